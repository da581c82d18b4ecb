// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import ClubLanding from './club-landing.tsx'

beforeEach(
  () =>
    void fakeApi({
      'GET /api/v1/portal-settings': () => ok({}),
      'GET /api/v1/club/numbers': () =>
        ok({
          members: 3,
          partners: 0,
          saved_cents: 0,
          prizes_cents: 0,
          counted_at: '2026-07-18T22:00:00Z',
        }),
    }),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const props = { loaderData: { numbers: null, discountPercent: null } } as ComponentProps<
  typeof ClubLanding
>
const openPage = () =>
  renderAs(
    { ...signedIn(), user: null, session: null },
    <ClubLanding {...props} />,
    '/clube-de-vantagens',
  )

// spec: 81
it('has its parts in the order of the specification', () => {
  openPage()
  const titles = screen.getAllByRole('heading').filter(({ tagName }) => tagName !== 'H3')
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Mostre o código, pague menos em Salinas',
    'Entre para o clube',
    'O que você ganha',
    'Como Funciona',
    'Quem usa, conta',
    'O clube em números',
    'Sua próxima conta em Salinas pode sair mais barata',
  ])
  expect(screen.getAllByRole('article')).toHaveLength(4)
  expect(screen.getAllByRole('figure')).toHaveLength(3)
})

// spec: 87
it('ends with a call that leads to the form', () => {
  openPage()
  const call = screen.getByRole('link', { name: 'Quero me cadastrar' })
  const target = call.getAttribute('href')?.split('#')[1] ?? ''
  const form = screen.getByRole('button', { name: 'Quero fazer parte' })
  expect(document.getElementById(target)?.contains(form)).toBe(true)
})
