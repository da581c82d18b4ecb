// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Field } from './Field.tsx'
import { type Suggested, SuggestInput } from './SuggestInput.tsx'

const STREETS: Suggested[] = [
  { value: '1', label: 'Avenida Atlântica', hint: 'Maçarico' },
  { value: '2', label: 'Avenida Beira-Mar' },
]

function Street({ onChoose }: { onChoose: (option: Suggested) => void }) {
  const [text, setText] = useState('')
  return (
    <Field label="Rua" hint="Escolha na lista.">
      <SuggestInput
        value={text}
        onValueChange={setText}
        options={text ? STREETS : []}
        onChoose={onChoose}
        countText={(count) => `${count} ruas`}
      />
    </Field>
  )
}

afterEach(cleanup)

it('offers what fits and takes it with the keyboard', async () => {
  const onChoose = vi.fn()
  render(<Street onChoose={onChoose} />)
  const field = screen.getByRole('combobox', { name: 'Rua' })
  await userEvent.type(field, 'av')
  expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual([
    'Avenida AtlânticaMaçarico',
    'Avenida Beira-Mar',
  ])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledWith(STREETS[0])
  expect(field).toHaveProperty('value', 'Avenida Atlântica')
})

it('keeps whatever was written where nothing is chosen', async () => {
  const onChoose = vi.fn()
  render(<Street onChoose={onChoose} />)
  const field = screen.getByRole('combobox', { name: 'Rua' })
  await userEvent.type(field, 'Atrás da feira')
  await userEvent.tab()
  expect(field).toHaveProperty('value', 'Atrás da feira')
  expect(onChoose).not.toHaveBeenCalled()
})
