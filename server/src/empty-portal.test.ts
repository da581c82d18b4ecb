import { endpoints } from '@portal/contract/api'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createListing } from '../test/establishments.ts'
import { createPerson, type TestPerson } from '../test/people.ts'
import { fixedClock, useTestApp } from '../test/test-app.ts'

/** The first morning: migrations, one superadministrator, one owner with one business that has nothing yet. */
const portal = useTestApp({
  clock: fixedClock('2026-11-18T12:00:00Z'),
  environment: { REQUESTS_PER_MINUTE: '100000' },
})
let superadmin: TestPerson
let owner: TestPerson
let listing: { id: string }
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true)
  superadmin = await createPerson(portal, { role: 'superadmin' })
  owner = await createPerson(portal, { plan: 'espadarte' })
  const modules = ['menu', 'delivery', 'shop', 'lodging', 'real_estate'] as const
  listing = await createListing(portal, { owner, fields: { modules: [...modules] } })
})
afterAll(() => restore())

const reads = Object.values(endpoints).filter(
  ({ method, path }) => method === 'GET' && !path.includes('open-delivery'),
)
/** These answer only to a question. */
const ASK_FIRST = [
  '/api/v1/admin/duties',
  '/api/v1/admin/exports/plan-money.csv',
  '/api/v1/admin/july-report',
  '/api/v1/admin/own-decisions',
  '/api/v1/admin/records',
  '/api/v1/admin/saved-filters',
  '/api/v1/admin/search/try',
  '/api/v1/favourites/cards',
  '/api/v1/free-lodgings',
  '/api/v1/itinerary',
  '/api/v1/kitchens/dishes',
  '/api/v1/map',
  '/api/v1/map/places',
  '/api/v1/my/records',
  '/api/v1/my/unclaimed-establishments',
  '/api/v1/neighbourhoods/place',
  '/api/v1/plan-quote',
  '/api/v1/streets',
]

/** What does not answer with a page of something, by its address. */
async function others(paths: readonly string[], person: TestPerson | null) {
  const found: Record<string, number> = {}
  for (const path of [...new Set(paths)].sort()) {
    const headers = person ? { cookie: person.cookie } : {}
    const { statusCode } = await portal.app.inject({ method: 'GET', url: path, headers })
    if (statusCode !== 200) found[path.replace(listing.id, ':id')] = statusCode
  }
  return found
}

// spec: 649
it('answers the team everywhere: what is empty is said to be', async () => {
  const paths = reads.map(({ path }) => path).filter((path) => !path.includes(':'))
  expect(paths.length).toBeGreaterThan(100)
  const { '/api/v1/podcast': podcast, ...rest } = await others(paths, superadmin)
  // Without a show there is nothing to hear; its page says so.
  expect(podcast).toBe(404)
  expect(rest).toEqual(Object.fromEntries(ASK_FIRST.map((path) => [path, 422])))
})

// spec: 649
it('answers an owner whose business has nothing yet', async () => {
  const own = /^\/api\/v1\/my\/establishments\/:id(\/[\w-]+)*$/
  const paths = reads.map(({ path }) => path).filter((path) => own.test(path))
  expect(paths.length).toBeGreaterThan(20)
  const base = `/api/v1/my/establishments/${listing.id}`
  const more = ['catalogue/menu', 'catalogue/shop'].map((path) => `${base}/${path}`)
  const all = [...paths.map((path) => path.replace(':id', listing.id)), ...more]
  expect(await others(all, owner)).toEqual({ '/api/v1/my/establishments/:id/orders/sheet': 422 })
})

// spec: 649
it('answers a visitor', async () => {
  const arrival = '2026-12-10'
  expect(
    await others(
      [
        '/api/v1/establishments',
        `/api/v1/free-lodgings?chegada=${arrival}&saida=2026-12-12`,
        '/api/v1/offers',
        '/api/v1/draws',
        '/api/v1/city-numbers',
        '/api/v1/map?bbox=-47.5,-0.85,-47.19,-0.54&zoom=14&layers=imoveis',
      ],
      null,
    ),
  ).toEqual({})
})
