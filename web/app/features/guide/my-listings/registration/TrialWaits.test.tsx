// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { TrialWaits } from './TrialWaits.tsx'

const TRIAL = 'GET /api/v1/subscriptions/trial'
const waiting = { plan: 'macarico', cycle: 'month', days: 14 }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says what the trial waits for, and goes on when the link was opened', async () => {
  let isConfirmed = false
  const trial = {
    ...{ plan: 'macarico', cycle: 'month', month_cents: 9_990, year_cents: 99_900 },
    ends_at: '2026-12-01T12:00:00Z',
  }
  fakeApi({
    [TRIAL]: () => ok(isConfirmed ? { trial, waiting: null } : { trial: null, waiting }),
  })
  const auth = signedIn()
  renderAs(auth, <TrialWaits otherwise={<p>Escolha um plano</p>} />)
  const title = 'Confirme seu e-mail para começar os 14 dias grátis'
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByText(/O plano Maçarico está guardado para você/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reenviar e-mail' })).toBeDefined()
  isConfirmed = true
  await userEvent.click(screen.getByRole('button', { name: 'Já confirmei' }))
  await waitFor(() => expect(auth.refreshPlanType).toHaveBeenCalledOnce())
})

it('is the choice of a plan where nothing waits', async () => {
  fakeApi({ [TRIAL]: () => ok({ trial: null, waiting: null }) })
  renderAs(signedIn(), <TrialWaits otherwise={<p>Escolha um plano</p>} />)
  expect(await screen.findByText('Escolha um plano')).toBeDefined()
})
