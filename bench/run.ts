import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runNode } from '../scripts/processes.ts'
import { withCleanup } from './cleanup.ts'
import { measure, type Result } from './comparisons.ts'
import { startContestants } from './contestants.ts'
import { figures } from './figures.ts'

const { values } = parseArgs({
  options: {
    assert: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    listings: { type: 'string', default: '100000' },
  },
})

await withCleanup(async (defer) => {
  const comparisons = figures(await startContestants(defer))
  const plan = { rounds: Number(values.rounds), seconds: Number(values.seconds) }
  const results = await measure(comparisons, plan)
  report(results)
  keep(results, plan)
  if (values.assert && results.some(isMissed)) fail('a comparison is below its floor')
})
// Alone: `npm run bench:guide`, `npm run bench:search`, `npm run search:judge`, `npm run bench:map`.
const assert = values.assert ? ['--assert'] : []
await runToo('bench/guide/run.ts', '--listings', values.listings, ...assert)
await runToo('bench/search/run.ts', '--listings', values.listings, '--seconds', '2', ...assert)
await runToo('bench/search/judge.ts', ...assert)
await runToo('bench/map/run.ts', '--places', values.listings, ...assert)

async function runToo(...words: string[]) {
  const child = runNode(words, { env: { NODE_ENV: 'test' } })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) fail(words.join(' '))
}

function fail(what: string) {
  console.log(`FAILED ${what}`)
  process.exitCode = 1
}

function isMissed({ throughputRatio, cpuRatio, floor }: Result) {
  return Math.max(throughputRatio, cpuRatio) < floor
}

function report(results: readonly Result[]) {
  const rows = results.map(({ name, target, ours, peer, throughputRatio, cpuRatio }) => ({
    comparison: name,
    'requests/s': `${Math.round(ours.requestsPerSecond)} / ${Math.round(peer.requestsPerSecond)}`,
    'CPU µs/request': `${ours.cpuMicroseconds.toFixed(0)} / ${peer.cpuMicroseconds.toFixed(0)}`,
    'by requests': percent(throughputRatio),
    'by CPU': percent(cpuRatio),
    target: percent(target),
    verdict: cpuRatio >= target ? 'OK' : 'BELOW',
  }))
  console.table(rows)
}

function keep(results: readonly Result[], plan: object) {
  const folder = join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  const record = { at: new Date().toISOString(), node: process.version, plan, results }
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(record, null, 2)}\n`)
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)} %`
}
