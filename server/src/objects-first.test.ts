import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { endpoints } from '@portal/contract/api'
import type { Endpoint } from '@portal/contract/shared/endpoint'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { createListing } from '../test/establishments.ts'
import { operationsOf } from '../test/hostile-requests.ts'
import { fitting } from '../test/hostile-values.ts'
import { createPerson, type TestPerson } from '../test/people.ts'
import { useTestApp } from '../test/test-app.ts'
import { features } from './features.ts'
import { objectsAt } from './platform/http/objects-first.ts'

const portal = useTestApp({
  environment: { REQUESTS_PER_MINUTE: '1000000', SENSITIVE_LIMITS_FACTOR: '1000000' },
})
const document = JSON.parse(
  readFileSync(new URL('../../contract/openapi.json', import.meta.url), 'utf8'),
) as Parameters<typeof operationsOf>[0]
const described = new Map(
  operationsOf(document).map((one) => [`${one.method} ${one.path}`, one] as const),
)
const objects = features.flatMap((feature) => feature.objects ?? [])

/** Their only part is one of a few words that everybody knows, or a month. */
const NAME_NOTHING = [
  '/admin/announcements/:kind',
  '/admin/legal/:kind',
  '/admin/lists/:list',
  '/admin/plans/:id',
  '/event-calendar/:month',
]
/**
 * Its id comes from the browser: there need be nothing yet, and what is wrong with the text is said. What waits
 * for the team is of whatever table its kind says; only who sees that queue may ask.
 */
const NAMES_WHAT_IS_TO_COME = [
  '/api/v1/admin/articles/:id/preview',
  '/api/v1/admin/today/:kind/:id',
]

/** What takes input and names something. Systems of counters carry tokens: features/storefront/open-delivery tests theirs. */
const operations = (Object.values(endpoints) as Endpoint[])
  .filter((one) => one.params && (one.body || one.query) && one.access !== 'pos')
  .map(({ method, path, access }) => ({ method, path, access, name: `${method} ${path}` }))
const naming = operations.filter(
  ({ path }) =>
    !NAMES_WHAT_IS_TO_COME.includes(path) &&
    !NAME_NOTHING.some((part) => `${path}/`.startsWith(`/api/v1${part}/`)),
)

let superadmin: TestPerson
let owner: TestPerson
let own: string
let foreign: string
beforeAll(async () => {
  superadmin = await createPerson(portal, { role: 'superadmin' })
  owner = await createPerson(portal, { plan: 'espadarte' })
  own = (await createListing(portal, { owner })).id
  foreign = (await createListing(portal, { owner: await createPerson(portal) })).id
})

type Operation = (typeof operations)[number]
const WORDS: Record<string, string> = { kind: 'menu', number: '987654', prize: '1', what: 'pix' }
const missing = (name: string) => WORDS[name] ?? randomUUID()
const fill = (path: string, listing: string) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'id' && path.includes('/my/establishments/') ? listing : missing(name),
  )

async function statuses({ method, path, access }: Operation, url: string): Promise<number[]> {
  const operation = described.get(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  if (!operation) throw new Error(`${method} ${path} is not described`)
  const isStaff = path.startsWith('/api/v1/admin/')
  const who = access === 'anyone' ? null : isStaff ? superadmin : owner
  const ask = async (sent: Pick<InjectOptions, 'payload' | 'query'>) => {
    const answer = await portal.app.inject({
      method: method as 'POST',
      url,
      headers: {
        origin: 'http://portal.test',
        ...(who ? { cookie: who.cookie } : {}),
        ...(sent.payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...sent,
    })
    return answer.statusCode
  }
  if (operation.isForm) return []
  const queries = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  const spoilt = Object.fromEntries(queries.map((name) => [name, 'x'.repeat(3000)]))
  if (!operation.body) return [await ask({ query: spoilt })]
  const valid = fitting(
    document.components.schemas,
    operation.path,
    new Map([['x', [randomUUID()]]]),
  )
  const [body] = fc.sample(valid(operation.body), { numRuns: 1, seed: 7 })
  const payloads = [JSON.stringify(body), '[]', '{"broken":', JSON.stringify({ x: 'a\0b' })]
  return Promise.all(payloads.map((payload) => ask({ payload })))
}

/** Which catalogue of a business it is, or what a bank speaks of, is one of a few words as well. */
const partsOf = (path: string) => path.replace(/\/catalogue\/:kind|:what$/, '').match(/:\w+/g) ?? []

describe.each(naming)('$name', (operation) => {
  it('says that there is nothing before it says what is wrong with the input', async () => {
    const isOfBusiness = operation.path.includes('/my/establishments/')
    const listings = isOfBusiness && partsOf(operation.path).length > 1 ? [foreign, own] : [foreign]
    for (const listing of listings) {
      const told = await statuses(operation, fill(operation.path, listing))
      expect(told).toEqual(told.map(() => 404))
    }
  })
})

it('is said of every part of an address, by the feature whose it is', () => {
  const unknown = naming.filter(
    ({ path }) => objectsAt(path, objects).length < partsOf(path).length,
  )
  expect(unknown.map(({ name }) => name)).toEqual([])
})

it('looks for parts of a business in that business', () => {
  const loose = objects.filter(
    (one) =>
      /\/my\/establishments\/:id\//.test(one.at) && 'by' in one && one.by.establishment_id !== 'id',
  )
  expect(loose).toEqual([])
})
