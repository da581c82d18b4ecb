// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { NameForm } from './NameForm.tsx'

afterEach(cleanup)

function show(answer: boolean) {
  const names: string[] = []
  render(
    <NameForm
      label="Novo programa"
      submit="Criar"
      minLength={2}
      maxLength={80}
      isPending={false}
      onName={async (name) => {
        names.push(name)
        return answer
      }}
    />,
  )
  const field = screen.getByRole('textbox', { name: 'Novo programa' }) as HTMLInputElement
  return { names, field, press: () => userEvent.click(screen.getByRole('button')) }
}

it('says under the field what the name lacks, and asks nobody', async () => {
  const { names, field, press } = show(true)
  await press()
  expect(screen.getByText('Escreva pelo menos 2 letras.')).toBeDefined()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, ' a ')
  await press()
  expect(names).toEqual([])
  await userEvent.type(field, 'b')
  expect(screen.queryByText('Escreva pelo menos 2 letras.')).toBeNull()
  await press()
  expect(names).toEqual([' a b'])
})

it('is free for the next name once one was taken, and keeps one that was not', async () => {
  const taken = show(true)
  await userEvent.type(taken.field, 'Maré alta')
  await taken.press()
  expect(taken.field.value).toBe('')
  cleanup()
  const kept = show(false)
  await userEvent.type(kept.field, 'Maré alta')
  await kept.press()
  expect(kept.field.value).toBe('Maré alta')
})
