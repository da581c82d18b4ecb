// @vitest-environment jsdom
import type { CardRenewal } from '@portal/contract/money/payments/card-renewal'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { CardRenewalNote } from './CardRenewalNote.tsx'

const RENEWAL: CardRenewal = {
  id: '0197f2f0-0000-7000-8000-0000000000e1',
  plan: 'macarico',
  cycle: 'month',
  status: 'active',
}
const call = (what: string) => `POST /api/v1/card-renewals/${RENEWAL.id}/${what}`

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(renewal: CardRenewal | null, answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ 'GET /api/v1/my/card-renewal': () => ok({ renewal }), ...answers })
  renderAs(signedIn(), <CardRenewalNote />, '/dash-espadarte')
  return api
}

it('ends the renewal after a question, and says that the plan goes on', async () => {
  const { sent } = open(RENEWAL, {
    [call('cancellation')]: () => ok({ renewal: { ...RENEWAL, status: 'ended' } }),
  })
  expect(await screen.findByText(/renova sozinho no cartão/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar a renovação' }))
  expect(sent(call('cancellation'))).toHaveLength(0)
  const confirm = await screen.findAllByRole('button', { name: 'Cancelar a renovação' })
  await userEvent.click(confirm.at(-1) as HTMLElement)
  expect(await screen.findByText(/não renova mais/)).toBeDefined()
})

// spec: 536
it('takes the end back', async () => {
  open({ ...RENEWAL, status: 'ended' }, { [call('resumption')]: () => ok({ renewal: RENEWAL }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Voltar a renovar' }))
  expect(await screen.findByText(/renova sozinho no cartão/)).toBeDefined()
})

it('changes the card on the page of the provider', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  open(RENEWAL, { [call('card-page')]: () => ok({ url: 'http://127.0.0.1:8029/p/session/1' }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Trocar cartão' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('http://127.0.0.1:8029/p/session/1'))
})
