import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createCategories, createListing } from '../test/establishments.ts'
import { createPerson } from '../test/people.ts'
import { useTestApp } from '../test/test-app.ts'
import { EMPTY_CONTENT } from './features/city/sights/sights.rules.ts'

/** Ten thousand with SEARCH_CHANGES=10000; fewer every time. */
const CHANGES = Number(process.env.SEARCH_CHANGES ?? 400)
const CLIENTS = 8
const portal = useTestApp({ environment: { DATABASE_POOL_SIZE: '10' } })

const COLUMNS = sql.raw(`source_id, source, kind, title, label, topics, tags, body, path, photo_id,
  categories, neighbourhood, latitude, longitude, price_range, rating_mean, rating_count, quality, tier,
  featured_until, published_at, happens, shown_from`)

/** The same numbers in every run, for each client its own. */
function dice(seed: number) {
  let state = seed * 2_654_435_761
  return (sides: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    return state % sides
  }
}

async function differences() {
  const { rows } = await sql<{ source_id: string }>`
    (select ${COLUMNS} from search_documents except select ${COLUMNS} from search_sources)
    union all
    (select ${COLUMNS} from search_sources except select ${COLUMNS} from search_documents)
  `.execute(portal.deps.connection)
  return rows
}

// spec: 405
it('stays in step with its sources whoever changes them at once', async () => {
  const { connection, work, clock } = portal.deps
  const { comer, ficar } = await createCategories(portal)
  const owner = await createPerson(portal, { role: 'admin' })
  const listings: string[] = []
  const sights: string[] = []
  for (let count = 0; count < 12; count += 1) {
    listings.push((await createListing(portal, { owner })).id)
    sights.push(
      await work.transaction((stores) =>
        stores.sights.add(
          {
            kind: count % 2 ? 'beach' : 'attraction',
            name: `Lugar ${count}`,
            slug: `lugar-${count}`,
            tags: [],
            place: null,
            content: EMPTY_CONTENT,
            status: 'published',
            position: count,
            verifiedAt: null,
          },
          clock.now(),
        ),
      ),
    )
  }

  const change = async (roll: (sides: number) => number, number: number) => {
    const listing = listings[roll(listings.length)] ?? ''
    const sight = sights[roll(sights.length)] ?? ''
    const status = (['published', 'suspended', 'archived', 'draft'] as const)[roll(4)] ?? 'draft'
    switch (roll(9)) {
      case 0:
        listings.push((await createListing(portal, { owner: roll(2) ? owner : null })).id)
        return
      case 1:
        await sql`update establishments set name = ${`Nome ${number}`}, description = ${`Texto ${number}`}
          where id = ${listing}`.execute(connection)
        return
      case 2:
      case 3:
        await sql`update establishments set status = ${status} where id = ${listing}`.execute(
          connection,
        )
        return
      case 4:
        await sql`update establishments set category_id = ${roll(2) ? comer : ficar},
          plan = ${roll(2) ? 'clube' : 'espadarte'} where id = ${listing}`.execute(connection)
        return
      case 5:
        if (roll(3) === 0)
          await sql`delete from establishments where id = ${listing}`.execute(connection)
        return
      case 6:
        await sql`update sights set name = ${`Praia ${number}`}, version = version + 1
          where id = ${sight}`.execute(connection)
        return
      case 7:
        await sql`update sights set status = ${roll(3) ? 'published' : 'archived'}
          where id = ${sight}`.execute(connection)
        return
      default:
        // Undone in the end: what is not committed is not found.
        await connection
          .transaction()
          .execute(async (transaction) => {
            await sql`update establishments set name = 'Desfeito' where id = ${listing}`.execute(
              transaction,
            )
            throw new Error('undone')
          })
          .catch(() => {})
    }
  }

  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const roll = dice(client + 1)
      for (let number = 0; number < CHANGES / CLIENTS; number += 1) await change(roll, number)
    }),
  )
  expect(await differences()).toEqual([])

  const before = await sql`select ${COLUMNS} from search_documents order by source_id`.execute(
    connection,
  )
  await work.transaction(({ search }) => search.rebuild())
  const after = await sql`select ${COLUMNS} from search_documents order by source_id`.execute(
    connection,
  )
  expect(after.rows).toEqual(before.rows)
  expect(before.rows.length).toBeGreaterThan(0)
}, 300_000)

it('follows photos of a sight and the new name of a category', async () => {
  const { connection, work, clock } = portal.deps
  const { peixaria, comer } = await createCategories(portal)
  const owner = await createPerson(portal, { role: 'admin' })
  const { id } = await createListing(portal, {
    owner,
    fields: { category_id: comer, subcategory_id: peixaria },
  })
  await sql`update categories set name = 'Marisqueira' where id = ${peixaria}`.execute(connection)
  const label = await connection
    .selectFrom('search_documents')
    .select('label')
    .where('source_id', '=', id)
    .executeTakeFirst()
  expect(label?.label).toBe('Marisqueira')
  const media = await connection
    .insertInto('media')
    .values({
      status: 'ready',
      original_type: 'image/jpeg',
      original_bytes: 1,
      width: 9,
      height: 9,
      thumbhash: 'AAAA',
      created_at: clock.now(),
      processed_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sight = await connection
    .selectFrom('sights')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await connection
    .updateTable('sights')
    .set({ status: 'published' })
    .where('id', '=', sight.id)
    .execute()
  await work.transaction((stores) => stores.sights.setPhotos(sight.id, [media.id]))
  expect(await differences()).toEqual([])
})

it('is brought in step where a release changes a label', async () => {
  const { connection } = portal.deps
  await sql`update search_labels set label = 'Página' where source = 'portal_pages'`.execute(
    connection,
  )
  expect(await differences()).not.toEqual([])
  await sql`call refresh_search_documents()`.execute(connection)
  expect(await differences()).toEqual([])
})
