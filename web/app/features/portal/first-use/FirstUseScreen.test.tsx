// @vitest-environment jsdom
import type { FirstUse, SystemTest } from '@portal/contract/portal/first-use/first-use'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import FirstUseScreen from './FirstUseScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const test = (kind: SystemTest['kind'], state: SystemTest['state']): SystemTest => ({
  ...{ kind, state, at: null, took_ms: null, failure: null },
})
const steps = (more: Partial<FirstUse> = {}): FirstUse => ({
  ...{ finished_at: null, skipped: [], has_city: true, city_name: 'Salinópolis' },
  ...{ has_second_factor: true, backup_at: null, proof_at: null },
  tests: [test('mail', 'never'), test('pix', 'off'), test('cards', 'never')],
  ...more,
})
const FIRST_USE = 'GET /api/v1/admin/first-use'
const superadmin = signedIn({ planType: 'superadmin' })

// spec: 1089
it('goes on where it was left, and waits for the code that arrived', async () => {
  let state: SystemTest['state'] = 'never'
  const typed = vi.fn((_body: unknown) => {
    state = 'passed'
    return ok(test('mail', 'passed'))
  })
  fakeApi({
    [FIRST_USE]: () => ok(steps({ tests: [test('mail', state), test('pix', 'never')] })),
    'POST /api/v1/admin/system-tests': () => {
      state = 'sent'
      return ok({ asked: true })
    },
    'POST /api/v1/admin/system-tests/mail-code': typed,
  })
  renderAs(superadmin, <FirstUseScreen />)
  expect(await screen.findByRole('heading', { name: 'O e-mail sai e chega?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Mandar o código' }))
  await userEvent.type(await screen.findByLabelText('O código que chegou'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Conferir' }))
  expect(typed).toHaveBeenCalledOnce()
  // The next step is the one that waits.
  expect(await screen.findByRole('heading', { name: 'O banco nos conhece?' })).toBeTruthy()
})

it('lets one skip what is not set up, and go back to a step', async () => {
  const skipped = vi.fn((_body: unknown) =>
    ok(steps({ skipped: ['pix'], tests: [test('mail', 'passed'), test('cards', 'never')] })),
  )
  fakeApi({
    [FIRST_USE]: () => ok(steps({ tests: [test('mail', 'passed'), test('pix', 'off')] })),
    'PATCH /api/v1/admin/first-use': skipped,
  })
  renderAs(superadmin, <FirstUseScreen />)
  expect(await screen.findByText(/Ainda não está configurado/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Pular: sem Pix por enquanto' }))
  expect(await screen.findByRole('heading', { name: 'A Stripe nos conhece?' })).toBeTruthy()
  const nav = within(screen.getByRole('navigation', { name: 'Passos' }))
  expect(nav.getByRole('button', { name: /Pix/ }).textContent).toContain('pulado')
  await userEvent.click(nav.getByRole('button', { name: /A cidade/ }))
  expect(screen.getByRole('heading', { name: 'De que cidade é este guia?' })).toBeTruthy()
})

it('ends when every step was taken or skipped', async () => {
  const finished = vi.fn((_body: unknown) => ok(steps()))
  fakeApi({
    [FIRST_USE]: () =>
      ok(
        steps({
          skipped: ['pix', 'cards', 'backup'],
          tests: [test('mail', 'passed'), test('pix', 'off'), test('cards', 'off')],
        }),
      ),
    'PATCH /api/v1/admin/first-use': finished,
  })
  renderAs(superadmin, <FirstUseScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Terminar o primeiro uso' }))
  expect(finished).toHaveBeenCalledOnce()
})
