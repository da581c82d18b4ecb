import { describe, expect, it } from 'vitest'
import { foreignWrites, unknownUses, unownedTables } from './feature-rules.ts'

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
