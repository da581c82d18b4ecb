// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Field } from './Field.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import { Input } from './Input.tsx'
import { RadioGroup } from './RadioGroup.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const problems = [
  { fieldId: 'nome', message: 'Escreva o nome' },
  { fieldId: 'turno', message: 'Escolha o turno' },
]

function form(list: typeof problems) {
  return (
    <>
      <FormErrorSummary problems={list} />
      <Field id="nome" label="Nome">
        <Input />
      </Field>
      <Field id="turno" group label="Turno">
        <RadioGroup options={[{ value: 'day', label: 'Dia' }]} />
      </Field>
    </>
  )
}

it('stays away while nothing is wrong', () => {
  render(form([]))
  expect(screen.queryByRole('region')).toBeNull()
})

it('counts the problems and takes the focus when the submit fails', () => {
  const { rerender } = render(form([]))
  rerender(form(problems))
  const summary = screen.getByRole('region', { name: 'Falta acertar 2 campos' })
  expect(document.activeElement).toBe(summary)
})

it('takes the focus again when the next submit fails too', () => {
  const { rerender } = render(form(problems))
  screen.getByLabelText('Nome').focus()
  rerender(form([...problems]))
  expect(document.activeElement).toBe(screen.getByRole('region'))
})

it('leads from each line to its field, and into a group to its first choice', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(form(problems))
  await userEvent.click(screen.getByRole('link', { name: 'Escreva o nome' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Nome'))
  await userEvent.click(screen.getByRole('link', { name: 'Escolha o turno' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Dia'))
})
