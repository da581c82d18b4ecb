// @vitest-environment jsdom
import type { FollowedCoverage } from '@portal/contract/newsroom/coverage-requests/coverage-request'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import FollowScreen from './FollowScreen.tsx'

const READ = 'POST /api/v1/coverage-requests/follow'
const TOKEN = 'a'.repeat(43)
const nobody = { ...signedIn(), user: null, session: null }
const request: FollowedCoverage = {
  ...{ event_name: 'Festival', event_on: '2026-12-05', event_at: '19:30', place: 'Orla' },
  ...{ kinds: ['photo', 'live'], audience: 1200, notes: '', contact_name: 'Marlene' },
  ...{ email: 'marlene@exemplo.test', whatsapp: null, status: 'scheduled' },
  ...{ refusal_reason: null, published_url: null, created_at: '2026-11-01T12:00:00Z' },
  budget: { min_cents: 0, max_cents: 50_000 },
  history: [
    {
      ...{ id: '0197f2f0-0000-7000-8000-0000000000d1', kind: 'status', by: 'team' },
      ...{ to_status: 'scheduled', text: 'Chegamos às 18h.', at: '2026-11-02T12:00:00Z' },
    },
  ],
  may: { write: true, change_contact: true, withdraw: true },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.location.hash = ''
})

function open(hash = `#token=${TOKEN}`) {
  window.location.hash = hash
  renderAs(nobody, <FollowScreen />, '/solicitar-cobertura/acompanhar')
}

// spec: 440
it('says in plain words how the request stands and what was asked', async () => {
  const api = fakeApi({ [READ]: () => ok(request) })
  open()
  expect(await screen.findByText('Está agendado: a equipe vai cobrir o seu evento.')).toBeDefined()
  expect(screen.getByText('Chegamos às 18h.')).toBeDefined()
  expect(screen.getByText('5 de dezembro de 2026, 19h30')).toBeDefined()
  expect(screen.getByText('Até R$ 500,00')).toBeDefined()
  expect(api.sent(READ)).toEqual([{ token: TOKEN }])
})

it('shows nothing for a link that is none, and asks the server only about what could be one', async () => {
  const api = fakeApi({ [READ]: () => refused(422, 'coverage.link-invalid') })
  open('#token=curto')
  expect(await screen.findByText('Este link não mostra nada')).toBeDefined()
  expect(api.sent(READ)).toEqual([])
  cleanup()
  open()
  expect(await screen.findByText('Este link não mostra nada')).toBeDefined()
  expect(screen.queryByText('Festival')).toBeNull()
})

it('leads to what was published, and offers nothing more once it is over', async () => {
  const over: FollowedCoverage = {
    ...request,
    ...{ status: 'done', published_url: 'https://portal.test/noticias/festival' },
    may: { write: false, change_contact: false, withdraw: false },
  }
  fakeApi({ [READ]: () => ok(over) })
  open()
  const link = await screen.findByRole('link', { name: 'Ver o que foi publicado' })
  expect(link.getAttribute('href')).toBe('https://portal.test/noticias/festival')
  expect(screen.queryByRole('button', { name: 'Cancelar o pedido' })).toBeNull()
  expect(screen.queryByLabelText('Escrever à equipe')).toBeNull()
})

it('keeps a message that did not arrive, and sends it again under the same name', async () => {
  const WRITE = `${READ}/messages`
  let tries = 0
  const api = fakeApi({
    [READ]: () => ok(request),
    [WRITE]: () => {
      tries += 1
      return tries === 1 ? refused(429, 'coverage-message.too-many') : ok(request)
    },
  })
  open()
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Escrever à equipe')
  await userEvent.type(box, 'Mudou o palco.')
  const send = screen.getByRole('button', { name: 'Enviar mensagem' })
  await userEvent.click(send)
  await vi.waitFor(() => expect(api.sent(WRITE)).toHaveLength(1))
  expect(box.value).toBe('Mudou o palco.')
  await userEvent.click(send)
  await vi.waitFor(() => expect(box.value).toBe(''))
  const [first, second] = api.sent(WRITE) as { client_id: string }[]
  expect(second?.client_id).toBe(first?.client_id)
})
