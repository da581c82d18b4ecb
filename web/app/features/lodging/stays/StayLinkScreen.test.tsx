// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { StayLinkScreen } from './StayLinkScreen.tsx'
import { aStay } from './stays.testing.ts'

const TOKEN = 'x'.repeat(43)
const FOLLOW = 'POST /api/v1/stays/follow'
const nobody = { ...signedIn(), user: null, session: null }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.location.hash = ''
})
function show(answers: Parameters<typeof fakeApi>[0], token = TOKEN) {
  const api = fakeApi(answers)
  window.location.hash = `#token=${token}`
  renderAs(
    nobody,
    <StayLinkScreen renderDeposit={({ deposit }) => <p>Sinal: {deposit?.state}</p>} />,
    '/reserva',
  )
  return api
}

// spec: 1021
it('shows a stay by its link alone, and says yes and no for its guest', async () => {
  let stay = aStay({ deposit: { state: 'waiting', amount_cents: 19_800 } })
  const CONFIRM = 'POST /api/v1/stays/confirm'
  const CANCEL = 'POST /api/v1/stays/cancel'
  const move = (status: 'confirmed' | 'cancelled', cancel: boolean) => () => {
    stay = aStay({
      status,
      version: stay.version + 1,
      may: { confirm: false, cancel, forget: !cancel },
    })
    return ok(stay)
  }
  const api = show({
    [FOLLOW]: () => ok(stay),
    [CONFIRM]: move('confirmed', true),
    [CANCEL]: move('cancelled', false),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar reserva' }))
  expect(await screen.findByText('Confirmada')).toBeDefined()
  expect(api.sent(CONFIRM)).toEqual([{ token: TOKEN, version: 2 }])
  // A house waits for them: it has to know whom.
  expect(screen.queryByRole('button', { name: 'Apagar meus dados' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar reserva' }))
  await waitFor(() =>
    expect(api.sent(CANCEL)).toEqual([{ token: TOKEN, version: 3, fee_cents: 0 }]),
  )
  expect(await screen.findByRole('button', { name: 'Apagar meus dados' })).toBeDefined()
})

it('shows nothing without its link', async () => {
  show({ [FOLLOW]: () => refused(422, 'stays.link', 'Este link não vale.') })
  expect(await screen.findByText('Este link não mostra nada')).toBeDefined()
})
