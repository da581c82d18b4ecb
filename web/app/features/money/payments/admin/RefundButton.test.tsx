// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { fakeMoneyApi, PAYMENT, refusal, renderMoney } from './money.testing.tsx'
import { RefundButton } from './RefundButton.tsx'

const PATH = `/api/v1/admin/plan-payments/${PAYMENT.id}/refund`
const button = () => screen.getByRole('button', { name: /^Devolver R\$\s49,90$/ })

async function openDialog() {
  renderMoney(
    <>
      <h2 id="pagamentos" tabIndex={-1}>
        Pagamentos
      </h2>
      <RefundButton payment={PAYMENT} focusAfter="pagamentos" />
    </>,
  )
  await userEvent.click(button())
  const dialog = within(await screen.findByRole('dialog'))
  return {
    dialog,
    amount: dialog.getByLabelText<HTMLInputElement>(/^Valor a devolver/),
    reason: dialog.getByLabelText(/^Motivo/),
    confirm: () => userEvent.click(dialog.getByRole('button', { name: 'Devolver' })),
  }
}
async function writeAmount(field: HTMLInputElement, digits: string) {
  await userEvent.clear(field)
  await userEvent.type(field, digits)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('returns all that is left unless told otherwise, and leaves the focus in its place', async () => {
  const writes = fakeMoneyApi({ [`POST ${PATH}`]: () => ({ payment: PAYMENT }) })
  const { reason, confirm } = await openDialog()
  await userEvent.type(reason, 'Cobrança dobrada.')
  await confirm()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes.map(({ body }) => body)).toEqual([
    {
      key: expect.any(String),
      amount_cents: 4990,
      left_cents: 4990,
      reason: 'Cobrança dobrada.',
    },
  ])
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('pagamentos'))
})

it('returns a part, and never more than is left', async () => {
  const writes = fakeMoneyApi({ [`POST ${PATH}`]: () => ({ payment: PAYMENT }) })
  const { dialog, amount, reason, confirm } = await openDialog()
  await userEvent.type(reason, 'Um dia sem o serviço.')
  await writeAmount(amount, '49,91')
  await confirm()
  expect(dialog.getByText('Escreva um valor até o que ainda pode ser devolvido.')).toBeTruthy()
  expect(document.activeElement).toBe(amount)
  await writeAmount(amount, '0')
  await confirm()
  expect(writes).toEqual([])
  await writeAmount(amount, '10,00')
  await confirm()
  await vi.waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]?.body).toMatchObject({ amount_cents: 1000, left_cents: 4990 })
})

it('asks for a reason, where the writing goes on', async () => {
  const writes = fakeMoneyApi({})
  const { dialog, reason, confirm } = await openDialog()
  await userEvent.type(reason, '  a  ')
  await confirm()
  expect(dialog.getByText('Escreva o motivo, com pelo menos 5 letras.')).toBeTruthy()
  expect(document.activeElement).toBe(reason)
  expect(writes).toEqual([])
})

it('is the same refund when it is pressed again after a lost answer', async () => {
  let tries = 0
  const writes = fakeMoneyApi({
    [`POST ${PATH}`]: () => {
      tries += 1
      if (tries === 1) return refusal(400, 'refused', 'Agora não.')
      return { payment: PAYMENT }
    },
  })
  const { reason, confirm } = await openDialog()
  await userEvent.type(reason, 'Cobrança dobrada.')
  await confirm()
  await vi.waitFor(() => expect(writes).toHaveLength(1))
  expect(screen.getByRole('dialog')).toBeTruthy()
  await confirm()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = writes.map(({ body }) => (body as { key: string }).key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('is another refund once the portal has answered and something else is written', async () => {
  const sentence = 'Esta devolução já foi pedida com outro valor ou outro motivo.'
  let tries = 0
  const writes = fakeMoneyApi({
    [`POST ${PATH}`]: () => {
      tries += 1
      if (tries === 1) return refusal(409, 'payments.key-used', sentence)
      return { payment: PAYMENT }
    },
  })
  const toasts: ToastMessage[] = []
  const stop = receiveToasts((message) => toasts.push(message))
  const { amount, reason, confirm } = await openDialog()
  await userEvent.type(reason, 'Cobrança dobrada.')
  await confirm()
  await vi.waitFor(() => expect(toasts).toMatchObject([{ description: sentence }]))
  stop()
  await writeAmount(amount, '10,00')
  await confirm()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = writes.map(({ body }) => (body as { key: string }).key)
  expect(new Set(keys).size).toBe(2)
})

it('closes where what is left has changed: another amount has to be read first', async () => {
  fakeMoneyApi({ [`POST ${PATH}`]: () => refusal(409, 'stale', 'O valor mudou.') })
  const { reason, confirm } = await openDialog()
  await userEvent.type(reason, 'Cobrança dobrada.')
  await confirm()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('gives the focus back to its button when nothing was done', async () => {
  fakeMoneyApi({})
  const { dialog } = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(button()))
})
