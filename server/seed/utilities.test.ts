import { dutyAt } from '@portal/contract/city/utilities/duty-rules'
import type { Utilities } from '@portal/contract/city/utilities/utility'
import { beforeAll, expect, it } from 'vitest'
import { call } from '../test/calls.ts'
import { createCategories, createListing } from '../test/establishments.ts'
import { fixedClock, useTestApp } from '../test/test-app.ts'
import { seedUtilities } from './seed-utilities.ts'
import { CITY_UTILITIES } from './utilities/city-utilities.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })

beforeAll(async () => {
  const { ficar } = await createCategories(portal)
  const { categories } = portal.deps.stores
  const pharmacy = await categories.ensure({
    name: 'Farmácia',
    slug: 'farmacia',
    parent_id: ficar,
    schema_type: 'Pharmacy',
    icon: 'pill',
    position: 0,
  })
  for (const name of ['Farmácia Boa Hora', 'Farmácia Estrela do Norte']) {
    const { id } = await createListing(portal, { fields: { name } })
    await portal.deps.connection
      .updateTable('establishments')
      .set({ subcategory_id: pharmacy })
      .where('id', '=', id)
      .execute()
  }
})

it('the demonstration has every number once, and a pharmacy on duty at any moment, seeded twice', async () => {
  await seedUtilities(portal.deps)
  await seedUtilities(portal.deps)
  const { entries, rota, notices } = (await call(portal, 'GET', '/utilities')).json as Utilities
  expect(entries).toHaveLength(CITY_UTILITIES.length)
  expect(notices).toHaveLength(1)
  for (let hour = 0; hour < 24 * 30; hour += 1) {
    const now = new Date(clock.now().getTime() + hour * 3_600_000)
    expect(dutyAt(rota, now).current).toHaveLength(1)
  }
  expect(new Set(rota.map(({ source }) => source.name))).toEqual(
    new Set(['Escala de exemplo, com farmácias inventadas']),
  )
})

it('nothing is called checked that nobody has checked, and no number is of letters', () => {
  for (const { phones = [], source } of CITY_UTILITIES) {
    expect(source).not.toBe('')
    for (const { number } of phones) expect(number).toMatch(/^\d{3,11}$/)
  }
})
