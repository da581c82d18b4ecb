import {
  COVERAGE_STATUSES,
  isCoverageOver,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import { expect, it } from 'vitest'
import { createPerson } from '../test/people.ts'
import { fixedClock, useTestApp } from '../test/test-app.ts'
import { DEMO_COVERAGE } from './coverage/demo-coverage.ts'
import { seedCoverage } from './seed-coverage.ts'

const portal = useTestApp({ clock: fixedClock() })

const board = () =>
  Promise.all(
    COVERAGE_STATUSES.map((status) =>
      portal.deps.stores.coverage.listColumn(status, {}, isCoverageOver(status)),
    ),
  )

// spec: 441
it('puts a request into every column, marked as demonstration, and none twice', async () => {
  await createPerson(portal, { role: 'admin', email: 'admin@demo.salinas' })
  await seedCoverage(portal.deps)
  const columns = await board()
  for (const { status, count } of columns) expect(count, status).toBeGreaterThanOrEqual(1)
  const all = columns.flatMap(({ rows }) => rows)
  expect(all).toHaveLength(DEMO_COVERAGE.length)
  for (const { contact_name, notes, email } of all) {
    expect(contact_name).toMatch(/ \(exemplo\)$/)
    expect(notes).toContain('Pedido de exemplo')
    expect(email).toBe('coberturas@demo.salinas')
  }
  expect(all.some(({ has_news }) => has_news)).toBe(true)
  expect(all.some(({ assignee, due_on }) => assignee && due_on && due_on < '2026-07-18')).toBe(true)

  await seedCoverage(portal.deps)
  expect(await board()).toEqual(columns)
})

// spec: 441
it('leaves alone what the team has done since', async () => {
  const [first] = (await board())[0]?.rows ?? []
  if (!first) throw new Error('nothing is new')
  const { coverage } = portal.deps.stores
  const moved = {
    status: 'analysis',
    refusalReason: null,
    publishedUrl: null,
    closedAt: null,
  } as const
  await coverage.move(first.id, moved, portal.deps.clock.now())
  await seedCoverage(portal.deps)
  expect((await coverage.find(first.id))?.status).toBe('analysis')
})
