// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import ConfirmEventScreen from './ConfirmEventScreen.tsx'

const CONFIRM = 'POST /api/v1/event-submissions/confirm'
const RESEND = 'POST /api/v1/event-submissions/resend'
const TOKEN = 'a'.repeat(43)
const nobody = { ...signedIn(), user: null, session: null }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.location.hash = ''
})

function open(hash = `#token=${TOKEN}`) {
  window.location.hash = hash
  renderAs(nobody, <ConfirmEventScreen />, '/cadastro-evento/confirmar')
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

// spec: 386
it('confirms only when a person presses: a scanner that opens the link changes nothing', async () => {
  const api = fakeApi({ [CONFIRM]: () => ok({ title: 'Sarau da Maré' }) })
  open()
  expect(await screen.findByRole('heading', { name: 'Confirme o envio do evento' })).toBeDefined()
  expect(api.sent(CONFIRM)).toEqual([])
  await press('Confirmar o envio')
  expect(await screen.findByRole('heading', { name: 'Evento confirmado!' })).toBeDefined()
  expect(api.sent(CONFIRM)).toEqual([{ token: TOKEN }])
  const coverage = screen.getByRole('link', { name: 'Pedir a cobertura do portal' })
  expect(coverage.getAttribute('href')).toBe('/solicitar-cobertura')
})

it('offers a new link for one that is too old', async () => {
  const api = fakeApi({
    [CONFIRM]: () => refused(422, 'events.link-expired'),
    [RESEND]: () => ok({}),
  })
  open()
  await press('Confirmar o envio')
  await press('Mandar um novo link')
  expect(api.sent(RESEND)).toEqual([{ token: TOKEN }])
})

it('asks the server nothing about what is no link of ours', async () => {
  const api = fakeApi({ [CONFIRM]: () => ok({ title: 'x' }) })
  open('#token=curto')
  expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeDefined()
  expect(api.sent(CONFIRM)).toEqual([])
})

it('lets one try again after a failure', async () => {
  let count = 0
  fakeApi({
    [CONFIRM]: () => {
      count += 1
      return count === 1 ? refused(429, 'limits.too-many') : ok({ title: 'Sarau da Maré' })
    },
  })
  open()
  await press('Confirmar o envio')
  await press('Tentar de novo')
  expect(await screen.findByRole('heading', { name: 'Evento confirmado!' })).toBeDefined()
})
