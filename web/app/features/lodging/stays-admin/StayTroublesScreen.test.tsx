// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import StayTroublesScreen from './StayTroublesScreen.tsx'

const TROUBLES = 'GET /api/v1/admin/stays/troubles'
const establishment = { id: 'e1', slug: 'pousada-do-cais', name: 'Pousada do Cais' }
const nights = { arrival: '2026-08-10', departure: '2026-08-12' }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('lists nights sold twice, calendars that are not read and requests without an answer', async () => {
  const stay = {
    id: 's1',
    trouble: 'unanswered',
    since: '2026-07-18T12:00:00Z',
    total_cents: 66_000,
  }
  const feed = { id: 'f1', name: 'Airbnb', host: 'airbnb.com', fault: 'status' }
  fakeApi({
    [TROUBLES]: () =>
      ok({
        clashes: [{ establishment, unit_name: 'Suíte Mar', ...nights }],
        feeds: [{ ...feed, establishment, unit_name: 'Suíte Sol', since: '2026-07-18T12:00:00Z' }],
        stays: [{ ...stay, establishment, unit_name: 'Chalé', ...nights }],
      }),
  })
  renderAs(signedIn(), <StayTroublesScreen />)
  const part = async (name: string) => within(await screen.findByRole('region', { name }))
  const clashes = await part('Noites vendidas duas vezes')
  expect(clashes.getByRole('link', { name: 'Pousada do Cais' }).getAttribute('href')).toBe(
    '/hospedagem/pousada-do-cais',
  )
  expect(clashes.getByText(/Suíte Mar/)).toBeDefined()
  expect((await part('Calendários que não são lidos')).getByText(/^Airbnb, desde/)).toBeDefined()
  const stays = await part('Pedidos e reservas da última semana')
  expect(stays.getByText(/R\$\s660,00$/)).toBeDefined()
})

it('says that all is well, and that it could not look', async () => {
  let answers = false
  fakeApi({
    [TROUBLES]: () => (answers ? ok({ clashes: [], feeds: [], stays: [] }) : refused(422, 'x')),
  })
  renderAs(signedIn(), <StayTroublesScreen />)
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
  answers = true
  await userEvent.click(retry)
  expect(await screen.findByText('Nenhuma noite foi vendida aqui e em outro portal.')).toBeDefined()
})
