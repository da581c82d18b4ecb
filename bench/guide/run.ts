import { parseArgs } from 'node:util'
import { withCleanup } from '../cleanup.ts'
import { percentile } from '../load.ts'
import { type Case, deepPage, LISTS, MORE, PAGE } from './cases.ts'
import { type GuidePortal, startGuide } from './portal.ts'
import { compareWithBareQuery } from './throughput.ts'

/**
 * `npm run bench:guide`: the guide with a thousand and with a hundred thousand listings. Both answer
 * the same question in turns, so that a busy machine slows both.
 */
const FEW = 1_000
const SLOWEST_MS = 10
const GROWTH_TARGET = 1.5
/** Of a machine shared with others, one run in many is off by half: beyond this something broke. */
const GROWTH_FLOOR = 2.5

const { values } = parseArgs({
  options: {
    assert: { type: 'boolean', default: false },
    listings: { type: 'string', default: '100000' },
    samples: { type: 'string', default: '200' },
  },
})

await withCleanup(async (defer) => {
  const few = await startGuide(FEW, defer)
  const many = await startGuide(Number(values.listings), defer)
  const both = { few, many }
  const promised = [
    ...(await measureAll(both, LISTS)),
    await measure(both, { few: await deepPage(few), many: await deepPage(many) }),
    ...(await measureAll(both, [PAGE])),
  ]
  const more = await measureAll(both, MORE)
  console.table(
    [...promised, ...more.map((one) => ({ ...one, name: `${one.name} (reported)` }))].map(row),
  )
  const { rows, isMissed } = await compareWithBareQuery(many)
  console.table(rows)
  const isSlow = promised.some(({ growth, late }) => growth > GROWTH_FLOOR && late > SLOWEST_MS)
  if (values.assert && (isSlow || isMissed)) process.exitCode = 1
})

type Both<Of> = { few: Of; many: Of }
type Measured = { name: string; early: number; late: number; growth: number }

async function measureAll(portals: Both<GuidePortal>, cases: readonly Case[]): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const one of cases) measured.push(await measure(portals, { few: one, many: one }))
  return measured
}

async function measure(portals: Both<GuidePortal>, cases: Both<Case>): Promise<Measured> {
  const times: Both<number[]> = { few: [], many: [] }
  const samples = Number(values.samples)
  for (let turn = -samples / 10; turn < samples; turn += 1) {
    for (const side of turn % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
      const began = performance.now()
      await cases[side].ask(portals[side], Math.abs(turn))
      // The first ones only warm both up.
      if (turn >= 0) times[side].push(performance.now() - began)
    }
  }
  const [early, late] = [percentile(times.few, 0.95), percentile(times.many, 0.95)]
  return { name: cases.few.name, early, late, growth: late / early }
}

function row({ name, early, late, growth }: Measured) {
  const isKept = late <= SLOWEST_MS && growth <= GROWTH_TARGET
  return {
    question: name,
    'p95 of 1,000': `${early.toFixed(2)} ms`,
    'p95 of many': `${late.toFixed(2)} ms`,
    growth: `× ${growth.toFixed(2)}`,
    verdict: isKept ? 'OK' : 'ABOVE',
  }
}
