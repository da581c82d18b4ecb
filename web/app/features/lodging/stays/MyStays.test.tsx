// @vitest-environment jsdom
import type { MyStay } from '@portal/contract/lodging/stays/stay'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { MyStays } from './MyStays.tsx'
import { aStay } from './stays.testing.ts'

const MINE = 'GET /api/v1/my/stays'
const STAY = `/api/v1/my/stays/${aStay().id}`

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const list = (stays: MyStay[]) => ok({ stays, next_cursor: null })
function show(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers)
  renderAs(signedIn(), <MyStays renderDeposit={({ deposit }) => <p>Sinal: {deposit?.state}</p>} />)
  return api
}

it('says yes to what the house accepted', async () => {
  let stays = [aStay()]
  const api = show({
    [MINE]: () => list(stays),
    [`POST ${STAY}/confirm`]: () => {
      stays = [
        aStay({
          status: 'confirmed',
          version: 3,
          may: { confirm: false, cancel: true, forget: false },
        }),
      ]
      return ok(stays[0])
    },
  })
  const row = await screen.findByRole('listitem', { name: /^Pousada do Cais/ })
  expect(row.textContent).toContain('Suíte Mar')
  expect(row.textContent).toContain('R$\u00a0660,00')
  await userEvent.click(within(row).getByRole('button', { name: 'Confirmar reserva' }))
  expect(
    await screen.findByText(/A ficha de hóspede é preenchida no site do governo/),
  ).toBeDefined()
  expect(api.sent(`POST ${STAY}/confirm`)).toEqual([{ version: 2 }])
})

// spec: 644
it('says what cancelling costs before it is done', async () => {
  const stay = aStay({ status: 'confirmed', cancel_fee_cents: 30_000 })
  const api = show({
    [MINE]: () => list([stay]),
    [`POST ${STAY}/cancel`]: () => ok(stay),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('o cancelamento agora custa R$\u00a0300,00')
  await userEvent.click(within(question).getByRole('button', { name: 'Cancelar reserva' }))
  await waitFor(() =>
    expect(api.sent(`POST ${STAY}/cancel`)).toEqual([{ version: 2, fee_cents: 30_000 }]),
  )
})

// spec: 645
it('writes to the house about this stay, and has its answer beside it', async () => {
  const messages = [
    { id: 'm1', by: 'guest', text: 'Tem berço?', created_at: '2026-07-18T12:00:00Z' },
    { id: 'm2', by: 'house', text: 'Tem, sem custo.', created_at: '2026-07-18T13:00:00Z' },
  ]
  const SEND = 'POST /api/v1/contact-messages'
  const api = show({
    [MINE]: () => list([aStay()]),
    [`GET ${STAY}/messages`]: () => ok({ messages }),
    [SEND]: () => ({ status: 201, body: { id: 'm3' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Mensagens com a hospedagem' }))
  const thread = await screen.findByRole('region', { name: 'Conversa com Pousada do Cais' })
  expect(await within(thread).findByText('Tem, sem custo.')).toBeDefined()
  await userEvent.type(within(thread).getByLabelText('Sua mensagem'), 'Chegamos às 21h.')
  await userEvent.click(within(thread).getByRole('button', { name: 'Enviar mensagem' }))
  await waitFor(() =>
    expect(api.sent(SEND)).toMatchObject([
      {
        establishment_id: aStay().establishment.id,
        stay_id: aStay().id,
        message: 'Chegamos às 21h.',
      },
    ]),
  )
})

it('says that there are none, and that they could not be read', async () => {
  let answers = false
  show({ [MINE]: () => (answers ? list([]) : refused(422, 'x')) })
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
  answers = true
  await userEvent.click(retry)
  expect(await screen.findByText('Nenhuma reserva ainda')).toBeDefined()
})
