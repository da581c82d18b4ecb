// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Combobox } from './Combobox.tsx'
import { Field } from './Field.tsx'
import { Select } from './Select.tsx'

afterEach(cleanup)

const options = [
  { value: 'atalaia', label: 'Atalaia' },
  { value: 'macarico', label: 'Maçarico' },
  { value: 'corvina', label: 'Corvina', disabled: true },
]
const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('place')

it('is chosen from with the keyboard alone', async () => {
  const onValueChange = vi.fn()
  render(
    <form data-testid="form">
      <Field label="Bairro">
        <Select name="place" options={options} onValueChange={onValueChange} />
      </Field>
    </form>,
  )
  const trigger = screen.getByRole('combobox', { name: 'Bairro' })
  await userEvent.tab()
  expect(document.activeElement).toBe(trigger)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Atalaia'))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('macarico')
  expect(trigger.textContent).toBe('Maçarico')
  expect(sent()).toBe('macarico')
})

it('finds what is typed without its accents', async () => {
  const onValueChange = vi.fn()
  render(
    <form data-testid="form">
      <Field label="Bairro">
        <Combobox name="place" options={options} onValueChange={onValueChange} />
      </Field>
    </form>,
  )
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Bairro' })
  await userEvent.type(input, 'macar')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Maçarico'])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(input.value).toBe('Maçarico')
  expect(onValueChange).toHaveBeenLastCalledWith('macarico')
  expect(sent()).toBe('macarico')
})

it('says what to do when nothing is found', async () => {
  render(
    <Field label="Bairro">
      <Combobox options={options} />
    </Field>,
  )
  await userEvent.type(screen.getByRole('combobox'), 'xyz')
  expect(await screen.findByText('Nada encontrado. Tente outra palavra.')).toBeTruthy()
})

it('keeps what was picked when the server answers the next search without it', async () => {
  function ServerSide() {
    const [found, setFound] = useState<typeof options>([])
    const [place, setPlace] = useState<string | null>(null)
    const search = (typed: string) => setFound(typed.length > 2 ? options.slice(0, 1) : [])
    return (
      <Field label="Bairro" hint={place}>
        <Combobox options={found} onSearch={search} value={place} onValueChange={setPlace} />
      </Field>
    )
  }
  render(
    <>
      <ServerSide />
      <button type="button">Salvar</button>
    </>,
  )
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Bairro' })
  await userEvent.type(input, 'ata')
  await userEvent.click(await screen.findByRole('option', { name: 'Atalaia' }))
  expect(input.value).toBe('Atalaia')
  expect(screen.getByText('atalaia')).toBeTruthy()
  await userEvent.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(screen.queryByRole('option')).toBeNull()
  await userEvent.tab()
  await waitFor(() => expect(input.value).toBe('Atalaia'))
})
