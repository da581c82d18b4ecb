import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { createListing } from '../../../../test/establishments.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp()
const FOREIGN_KEY = { code: '23503' }
const MIGRATION = '../../../../migrations/0195_option_library.steps.sql'
const CHECK = { code: '23514' }
let one: Rows
let other: Rows

type Rows = { establishment: string; section: string; item: string; group: string; option: string }

const run = async (text: string, values: unknown[] = []): Promise<string> =>
  (await portal.deps.pool.query(text, values)).rows[0]?.id

async function makeRows(): Promise<Rows> {
  const { id: establishment } = await createListing(portal)
  const section = await run(
    `insert into catalog_sections (establishment_id, kind, name, created_at, updated_at)
      values ($1, 'menu', 'Peixes', now(), now()) returning id`,
    [establishment],
  )
  const item = await addItem(establishment, section)
  const group = await addGroup(establishment, 'item_id', item)
  return { establishment, section, item, group, option: await addOption(establishment, group, 1) }
}
const addItem = (establishment: string, section: string, more = '', values = '') =>
  run(
    `insert into catalog_items (establishment_id, section_id, name, price_cents, created_at, updated_at${more})
      values ($1, $2, 'Pargo', 5000, now(), now()${values}) returning id`,
    [establishment, section],
  )
const addGroup = (establishment: string, column: 'item_id' | 'option_id', parent: string) =>
  run(
    `insert into option_groups (establishment_id, ${column}, name, min_choices, max_choices)
      values ($1, $2, 'Molho', 0, 1) returning id`,
    [establishment, parent],
  )
const addOption = (establishment: string, group: string, level: 1 | 2) =>
  run(
    `insert into options (establishment_id, group_id, group_level, name)
      values ($1, $2, $3, 'Tártaro') returning id`,
    [establishment, group, level],
  )

beforeAll(async () => {
  one = await makeRows()
  other = await makeRows()
})

describe('nothing points into another business', () => {
  it('neither item nor group, option, variant, window or stock', async () => {
    const { establishment } = other
    await expect(addItem(establishment, one.section)).rejects.toMatchObject(FOREIGN_KEY)
    await expect(addGroup(establishment, 'item_id', one.item)).rejects.toMatchObject(FOREIGN_KEY)
    await expect(addGroup(establishment, 'option_id', one.option)).rejects.toMatchObject(
      FOREIGN_KEY,
    )
    await expect(addOption(establishment, one.group, 1)).rejects.toMatchObject(FOREIGN_KEY)
    const variant = (place: string) =>
      run(
        "insert into item_variants (establishment_id, item_id, name) values ($1, $2, 'M') returning id",
        [place, one.item],
      )
    await expect(variant(establishment)).rejects.toMatchObject(FOREIGN_KEY)
    const stocked = await variant(one.establishment)
    await expect(
      run('insert into stock values ($1, $2, 5, 0, now())', [stocked, establishment]),
    ).rejects.toMatchObject(FOREIGN_KEY)
    await expect(
      run('insert into stock values ($1, $2, 5, 6, now())', [stocked, one.establishment]),
    ).rejects.toMatchObject(CHECK)
    await expect(
      run(
        `insert into availability_windows (establishment_id, item_id, days, from_minute, until_minute)
          values ($1, $2, '{1}', 0, 60)`,
        [establishment, one.item],
      ),
    ).rejects.toMatchObject(FOREIGN_KEY)
  })
})

// spec: 574
it('a group and the items that use it are of one business', async () => {
  const use = ({ establishment }: Rows, item: string, group: string) =>
    run(
      'insert into item_option_groups (establishment_id, item_id, group_id) values ($1, $2, $3)',
      [establishment, item, group],
    )
  await expect(use(one, one.item, other.group)).rejects.toMatchObject(FOREIGN_KEY)
  await expect(use(other, one.item, other.group)).rejects.toMatchObject(FOREIGN_KEY)
  // What lies within an option is chosen there and nowhere else.
  const inner = await addGroup(one.establishment, 'option_id', one.option)
  await expect(use(one, one.item, inner)).rejects.toMatchObject(FOREIGN_KEY)
})

it('a group that the release before added to its item is in the library', async () => {
  const found = await portal.deps.stores.optionGroups.list({
    establishmentId: one.establishment,
    kind: 'menu',
  })
  expect(found).toMatchObject([{ id: one.group, item_ids: [one.item] }])
})

it('groups of before the library come into it with their ids, their order and their item', async () => {
  const { establishment, item, group } = other
  const second = await addGroup(establishment, 'item_id', item)
  await run('update option_groups set position = 1 where id = $1', [second])
  // As the release before left them.
  await run('update option_groups set kind = null where establishment_id = $1', [establishment])
  await run('delete from item_option_groups where establishment_id = $1', [establishment])
  const steps = await readFile(new URL(MIGRATION, import.meta.url), 'utf8')
  const batches = steps.split('-- step: until nothing is left').slice(1)
  for (const batch of batches) await portal.asOwner(batch.split('-- step')[0] ?? '')
  const { optionGroups, catalogue } = portal.deps.stores
  expect(await optionGroups.list({ establishmentId: establishment, kind: 'menu' })).toHaveLength(2)
  const found = await catalogue.findItem({ establishmentId: establishment, id: item })
  expect(found?.item.groups.map(({ id }) => id)).toEqual([group, second])
})

// spec: 574
it('options have two levels and no third', async () => {
  const { establishment, option } = one
  const inner = await addGroup(establishment, 'option_id', option)
  const innerOption = await addOption(establishment, inner, 2)
  await expect(addGroup(establishment, 'option_id', innerOption)).rejects.toMatchObject(FOREIGN_KEY)
  await expect(addOption(establishment, inner, 1)).rejects.toMatchObject(FOREIGN_KEY)
})

it.each([
  [', promo_cents', ', 5000'],
  [', promo_cents', ', -1'],
  [', promo_ends_at', ", now() + interval '1 day'"],
  [', promo_cents, promo_starts_at, promo_ends_at', ', 100, now(), now()'],
  [', tags', ", '{doce}'"],
  [', allergens', ", '{pedra}'"],
])('refuses an item with%s of%s', async (columns, values) => {
  await expect(addItem(one.establishment, one.section, columns, values)).rejects.toMatchObject(
    CHECK,
  )
})

it('a draft that was never public goes with its catalogue', async () => {
  const gone = await makeRows()
  await run('delete from establishments where id = $1', [gone.establishment])
  expect(await run('select id from catalog_items where id = $1', [gone.item])).toBeUndefined()
})
