import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anything, describingConnection } from '../test/described-statements.ts'
import { watch } from '../test/observed-statements.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { bindStores } from './features.ts'

/**
 * Tests execute what they are about. Here every store is asked everything, with whatever: PostgreSQL says
 * of each statement what it would answer, and scripts/check-statements.ts compares it with its type.
 */
describe('the statements of all stores', () => {
  let client: pg.Client
  let drop = async () => {}
  beforeAll(async () => {
    const database = await createTestDatabase()
    client = new pg.Client(database.urls.app)
    await client.connect()
    const stop = watch()
    drop = async () => {
      stop()
      await client.end()
      await database.drop()
    }
  })
  afterAll(() => drop())

  const full = (): unknown => anything(full)
  it.each([
    ['asked with everything there is', full, true],
    ['that find nothing', full, false],
    ['asked with what says nothing', () => anything(() => null), true],
  ])('are described by PostgreSQL: %s', async (_, given, finds) => {
    const rows = finds ? [anything(full) as Record<string, unknown>] : []
    const { connection, told, begin } = describingConnection(client, () => rows)
    for (const store of Object.values(bindStores(connection))) {
      for (const ask of Object.values(store)) {
        if (typeof ask !== 'function') continue
        begin()
        try {
          await Reflect.apply(ask, store, [given(), given(), given(), given(), given()])
        } catch {
          // What is asked with nonsense may well refuse it: what counts was described before.
        }
      }
    }
    expect(told.described).toBeGreaterThan(1_000)
  })
})
