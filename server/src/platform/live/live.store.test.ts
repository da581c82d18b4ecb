import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { rowsRead } from '../../../test/statements.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { bindStores } from '../../features.ts'
import { foldLiveChanges } from './live.jobs.ts'

const portal = useTestApp()
const TOPICS = ['order:a', 'order:b', 'waiting:']
beforeEach(() => portal.asOwner('truncate live_changes'))

const store = () => portal.deps.stores.live
const read = async (topic: string) => (await store().readVersions([topic])).get(topic) ?? -1
const rowsOf = async (topic: string) =>
  (await portal.asOwner('select from live_changes where topic = $1', [topic])).rowCount
const daysGoBy = (days: number) =>
  portal.asOwner('update live_changes set folded_on = folded_on - $1::integer', [days])
const fold = () => foldLiveChanges.handle({}, portal.deps)

describe('a topic that nothing changes any more', () => {
  it('leaves no row behind, and comes back with a version that nobody knows', async () => {
    for (let count = 0; count < 3; count += 1) await store().count(['order:a'])
    await fold()
    expect(await rowsOf('order:a')).toBe(1)
    await daysGoBy(3)
    await fold()
    expect(await rowsOf('order:a')).toBe(0)
    expect(await read('order:a')).toBe(3)
    await store().count(['order:a'])
    expect(await read('order:a')).toBe(4)
  })

  it('stays while it changes, however old it is', async () => {
    await store().count(['waiting:'])
    await fold()
    await daysGoBy(3)
    await store().count(['waiting:'])
    await fold()
    expect(await rowsOf('waiting:')).toBe(1)
    expect(await read('waiting:')).toBe(2)
  })

  it('goes once: the day after there is nothing left to go', async () => {
    await store().count(TOPICS)
    await fold()
    await daysGoBy(3)
    await fold()
    const all = await portal.asOwner('select from live_changes')
    expect(all.rowCount).toBe(1)
    await daysGoBy(300)
    await fold()
    expect((await portal.asOwner('select from live_changes')).rowCount).toBe(1)
    expect(await read('order:a')).toBe(1)
  })
})

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ change: fc.constantFrom(...TOPICS) }) },
  fc.record({ days: fc.integer({ min: 1, max: 4 }) }),
)

it('no version ever goes back or stands still over a change, whatever is folded and forgotten', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      await portal.asOwner('truncate live_changes')
      const known = new Map(TOPICS.map((topic) => [topic, 0]))
      for (const one of steps) {
        if ('change' in one) await store().count([one.change])
        else {
          await fold()
          await daysGoBy(one.days)
          await fold()
        }
        for (const topic of TOPICS) {
          const before = known.get(topic) ?? 0
          const now = await read(topic)
          expect(now).toBeGreaterThanOrEqual(
            'change' in one && one.change === topic ? before + 1 : before,
          )
          known.set(topic, now)
        }
      }
    }),
    { numRuns: 10 },
  )
})

it('looks only at what waits: topics of other days are not read', async () => {
  await portal.asOwner(
    `insert into live_changes (topic, folded_on)
     select 'order:' || number, current_date from generate_series(1, 20000) as number`,
  )
  await portal.asOwner('analyze live_changes')
  await store().count(TOPICS)
  const read = await portal.deps.connection.transaction().execute((transaction) =>
    rowsRead(transaction, ['live_changes'], async () => {
      const { live } = bindStores(transaction)
      expect(await live.fold()).toBe(TOPICS.length)
      expect(await live.forget()).toBe(0)
    }),
  )
  expect(read).toBeLessThan(50)
})
