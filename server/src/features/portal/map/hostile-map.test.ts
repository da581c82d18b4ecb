import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { createListing } from '../../../../test/establishments.ts'
import { useTestApp } from '../../../../test/test-app.ts'

/** Five thousand with FUZZED_BOXES=5000; fewer every time. */
const RUNS = Number(process.env.FUZZED_BOXES ?? 150)
// No statement may take longer than a second, and one that would is an error.
const portal = useTestApp({
  environment: { DATABASE_PATIENCE_MS: '1000', REQUESTS_PER_MINUTE: '1000000' },
})

beforeAll(async () => {
  for (let n = 0; n < 30; n += 1) {
    const place = { latitude: -0.6 - (n % 7) / 100, longitude: -47.4 + n / 100 }
    await createListing(portal, { fields: { place } })
  }
})

const odd = fc.constantFrom(
  'NaN',
  'Infinity',
  '-Infinity',
  '-1e999',
  '1e309',
  '0x10',
  '-0',
  '',
  ' ',
  'null',
  'undefined',
  '\0',
  "'",
  '"',
  '%',
  '🦀',
  '\u202e',
  '[]',
  '{}',
  '../../..',
  "'); drop table establishments;--",
  '١٢',
  '1_000',
  '9'.repeat(400),
)
const number = fc.oneof(
  fc.double({ min: -200, max: 200, noNaN: true }).map(String),
  fc.integer({ min: -200, max: 200 }).map(String),
  odd,
)
const numbers = (least: number, most: number) =>
  fc.array(number, { minLength: least, maxLength: most }).map((parts) => parts.join(','))
const nonsense = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ minLength: 1, maxLength: 4 }).map((part) => part.repeat(2_500)),
  odd,
)
/** Boxes in order, reversed and flat, near the city and around the world. */
const realBox = fc
  .tuple(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.double({ min: -1, max: 360, noNaN: true }),
    fc.double({ min: -1, max: 180, noNaN: true }),
  )
  .map(([west, south, wide, high]) => [west, south, west + wide, south + high].join(','))
const bbox = fc.oneof(
  realBox,
  numbers(4, 4),
  numbers(0, 6),
  nonsense,
  fc.constant('-47.5,-0.85,-47.19,-0.54'),
)
const layers = fc.oneof(
  fc
    .array(fc.constantFrom('comer', 'ficar', 'praias', 'eventos', 'servicos', 'cupons', 'comer '), {
      maxLength: 9,
    })
    .map((names) => names.join(',')),
  nonsense,
)
const cursor = fc.oneof(
  nonsense,
  fc
    .tuple(fc.oneof(fc.integer(), fc.constant(null)), fc.double(), fc.oneof(fc.uuid(), fc.string()))
    .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url')),
)
const query = fc.record(
  {
    bbox,
    layers,
    cursor,
    zoom: fc.oneof(number, nonsense),
    near: fc.oneof(numbers(2, 2), nonsense),
  },
  { requiredKeys: ['bbox'] },
)
const wellFormed = (asked: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, value?.toWellFormed() ?? '']),
  )

it('answers or refuses whatever box it is asked for, and quickly', async () => {
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom('', '/places'), async (asked, path) => {
      const answer = await portal.app.inject({
        url: `/api/v1/map${path}`,
        query: wellFormed(asked),
      })
      seen.add(answer.statusCode)
      expect([200, 422], answer.body.slice(0, 300)).toContain(answer.statusCode)
      if (answer.statusCode === 200) expect(answer.json().total).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: RUNS },
  )
  // Both outcomes happened: it refused some and answered others.
  expect(seen).toEqual(new Set([200, 422]))
}, 240_000)

it('answers or refuses whatever place it is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.uuid(), nonsense), async (id) => {
      const { statusCode } = await portal.app.inject(
        `/api/v1/map/places/${encodeURIComponent(id.toWellFormed())}`,
      )
      expect(statusCode).toBeLessThan(500)
    }),
    { numRuns: Math.ceil(RUNS / 4) },
  )
}, 240_000)

it('answers a repeated parameter as a mistake', async () => {
  const { statusCode } = await portal.app.inject('/api/v1/map?bbox=1,1,2,2&bbox=3,3,4,4&layers[]=x')
  expect(statusCode).toBe(422)
})
