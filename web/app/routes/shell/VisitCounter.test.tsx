// @vitest-environment jsdom
import type { Visit } from '@portal/contract/insight/analytics/visit'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { type Auth, AuthContext } from '~/platform/session/auth-context.ts'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { NearObserver } from '~/platform/testing/near-observer.ts'
import { signedIn } from '~/platform/testing/signed-in.tsx'
import { noteAction } from '~/platform/visits/note-action.ts'
import { VisitCounter } from './VisitCounter.tsx'

let beacons: Blob[]
beforeEach(() => {
  beacons = []
  vi.stubGlobal('IntersectionObserver', NearObserver)
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => beacons.push(body) > 0 })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const name of ['sendBeacon', 'webdriver', 'globalPrivacyControl']) {
    Reflect.deleteProperty(navigator, name)
  }
  window.history.replaceState(null, '', '/')
})

const textOf = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(body)
  })
const sent = async (): Promise<Visit[]> =>
  (await Promise.all(beacons.map(textOf))).map((text) => JSON.parse(text))

const visitor: Auth = { ...signedIn(), user: null, session: null, planType: null }

function open(path: string, auth: Auth = visitor) {
  window.history.replaceState(null, '', path)
  const page = (
    <main>
      <a href="tel:+559134230000">Ligar</a>
      <a href="https://wa.me/5591988887777">WhatsApp</a>
      <a href="https://exemplo.test" data-visit="site">
        Site
      </a>
      <button type="button" data-visit="save" data-visit-of="0197-um">
        Salvar
      </button>
      <VisitCounter />
    </main>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthContext value={auth}>
        <RouterProvider router={router} />
      </AuthContext>
    </QueryClientProvider>,
  )
  return router
}

describe('a page that is looked at', () => {
  it('is told once, with where the person was before', async () => {
    const router = open('/buscar?q=pizza')
    await act(() => router.navigate('/buscar?q=pizza&tipo=negocio'))
    await act(() => router.navigate('/guia/bar-do-ze'))
    expect(await sent()).toEqual([
      { kind: 'view', page: '/buscar' },
      { kind: 'view', page: '/guia/bar-do-ze', from: '/buscar', word: 'pizza' },
    ])
  })

  it('is told when somebody looks, and not before', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    open('/mapa')
    expect(await sent()).toEqual([])
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    visibility.mockRestore()
    expect(await sent()).toEqual([{ kind: 'view', page: '/mapa' }])
  })
})

describe('what is done there', () => {
  it('is told with the business whose page it is', async () => {
    open('/guia/bar-do-ze')
    for (const name of ['Ligar', 'WhatsApp', 'Site']) {
      const link = screen.getByText(name)
      // jsdom follows no link.
      link.addEventListener('click', (event) => event.preventDefault())
      fireEvent.click(link)
    }
    fireEvent.click(screen.getByText('Salvar'))
    noteAction('coupon', '0197-dois')
    noteAction('order')
    const on = { page: '/guia/bar-do-ze', of: ['bar-do-ze'] }
    expect((await sent()).slice(1)).toEqual([
      { ...on, kind: 'call' },
      { ...on, kind: 'whatsapp' },
      { ...on, kind: 'site' },
      { ...on, kind: 'save', of: ['0197-um'] },
      { ...on, kind: 'coupon', of: ['0197-dois'] },
      { ...on, kind: 'order' },
    ])
  })

  it('is not told where there is no business', async () => {
    open('/mapa')
    noteAction('share')
    expect(await sent()).toHaveLength(1)
  })
})

describe('nobody is told of', () => {
  it.each([
    ['a browser that a program drives', { webdriver: true }],
    ['somebody who asks not to be counted', { globalPrivacyControl: true }],
  ])('%s', async (_, is) => {
    for (const [name, value] of Object.entries(is)) {
      Object.defineProperty(navigator, name, { value, configurable: true })
    }
    open('/mapa')
    expect(await sent()).toEqual([])
  })

  it('whoever works for the portal', async () => {
    open('/mapa', { ...signedIn(), planType: 'superadmin' })
    expect(await sent()).toEqual([])
  })

  it('a business’s own people on its pages, and they are elsewhere', async () => {
    fakeApi({
      'GET /api/v1/my/establishments': () => ok([{ id: '1', slug: 'meu-bar', may: {} }]),
    })
    const router = open('/guia/meu-bar', signedIn())
    await act(() => router.navigate('/guia/outro-bar'))
    await vi.waitFor(async () =>
      expect((await sent()).map(({ page }) => page)).toEqual(['/guia/outro-bar']),
    )
  })

  it('anybody, while it is not known who looks', async () => {
    open('/mapa', { ...visitor, isLoading: true })
    expect(await sent()).toEqual([])
  })
})
