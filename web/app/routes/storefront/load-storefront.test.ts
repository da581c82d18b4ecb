import type { PageContext } from '@portal/contract/shared/page-renderer'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeCatalogue, fakeSold } from '~/features/orders/fake-catalogue.ts'
import { fakeOrdering } from '~/features/orders/fake-ordering.ts'
import { pageContext } from '~/platform/page-context.ts'
import { loadStorefront } from './load-storefront.ts'
import { storefrontAt } from './storefronts.ts'

const PLACE = '/api/v1/establishments/mare-cheia'
const catalogue = fakeCatalogue([fakeSold()])
let answers: Record<string, unknown>
let asked: string[]
let switchBack = () => {}

beforeEach(() => {
  asked = []
  switchBack = switchCapabilities(true)
  answers = {
    [PLACE]: { slug: 'mare-cheia', name: 'Maré Cheia' },
    '/api/v1/establishments/velho': { slug: 'mare-cheia' },
    [`${PLACE}/catalogue/menu`]: catalogue,
    [`${PLACE}/catalogue/shop`]: { ...catalogue, kind: 'shop' },
    [`${PLACE}/ordering`]: fakeOrdering(),
  }
})
afterEach(() => switchBack())

function load(kind: Parameters<typeof loadStorefront>[0], slug = 'mare-cheia', below = '') {
  const context = new RouterContextProvider()
  const readApi = async (url: string) => {
    asked.push(url)
    const body = answers[url]
    return body ? { status: 200, body } : { status: 404, body: null }
  }
  const page = { publicOrigin: 'https://portal.test', now: new Date(), readApi }
  context.set(pageContext, page as Partial<PageContext> as PageContext)
  return loadStorefront(kind, { params: { slug }, context }, below)
}
const statusOf = (refusal: unknown) =>
  refusal instanceof Response
    ? refusal.status
    : (refusal as { init: { status: number } }).init.status

describe('the page of a catalogue', () => {
  it('is one to order from where orders are taken of it', async () => {
    expect((await load('menu')).ordering?.zones).toHaveLength(2)
    expect((await load('shop')).ordering).not.toBeNull()
  })

  it('is one to read where nothing can be ordered', async () => {
    answers[`${PLACE}/ordering`] = fakeOrdering({ modes: { menu: [], shop: ['pickup'] } })
    expect((await load('menu')).ordering).toBeNull()
    answers[`${PLACE}/ordering`] = undefined
    expect((await load('menu')).ordering).toBeNull()
  })

  // spec: 609
  it('asks nothing about orders, and has no delivery and no shop, before the portal can', async () => {
    switchBack()
    switchBack = switchCapabilities(false, ['delivery', 'shop'])
    expect((await load('menu')).ordering).toBeNull()
    expect(asked).not.toContain(`${PLACE}/ordering`)
    for (const kind of ['delivery', 'shop'] as const) {
      expect(statusOf(await load(kind).catch((refusal) => refusal))).toBe(404)
    }
  })

  // spec: 609
  it('has no delivery where nobody delivers', async () => {
    answers[`${PLACE}/ordering`] = fakeOrdering({ modes: { menu: ['pickup'], shop: [] } })
    expect(statusOf(await load('delivery').catch((refusal) => refusal))).toBe(404)
  })

  it('follows a business to its new name, also from the checkout', async () => {
    const moved = await load('delivery', 'velho', '/pedido').catch((refusal) => refusal)
    expect(statusOf(moved)).toBe(301)
    expect((moved as Response).headers.get('location')).toBe('/delivery/mare-cheia/pedido')
  })

  it('is told by its address', () => {
    expect(storefrontAt('/loja/x/pedido')).toBe('shop')
    expect(storefrontAt('/delivery/x/pedido')).toBe('delivery')
    expect(storefrontAt('/cardapio/x/pedido')).toBe('menu')
  })
})
