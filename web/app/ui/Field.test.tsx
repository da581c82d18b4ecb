// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Select } from './Select.tsx'
import { Textarea } from './Textarea.tsx'

afterEach(cleanup)

function describedTextOf(control: HTMLElement) {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}

describe('a field', () => {
  it('names its control with the label and describes it with the hint', () => {
    render(
      <Field label="Nome completo" hint="Aparece só para você.">
        <Input />
      </Field>,
    )
    const input = screen.getByLabelText('Nome completo')
    expect(describedTextOf(input)).toEqual(['Aparece só para você.'])
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.hasAttribute('required')).toBe(false)
  })

  // spec: 268
  it('says the error before the hint and marks the control as invalid', () => {
    render(
      <Field label="WhatsApp" hint="Com DDD." error="Faltam números." required>
        <Input />
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'WhatsApp' })
    expect(describedTextOf(input)).toEqual(['Faltam números.', 'Com DDD.'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.hasAttribute('required')).toBe(true)
  })

  it('gives the control the id that an error summary leads to', () => {
    render(
      <Field id="bairro" label="Sobre o negócio">
        <Textarea />
      </Field>,
    )
    expect(screen.getByLabelText('Sobre o negócio').id).toBe('bairro')
  })

  it('lets the control keep what it was given itself', () => {
    render(
      <Field label="E-mail">
        <Input id="email" aria-describedby="outro" required />
      </Field>,
    )
    const input = screen.getByRole('textbox')
    expect(input.id).toBe('email')
    expect(input.getAttribute('aria-describedby')).toBe('outro')
    expect(input.hasAttribute('required')).toBe(true)
  })

  it('names a group of radios instead of pointing at one of them', () => {
    render(
      <Field group label="Como receber" error="Escolha um jeito." required>
        <RadioGroup options={[{ value: 'pickup', label: 'Retirar' }]} />
      </Field>,
    )
    const group = screen.getByRole('radiogroup', { name: 'Como receber' })
    expect(describedTextOf(group)).toEqual(['Escolha um jeito.'])
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(group.getAttribute('aria-required')).toBe('true')
  })

  it('reaches the trigger of a select', () => {
    render(
      <Field label="Bairro" error="Escolha um bairro.">
        <Select options={[{ value: 'atalaia', label: 'Atalaia' }]} />
      </Field>,
    )
    const trigger = screen.getByRole('combobox', { name: 'Bairro' })
    expect(describedTextOf(trigger)).toEqual(['Escolha um bairro.'])
    expect(trigger.getAttribute('aria-invalid')).toBe('true')
  })

  it('says in words that a field may stay empty', () => {
    render(
      <Field label="Complemento" optional>
        <Input />
      </Field>,
    )
    expect(screen.getByLabelText('Complemento (opcional)')).toBeTruthy()
  })
})
