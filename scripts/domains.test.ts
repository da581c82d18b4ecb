import { expect, it } from 'vitest'
import { arrowsBetween, brokenDirections, featureAt, strayFolders } from './domains.ts'

const house = {
  modules: new Map([
    [
      'contract/src/guide/claims/claim.ts',
      "import { cart } from '../../storefront/orders/cart.ts'",
    ],
    ['contract/src/storefront/orders/cart.ts', "import { slug } from '../../shared/slug.ts'"],
    [
      'server/src/features/storefront/orders/orders.feature.ts',
      "import { claim } from '@portal/contract/guide/claims/claim'",
    ],
    ['server/src/features/guide/claims/claims.feature.ts', ''],
    [
      'web/app/features/club/offers/Offer.tsx',
      "const Cart = lazy(() => import('~/features/storefront/orders/Cart.tsx'))",
    ],
    [
      'web/app/features/club/offers/Offer.test.tsx',
      "import { home } from '@portal/contract/portal/home/home'",
    ],
  ]),
  features: [
    { name: 'claims', uses: ['orders.moveAll'], stores: {} },
    { name: 'orders', uses: ['orders.find'], stores: { orders: {} } },
  ],
}
const named = arrowsBetween(house).map(({ from, to }) => `${from} → ${to}`)

it('sees arrows between domains by import, by what is loaded later and by what a manifest uses', () => {
  expect(named).toEqual([
    'guide/claims → storefront/orders',
    'storefront/orders → guide/claims',
    'club/offers → storefront/orders',
    'guide/claims → storefront/orders',
  ])
})

it('refuses an arrow that runs up or aside, and lets one run down', () => {
  const sentences = brokenDirections(arrowsBetween(house), [])
  expect(sentences).toHaveLength(3)
  expect(sentences[0]).toMatch(/^guide\/claims → storefront\/orders runs up \(contract\/src\/guide/)
  expect(sentences.join()).not.toContain('storefront/orders → guide/claims')
})

it('lets a known arrow be, until nothing needs it any more', () => {
  const known = ['guide/claims → storefront/orders', 'club/offers → storefront/orders']
  expect(brokenDirections(arrowsBetween(house), known)).toEqual([])
  expect(brokenDirections(arrowsBetween(house), [...known, 'guide/team → club/club'])).toEqual([
    'guide/team → club/club runs up no more: take it out of KNOWN_ARROWS_UP in scripts/domains.ts.',
  ])
})

it('wants a domain for every feature', () => {
  expect(featureAt('contract/src/shared/slug.ts')).toBeNull()
  expect(strayFolders(['server/src/features/guide/claims/a.ts'])).toEqual([])
  expect(strayFolders(['web/app/features/claims/a.ts'])[0]).toContain('is no domain')
})
