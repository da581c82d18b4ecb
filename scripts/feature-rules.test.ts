import { describe, expect, it } from 'vitest'
import {
  endpointsWithoutAccess,
  foreignWrites,
  undeclaredStores,
  undefinedNames,
  unknownUses,
  unownedTables,
} from './feature-rules.ts'

const owners = new Map([
  ['reviews', 'reviews'],
  ['media', 'media'],
])

describe('a table has one feature that writes it', () => {
  it.each([
    "await connection.deleteFrom('reviews').execute()",
    "await connection.updateTable('reviews').set({ text })",
    "await connection.insertInto('reviews').values(row)",
    'await sql`update reviews set text = 1`.execute(connection)',
    'await sql`update reviews as r set text = 1`.execute(connection)',
    'await sql`delete from reviews where id = 1`',
  ])('and another is told what to do instead: %s', (source) => {
    const [complaint] = foreignWrites('a.store.ts', 'claims', source, owners)
    expect(complaint).toContain('a.store.ts writes reviews, which reviews owns')
    expect(complaint).toContain('claims.feature.ts')
  })

  it.each([
    'select 1 from reviews for update',
    'select 1 from reviews for no key update',
    'insert into media values (1) on conflict do update set x = 1',
  ])('while reading and holding a row are free: %s', (source) => {
    expect(foreignWrites('a.store.ts', 'media', source, owners)).toEqual([])
  })

  it('and one that nobody claims is named', () => {
    const schema = 'export interface DB {\n  reviews: Reviews;\n  orders: Orders;\n}'
    expect(unownedTables(schema, owners)).toEqual([expect.stringContaining('orders has no owner')])
  })
})

describe('what a feature uses of another', () => {
  const offered = new Set(['media.describe', 'openPhoto'])

  it('must exist', () => {
    const [complaint] = unknownUses('claims', ['media.rename'], 'media.rename()', offered)
    expect(complaint).toContain('media.rename, which no feature offers')
  })

  it('must be called', () => {
    expect(unknownUses('claims', ['openPhoto'], 'nothing', offered)).toHaveLength(1)
    expect(unknownUses('claims', ['openPhoto'], 'deps.ports.openPhoto(photo)', offered)).toEqual([])
  })
})

describe('what the types refuse is said in a sentence too', () => {
  const known = {
    own: ['claims'],
    uses: ['media.describe'],
    all: new Set(['claims', 'media', 'reviews', 'audit', 'jobs']),
  }

  it.each([
    'work.transaction(async ({ claims, media, audit, changes, reviews }) => {',
    'work.transaction(async ({\n  claims,\n  reviews: theirs,\n}) => {',
    'return stores.reviews.list()',
  ])('a store that is in no `uses`: %s', (source) => {
    expect(undeclaredStores('a.ts', 'claims', source, known)).toEqual([
      expect.stringContaining('a.ts takes the store reviews of another feature: name the method'),
    ])
  })

  it('while its own stores, those it names and those of every transaction are free', () => {
    const source = 'work.transaction(async ({ claims, media, audit, jobs }) => stores.claims)'
    expect(undeclaredStores('a.ts', 'claims', source, known)).toEqual([])
  })

  it('a job or a tag that is a word', () => {
    const source =
      "jobs.add('claims.tell', {})\nchanges.announce('claims')\nchanges.announce(Tag.search)"
    expect(undefinedNames('a.ts', source)).toEqual([
      expect.stringContaining("asks for the job 'claims.tell': define it with `defineJob`"),
      expect.stringContaining("announces 'claims': take a tag of"),
    ])
  })

  it('an endpoint without access', () => {
    const open = "export const readA = endpoint({\n  access: 'anyone',\n})\n"
    const silent = "export const readB = endpoint({\n  method: 'GET',\n})\n"
    expect(endpointsWithoutAccess('a.ts', open + silent)).toEqual([
      expect.stringContaining('a.ts: readB does not say who may call it'),
    ])
  })
})
