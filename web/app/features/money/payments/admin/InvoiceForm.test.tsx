// @vitest-environment jsdom
import type { MoneyInvoice } from '@portal/contract/money/payments/money'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { InvoiceForm } from './InvoiceForm.tsx'
import { DETAILS, fakeMoneyApi, refusal, renderMoney } from './money.testing.tsx'

const { id } = DETAILS.order
const PATH = `/api/v1/admin/plan-orders/${id}/invoice`
const SAVED: MoneyInvoice = {
  status: 'issued',
  number: '2026/15',
  access_key: null,
  has_xml: true,
  version: 1,
}
const write = async (label: RegExp, text: string) =>
  userEvent.type(screen.getByLabelText(label), text)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar a nota' }))

function open(invoice: MoneyInvoice, newer: MoneyInvoice = invoice) {
  renderMoney(<InvoiceForm orderId={id} invoice={invoice} read={async () => newer} />)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('keeps the number, the file and the reason of a first invoice', async () => {
  const writes = fakeMoneyApi({ [`PUT ${PATH}`]: () => SAVED })
  open(DETAILS.invoice)
  await write(/^Número da nota/, '2026/15')
  await userEvent.upload(
    screen.getByLabelText(/^Arquivo XML/),
    new File(['<nota/>'], 'nota.xml', { type: 'text/xml' }),
  )
  await write(/^Motivo/, 'Emitida hoje.')
  await save()
  await screen.findByText('Há um XML guardado. Outro arquivo toma o lugar dele.')
  expect(writes.map(({ body }) => body)).toEqual([
    {
      version: 0,
      status: 'issued',
      number: '2026/15',
      access_key: null,
      xml: '<nota/>',
      reason: 'Emitida hoje.',
    },
  ])
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Motivo/).value).toBe('')
})

it('leaves the kept file alone where no other was chosen', async () => {
  const writes = fakeMoneyApi({ [`PUT ${PATH}`]: () => ({ ...SAVED, version: 2 }) })
  open(SAVED)
  await write(/^Motivo/, 'Conferida.')
  await save()
  await vi.waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]?.body).toEqual({
    version: 1,
    status: 'issued',
    number: '2026/15',
    access_key: null,
    reason: 'Conferida.',
  })
})

it('says at each field what is missing, and sends nothing', async () => {
  const writes = fakeMoneyApi({})
  open(DETAILS.invoice)
  await write(/^Chave de acesso/, 'curta')
  await userEvent.upload(
    screen.getByLabelText(/^Arquivo XML/),
    new File(['não é'], 'nota.xml', { type: 'text/xml' }),
  )
  await save()
  const describing = async (label: RegExp) => {
    const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? ''
    return ids
      .split(' ')
      .map((one) => document.getElementById(one)?.textContent)
      .join(' ')
  }
  await vi.waitFor(async () =>
    expect(await describing(/^Número/)).toContain('Escreva o número da nota'),
  )
  expect(await describing(/^Chave/)).toContain('Confira a chave')
  expect(await describing(/^Arquivo/)).toContain('Este arquivo não é um XML. Escolha o da nota.')
  expect(await describing(/^Motivo/)).toContain('Escreva o motivo')
  expect(writes).toEqual([])
})

it('tells that somebody else changed it, keeps what was typed and brings theirs on demand', async () => {
  fakeMoneyApi({
    [`PUT ${PATH}`]: () => refusal(409, 'stale', 'Outra pessoa mudou a nota desta compra.'),
  })
  open(DETAILS.invoice, { ...SAVED, number: '77' })
  await write(/^Número da nota/, '15')
  await write(/^Motivo/, 'Emitida hoje.')
  await save()
  expect(await screen.findByText('Outra pessoa salvou antes de você')).toBeTruthy()
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: /^Número da nota/ })
  expect(number.value).toBe('15')
  await userEvent.click(screen.getByRole('button', { name: 'Descartar o que escrevi' }))
  await vi.waitFor(() => expect(number.value).toBe('77'))
  expect(screen.queryByText('Outra pessoa salvou antes de você')).toBeNull()
})
