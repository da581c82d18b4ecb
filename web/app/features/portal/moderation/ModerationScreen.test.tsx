// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { ModerationScreen } from './ModerationScreen.tsx'
import { todayInstead } from './today/today-address.rules.ts'

const QUEUE = 'GET /api/v1/admin/reviews?status=published&limit=25'
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (decidesClaims = true) =>
  renderAs(
    signedIn({ planType: 'admin' }),
    <ModerationScreen listingAt={(name) => `/l/${name}`} decidesClaims={decidesClaims} />,
    '/admin/moderacao',
  )
const tabs = () => within(screen.getByRole('navigation', { name: 'O que foi decidido' }))

it('begins with what was published, and leaves claims to administrators', async () => {
  fakeApi({ [QUEUE]: () => ok({ reviews: [], next_cursor: null, waiting: 3 }) })
  open(false)
  expect(await screen.findByText('Nada nesta situação')).toBeDefined()
  expect(
    tabs()
      .getAllByRole('link')
      .map((tab) => tab.getAttribute('href')),
  ).toEqual([
    '/admin/moderacao?fila=avaliacoes&situacao=published',
    '/admin/moderacao?fila=relatos&situacao=resolved',
    '/admin/moderacao?fila=participacoes&situacao=published',
  ])
})

it('offers to try again when a queue cannot be read', async () => {
  fakeApi({ [QUEUE]: () => refused(403, 'x', 'Acesso negado.') })
  open()
  expect(await screen.findByText('Acesso negado.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined()
})

// spec: 833
it.each([
  ['fila=cadastros', '/admin?assunto=listing'],
  ['fila=avaliacoes', '/admin?assunto=review'],
  ['fila=relatos&situacao=open&item=r1', '/admin?assunto=report&item=report%3Ar1'],
  ['fila=avaliacoes&situacao=published', null],
  ['fila=avaliacoes&lugar=p1', null],
  ['', null],
])('leads the old address of what waits (%s) to where it waits now', (search, instead) => {
  expect(todayInstead(new URLSearchParams(search))).toBe(instead)
})
