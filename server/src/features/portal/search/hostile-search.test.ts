import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { createListing } from '../../../../test/establishments.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { relearnWords } from './search.jobs.ts'

/** Five thousand with FUZZED_SEARCHES=5000; fewer every time. */
const RUNS = Number(process.env.FUZZED_SEARCHES ?? 150)
// No statement may take longer than a second, and one that would is an error.
const portal = useTestApp({
  environment: { DATABASE_PATIENCE_MS: '1000', REQUESTS_PER_MINUTE: '1000000' },
})

beforeAll(async () => {
  await createListing(portal, { fields: { name: 'Peixaria da Maré' } })
  await relearnWords(portal.deps)
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        '\\',
        '&',
        '|',
        '!',
        '<->',
        ':*',
        '(',
        ')',
        '%',
        '_',
        '*',
        '\0',
        '🦀',
        'peixe',
        'onde',
        'aberto',
        'perto',
        // Words that lead to an answer: what stands around them is hostile all the same.
        'maré',
        'carro',
        'dia 99999999',
        'rua',
        'farmácia',
        'cachorro',
        "'); drop table search_documents;--",
        '\u202e',
        'é',
        'e\u0301',
        '¿',
      ),
      { maxLength: 25 },
    )
    .map((parts) => parts.join(' ')),
  fc.string({ minLength: 1, maxLength: 4 }).map((part) => part.repeat(2_500)),
  fc
    .array(fc.string({ maxLength: 3 }), { minLength: 20, maxLength: 200 })
    .map((words) => words.join(' ')),
)

// spec: 415
it('answers whatever is typed, and quickly', async () => {
  await fc.assert(
    fc.asyncProperty(nasty, fc.constantFrom('search', 'suggest'), async (q, path) => {
      const { statusCode } = await portal.app.inject({
        url: `/api/v1/${path}`,
        query: { q: q.isWellFormed() ? q : q.toWellFormed() },
      })
      expect(statusCode).toBeLessThan(500)
    }),
    { numRuns: RUNS },
  )
}, 240_000)

it('refuses filters that are none, with a reason', async () => {
  const values = ['', '1', 'NaN', 'Infinity', '-1e999', "'", '\0', 'a'.repeat(300), '[]', '{}']
  for (const name of ['tipo', 'lat', 'lng', 'quando', 'cursor', 'sem', 'categoria', 'aberto']) {
    for (const value of values) {
      const { statusCode } = await portal.app.inject({
        url: '/api/v1/search',
        query: { q: 'peixe', [name]: value },
      })
      expect([200, 400, 422], `${name}=${value}`).toContain(statusCode)
    }
  }
})
