import { beforeAll, expect, it } from 'vitest'
import { createListing } from '../test/establishments.ts'
import { fixedClock, useTestApp } from '../test/test-app.ts'
import { seedVisits } from './seed-visits.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const sums = async () => {
  const { rows } = await portal.asOwner<Record<string, number>>(`
    select count(*)::integer as rows, count(distinct day)::integer as days,
      count(distinct establishment_id)::integer as places,
      sum(people) filter (where kind = 'view')::integer as people,
      (select sum(people)::integer from visit_days where kind = 'view') as of_days,
      (select sum(people)::integer from visit_sources) as from_somewhere,
      (select count(*)::integer from portal_visit_hours) as portal,
      max(day)::text as last
    from visit_hours`)
  return rows[0]
}

beforeAll(async () => {
  for (let n = 0; n < 3; n += 1) await createListing(portal)
  await portal.asOwner('update establishments set is_demo = true')
  await createListing(portal)
})

it('gives the demo eight weeks of visits that add up, and nobody else', async () => {
  await seedVisits(portal.deps)
  const first = await sums()
  expect(first).toMatchObject({ days: 57, places: 3, last: '2026-07-18' })
  expect(first?.people).toBe(first?.from_somewhere)
  expect(first?.people).toBe(first?.of_days)
  expect(first?.people).toBeGreaterThan(500)
  expect(first?.portal).toBeGreaterThan(1000)
})

it('adds nothing when it runs again, and the days that are new later', async () => {
  const before = await sums()
  await seedVisits(portal.deps)
  expect(await sums()).toEqual(before)
  clock.advance(2 * 86_400_000)
  await seedVisits(portal.deps)
  expect(await sums()).toMatchObject({ days: 59, last: '2026-07-20' })
})
