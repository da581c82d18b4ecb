import { parseArgs } from 'node:util'
import { databaseEnvironment } from '../../scripts/local-postgres.ts'
import { createDeps } from '../../server/src/deps.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { withCleanup } from '../cleanup.ts'
import { startDatabase } from '../database.ts'
import { percentile } from '../load.ts'
import { listCases } from './cases.ts'
import { fillLists } from './fill.ts'

// spec: 686
/** `npm run bench:lists`: every list of the team over a hundred thousand rows, as its store reads it. */
const SLOWEST_MS = 100

const { values } = parseArgs({
  options: {
    assert: { type: 'boolean', default: false },
    rows: { type: 'string', default: '100000' },
    samples: { type: 'string', default: '40' },
  },
})
const samples = Number(values.samples)

await withCleanup(async (defer) => {
  const database = await startDatabase('lists', true)
  defer(() => database.remove())
  await fillLists(database.superuserUrl, Number(values.rows))
  const environment = {
    ...databaseEnvironment(database.urls),
    ...{ PUBLIC_URL: 'http://portal.test', NODE_ENV: 'test', LOG_LEVEL: 'error' },
  }
  const deps = await createDeps(readConfig(environment), createLog('error', 'command'))
  defer(() => deps.close())
  const rows: { list: string; p50: string; p95: string; verdict: string }[] = []
  for (const [list, read] of listCases(deps)) {
    const times: number[] = []
    for (let turn = -2; turn < samples; turn += 1) {
      const began = performance.now()
      await read()
      // The first ones only warm up.
      if (turn >= 0) times.push(performance.now() - began)
    }
    const p95 = percentile(times, 0.95)
    rows.push({
      list,
      p50: `${percentile(times, 0.5).toFixed(1)} ms`,
      p95: `${p95.toFixed(1)} ms`,
      verdict: p95 <= SLOWEST_MS ? 'OK' : 'ABOVE',
    })
  }
  console.table(rows)
  const late = rows.filter(({ verdict }) => verdict !== 'OK').length
  console.log(`${rows.length - late} passed, ${late} failed`)
  if (values.assert && late > 0) process.exitCode = 1
})
