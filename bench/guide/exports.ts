import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { portOf } from '@portal/sandbox/port-of'
import { withCleanup } from '../cleanup.ts'
import { withoutSearch } from '../map/without-search.ts'
import { startGuide } from './portal.ts'

/**
 * `npm run bench:exports`: the open files of a guide of a hundred thousand listings, to a reader that
 * takes all it gets and to one that takes a little at a time. What is measured is the memory a node
 * needs more than before.
 */
const MOST_MEGABYTES = 150
const run = promisify(execFile)
const { values } = parseArgs({
  options: {
    assert: { type: 'boolean', default: false },
    listings: { type: 'string', default: '100000' },
  },
})

await withCleanup(async (defer) => {
  const { app } = await startGuide(Number(values.listings), defer, withoutSearch)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${portOf(app.server)}`
  // Warm: the edition is known, the code compiled.
  await download(`${origin}/dados/guia.csv`)
  const rows = []
  for (const [file, ...flags] of [
    ['guia.geojson'],
    ['guia.csv'],
    ['guia.geojson', '--compressed'],
    ['guia.csv', '--limit-rate', '4M'],
  ] as [string, ...string[]][]) {
    rows.push(await measure(`${origin}/dados/${file}`, flags))
  }
  console.table(
    rows.map(({ more, ...row }) => ({ ...row, 'more memory': `${more.toFixed(0)} MB` })),
  )
  if (values.assert && rows.some(({ more }) => more > MOST_MEGABYTES)) process.exitCode = 1
})

async function measure(url: string, flags: readonly string[]) {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 10)
  const began = performance.now()
  const bytes = await download(url, flags)
  const seconds = (performance.now() - began) / 1000
  clearInterval(watch)
  return {
    file: [url.slice(url.lastIndexOf('/') + 1), ...flags].join(' '),
    'on the wire': `${(bytes / 1024 ** 2).toFixed(1)} MB`,
    time: `${seconds.toFixed(1)} s`,
    more: (peak - before) / 1024 ** 2,
  }
}

/** By another process, so that the reader's memory is not the node's. */
async function download(url: string, flags: readonly string[] = []): Promise<number> {
  const { stdout } = await run('curl', [
    ...['--silent', '--fail', '--output', '/dev/null', '--write-out', '%{size_download}'],
    ...flags,
    url,
  ])
  return Number(stdout)
}
