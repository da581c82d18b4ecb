import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { createCategories, createListing } from '../test/establishments.ts'
import { createPerson, type TestPerson } from '../test/people.ts'
import { useTestApp } from '../test/test-app.ts'
import type { TransactionConnection } from './platform/database/database.ts'

/** Two at once: one gives a name a new name, the other puts something under it. */
const portal = useTestApp({ environment: { DATABASE_POOL_SIZE: '6' } })
let owner: TestPerson
let categories: Awaited<ReturnType<typeof createCategories>>

beforeAll(async () => {
  categories = await createCategories(portal)
  owner = await createPerson(portal, { role: 'admin' })
})

/** A transaction that goes on only as far as it is told to. */
async function open() {
  const steps = Promise.withResolvers<void>()
  const began = Promise.withResolvers<TransactionConnection>()
  const done = portal.deps.connection.transaction().execute(async (transaction) => {
    began.resolve(transaction)
    await steps.promise
  })
  const transaction = await began.promise
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
  return {
    transaction,
    pid: rows[0]?.pid ?? 0,
    async commit() {
      steps.resolve()
      await done
    },
  }
}

/** Until the connection waits for somebody else's lock: no clock is looked at. */
async function isWaiting(pid: number) {
  for (;;) {
    const { rows } = await sql<{ waits: boolean }>`
      select wait_event_type = 'Lock' as waits from pg_stat_activity where pid = ${pid}
    `.execute(portal.deps.connection)
    if (rows[0]?.waits) return
  }
}

async function labelOf(id: string) {
  const { rows } = await sql<{ label: string; words: string }>`
    select label, search_words::text as words from search_documents join directory on id = source_id
    where source_id = ${id}
  `.execute(portal.deps.connection)
  return rows[0]
}

const joins: [string, (id: string) => ReturnType<typeof sql>][] = [
  [
    'moves into',
    (id) =>
      sql`update establishments set subcategory_id = ${categories.peixaria}, category_id = ${categories.comer} where id = ${id}`,
  ],
  ['is published in', (id) => sql`update establishments set status = 'published' where id = ${id}`],
]

it.each(joins)('a listing that %s a category waits for its new name', async (how, join) => {
  const { id } = await createListing(portal, {
    owner,
    status: how === 'moves into' ? 'published' : 'suspended',
    fields:
      how === 'moves into'
        ? { category_id: categories.ficar, subcategory_id: categories.pousada }
        : { category_id: categories.comer, subcategory_id: categories.peixaria },
  })
  const name = `Marisqueira que ${how === 'moves into' ? 'recebe' : 'publica'}`
  const renaming = await open()
  await sql`update categories set name = ${name} where id = ${categories.peixaria}`.execute(
    renaming.transaction,
  )
  const joining = await open()
  const joined = join(id).execute(joining.transaction)
  await isWaiting(joining.pid)
  await renaming.commit()
  await joined
  await joining.commit()
  const found = await labelOf(id)
  expect(found?.label).toBe(name)
  expect(found?.words).toContain(how === 'moves into' ? 'recebe' : 'publica')
})

// spec: 406
it('a category waits with its new name for the listing that is joining it', async () => {
  const { id } = await createListing(portal, {
    owner,
    fields: { category_id: categories.ficar, subcategory_id: categories.pousada },
  })
  const joining = await open()
  await joins[0]?.[1](id).execute(joining.transaction)
  const renaming = await open()
  const renamed =
    sql`update categories set name = 'Peixe novo' where id = ${categories.peixaria}`.execute(
      renaming.transaction,
    )
  await isWaiting(renaming.pid)
  await joining.commit()
  await renamed
  await renaming.commit()
  expect((await labelOf(id))?.label).toBe('Peixe novo')
})
