import { isOver, mayMove } from '@portal/contract/lodging/stays/stay-rules'
import type { StayStatus } from '@portal/contract/lodging/stays/stays.texts'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ANY_TIME, useSequences } from '../../../../test/sequences.ts'
import { type Lane, openLane, type Stage } from '../../../../test/stay-sequences/lane.ts'
import { play } from '../../../../test/stay-sequences/play.ts'
import { type Step, sequence } from '../../../../test/stay-sequences/steps.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { holdUnit } from './step-stay.ts'

let restore = () => {}
beforeAll(() => {
  restore = switchCapabilities(true, ['lodging'])
})
afterAll(() => restore())

/** By night ten thousand (`npm run stays:sequences`). */
const sequences = useSequences({
  name: 'STAY',
  sample: { sequences: 12, lanes: 1 },
  seed: 20_260_701,
  sequence,
  open: openLane,
  play: playSequence,
})

// spec: 639
it(
  'whatever guests, houses, portals and the clock do, the nights are those of a paper calendar',
  sequences.playAll,
  ANY_TIME,
)

async function playSequence(lane: Lane, steps: readonly Step[]) {
  const stage = await lane.begin()
  for (const step of steps) {
    await play(step, stage, lane)
    await compare(stage, lane)
  }
}

const NIGHTS_AND_STAYS = `select
  (select coalesce(json_agg(json_build_array(night::date, kind) order by night), '[]')
    from unit_occupancies,
      generate_series(lower(during), upper(during) - 1, interval '1 day') as night
    where unit_id = $1 and night::date >= $2) as nights,
  (select coalesce(json_agg(json_build_array(id, status)), '[]')
    from stays where unit_id = $1) as stays`
type Kept = { nights: [night: string, kind: string][]; stays: [id: string, status: StayStatus][] }

/** Once the worker has come by, table, export and paper say the same, night by night. */
async function compare({ unit, paper }: Stage, { portal: { deps }, clock }: Lane) {
  const now = clock.now()
  const today = cityDay(now)
  await deps.work.transaction(async (within) => {
    await holdUnit(within, unit, now)
    await within.nights.rebuildImports(unit, now)
  })
  paper.settle(now)
  const [kept, exported] = await Promise.all([
    deps.pool.query<Kept>(NIGHTS_AND_STAYS, [unit, today]).then(({ rows }) => rows[0] as Kept),
    deps.stores.nights.exported(unit, today),
  ])
  expect(kept.nights.map(([night, kind]) => `${night} ${kind}`)).toEqual(paper.nights(today, now))
  expect(new Set(kept.nights.map(([night]) => night)).size).toBe(kept.nights.length)

  expect(exported.map(({ arrival, departure }) => `${arrival} ${departure}`).sort()).toEqual(
    paper
      .exported()
      .filter(({ departure }) => departure > today)
      .map(({ arrival, departure }) => `${arrival} ${departure}`)
      .sort(),
  )
  for (const [id, status] of kept.stays) {
    expect(status).toBe(paper.stay(id)?.status)
    if (isOver(status)) expect(mayMove('team', status, 'accepted')).toBe(false)
  }
}
