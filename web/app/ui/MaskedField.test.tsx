// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Field } from './Field.tsx'
import { MaskedField } from './MaskedField.tsx'
import type { MaskName } from './masks.ts'

afterEach(cleanup)

function renderMask(mask: MaskName, defaultValue = '') {
  const onValueChange = vi.fn()
  render(
    <form data-testid="form">
      <Field label="Campo">
        <MaskedField mask={mask} name="raw" {...{ defaultValue, onValueChange }} />
      </Field>
    </form>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Campo')
  const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('raw')
  return { input, sent, onValueChange }
}

const cases: { mask: MaskName; typed: string; text: string; raw: string }[] = [
  { mask: 'phone', typed: '9134231234', text: '(91) 3423-1234', raw: '9134231234' },
  { mask: 'phone', typed: '91992536072', text: '(91) 99253-6072', raw: '91992536072' },
  { mask: 'cep', typed: '68721000', text: '68721-000', raw: '68721000' },
  { mask: 'cpf', typed: '52998224725', text: '529.982.247-25', raw: '52998224725' },
  { mask: 'cnpj', typed: '11222333000181', text: '11.222.333/0001-81', raw: '11222333000181' },
  { mask: 'cnpj', typed: '12abc34501de35', text: '12.ABC.345/01DE-35', raw: '12ABC34501DE35' },
  {
    mask: 'taxDocument',
    typed: '11222333000181',
    text: '11.222.333/0001-81',
    raw: '11222333000181',
  },
  {
    mask: 'taxDocument',
    typed: '12abc34501de35',
    text: '12.ABC.345/01DE-35',
    raw: '12ABC34501DE35',
  },
  { mask: 'money', typed: '1234,56', text: '1.234,56', raw: '123456' },
]

describe.each(cases)('$mask as $text', ({ mask, typed, text, raw }) => {
  it('takes shape while it is typed, and is sent bare', async () => {
    const { input, sent, onValueChange } = renderMask(mask)
    await userEvent.type(input, typed)
    expect(input.value).toBe(text)
    expect(sent()).toBe(raw)
    expect(onValueChange).toHaveBeenLastCalledWith(raw)
  })

  it.each([typed, text])('is the same when pasted as %s', async (copied) => {
    const { input, sent } = renderMask(mask)
    await userEvent.click(input)
    await userEvent.paste(copied)
    expect(input.value).toBe(text)
    expect(sent()).toBe(raw)
  })

  it('is shown in shape from the start', () => {
    expect(renderMask(mask, raw).input.value).toBe(text)
  })

  it('stops at its length', async () => {
    const { input } = renderMask(mask, raw)
    await userEvent.type(input, '99')
    expect(input.value).toHaveLength(mask === 'phone' ? 15 : text.length)
  })
})

describe('what people paste', () => {
  it.each([
    ['phone', '+55 (91) 99253-6072', '(91) 99253-6072'],
    ['phone', '5591992536072', '(91) 99253-6072'],
    ['phone', '091 99253-6072', '(91) 99253-6072'],
    ['cep', 'CEP 68.721-000', '68721-000'],
    ['money', 'R$ 1.234,56', '1.234,56'],
    ['money', '1234.56', '1.234,56'],
    ['money', '99', '99'],
  ] as const)('makes sense of a %s such as %s', async (mask, copied, text) => {
    const { input } = renderMask(mask)
    await userEvent.click(input)
    await userEvent.paste(copied)
    expect(input.value).toBe(text)
  })
})

describe('money', () => {
  it('fills in the cents when one leaves the field', async () => {
    const { input, sent } = renderMask('money')
    await userEvent.type(input, '12,5')
    await userEvent.tab()
    expect(input.value).toBe('12,50')
    expect(sent()).toBe('1250')
  })

  it('takes a dot for the comma of keyboards that have none', async () => {
    const { input } = renderMask('money')
    await userEvent.type(input, '12.50')
    expect(input.value).toBe('12,50')
  })

  it('is empty, not zero, when nothing is written', () => {
    expect(renderMask('money').sent()).toBe('')
  })

  it('says that it counts reais', () => {
    const { input } = renderMask('money')
    const description = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('em reais')
  })
})

it('follows a parent that changes the value', async () => {
  function Form() {
    const [phone, setPhone] = useState('')
    return (
      <>
        <Field label="Campo">
          <MaskedField mask="phone" value={phone} onValueChange={setPhone} />
        </Field>
        <button type="button" onClick={() => setPhone('91992536072')}>
          Usar o meu
        </button>
      </>
    )
  }
  render(<Form />)
  const input = screen.getByLabelText<HTMLInputElement>('Campo')
  await userEvent.type(input, '913')
  expect(input.value).toBe('(91) 3')
  await userEvent.click(screen.getByRole('button'))
  expect(input.value).toBe('(91) 99253-6072')
})
