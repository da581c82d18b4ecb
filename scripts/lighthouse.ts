import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { CHROMIUM_ARGS, chromiumPath } from '../e2e/support/browser.ts'
import { freePort } from './local-postgres.ts'
import { repository } from './processes.ts'

// spec: 677
/**
 * `npm run lighthouse -- URL …`: the mobile scores of running pages. A miss of our budgets is said;
 * one of the floors fails, unless `--report-only`.
 */
type Limits = typeof BUDGETS
const BUDGETS = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  /** The limit of a good page by Core Web Vitals; our own goal is tighter and is reported. */
  lcpMs: 2500,
  tbtMs: 150,
  cls: 0.02,
}
/** A machine shared with others makes every task longer than it is: below these something broke. */
const FLOORS: Limits = { ...BUDGETS, performance: 80, lcpMs: 3000, tbtMs: 800 }
const LCP_GOAL_MS = 1800
/** A page below its floor is measured so often before it counts as broken. */
const RUNS_BEFORE_BROKEN = 5
/**
 * Lighthouse's own figure of the machine's speed just before a run. The quiet machine has 1,300 to
 * 1,600; a run that began below this says more about its neighbours than about the page, and its
 * times break nothing.
 */
const QUIET_MACHINE = 1200
/** Pages of one person or one question ask search engines not to list them: judged by the rest. */
const NOT_TO_BE_FOUND = /\/(buscar|favoritos|meu-roteiro)\b/
/** Without a graphics card the processor draws the map: `map:measure` judges its times, in proportion. */
const DRAWN_BY_PROCESSOR = /\/mapa\b/

const { values, positionals: urls } = parseArgs({
  allowPositionals: true,
  options: {
    'report-only': { type: 'boolean', default: false },
    /** How often a page that misses our budgets is measured; the best run is reported. */
    runs: { type: 'string', default: '5' },
  },
})
if (urls.length === 0) throw new Error('usage: npm run lighthouse -- http://localhost:3000/ …')
const port = await freePort()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [`--remote-debugging-port=${port}`, ...CHROMIUM_ARGS],
})
let failed = 0
// The first page of a new browser pays for its start: it is loaded once without being measured.
if (urls[0]) await measure(urls[0])
for (const url of urls) {
  const { report, runs } = await bestOf(url)
  console.log(
    url,
    report.scores,
    `LCP ${report.lcpMs} ms, CLS ${report.cls}, TBT ${report.tbtMs} ms, ${report.kilobytes} KB`,
  )
  if (report.lcpMs > LCP_GOAL_MS) console.log(`  LCP above our goal of ${LCP_GOAL_MS} ms`)
  console.log(`  performance of each run: ${runs.join(', ')}`)
  for (const miss of missesOf(report, BUDGETS)) console.log(`  below budget: ${miss}`)
  const broken = brokenIn(url, report)
  if (!report.isQuiet) console.log('  the machine was busy in every run: its times are not judged')
  if (broken.length > 0) {
    failed += 1
    console.log(`FAILED ${url}: ${broken.join(', ')}`)
  }
}
await browser.close()
if (!values['report-only']) {
  console.log(`${urls.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

type Report = Awaited<ReturnType<typeof measure>>

/** Whatever else the machine does only makes a run slower: the best one is nearest to the page. */
async function bestOf(url: string) {
  let report = await measure(url)
  const runs = [report.scores.performance]
  const isWorthAnother = () =>
    (missesOf(report, BUDGETS).length > 0 && runs.length < Number(values.runs)) ||
    (missesOf(report, FLOORS).length > 0 && runs.length < RUNS_BEFORE_BROKEN)
  while (isWorthAnother()) {
    for (const miss of missesOf(report, FLOORS)) console.log(`measured again: ${url}: ${miss}`)
    const next = await measure(url)
    runs.push(next.scores.performance)
    const isQuiet = report.isQuiet || next.isQuiet
    report = {
      ...(next.scores.performance > report.scores.performance ? next : report),
      isQuiet,
    }
  }
  return { report, runs }
}

/** What no neighbour can spoil is always judged; times only if one run had the machine for itself. */
function brokenIn(url: string, report: Report): string[] {
  const timeless = { ...FLOORS, performance: 0, lcpMs: Infinity, tbtMs: Infinity }
  const hasTimes = report.isQuiet && !DRAWN_BY_PROCESSOR.test(url)
  return missesOf(report, hasTimes ? FLOORS : timeless)
}

function missesOf(report: Report, limits: Limits): string[] {
  const { lcpMs, tbtMs, cls, ...floors } = limits
  return [
    ...Object.entries(floors).flatMap(([name, floor]) => {
      const score = report.scores[name as keyof typeof floors]
      return score < floor ? [`${name} ${score} < ${floor}`] : []
    }),
    ...(report.lcpMs > lcpMs ? [`LCP ${report.lcpMs} ms > ${lcpMs}`] : []),
    ...(report.cls > cls ? [`CLS ${report.cls} > ${cls}`] : []),
    ...(report.tbtMs > tbtMs ? [`TBT ${report.tbtMs} ms > ${tbtMs}`] : []),
  ]
}

/** A run whose trace the browser lost says nothing about the page: it is made again. */
async function gather(url: string) {
  for (let tries = 1; ; tries += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      // A picture of the page that nobody looks at here.
      disableFullPageScreenshot: true,
    })
    if (!result) throw new Error(`no result for ${url}`)
    const { runtimeError } = result.lhr
    if (!runtimeError) return result
    console.log(`  no measure: ${runtimeError.code} ${runtimeError.message}`)
    if (tries === RUNS_BEFORE_BROKEN) return result
  }
}

async function measure(url: string) {
  const result = await gather(url)
  const { categories, audits, environment } = result.lhr
  const folder = join(repository, 'reports')
  await mkdir(folder, { recursive: true })
  const name = new URL(url).pathname.replaceAll('/', '_')
  await writeFile(join(folder, `lighthouse${name}.json`), String(result.report))
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const seo = () => {
    const counted = (categories.seo?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && id !== 'is-crawlable' && audits[id]?.score != null,
    )
    const all = counted.reduce((sum, { weight }) => sum + weight, 0)
    const had = counted.reduce((sum, { id, weight }) => sum + weight * (audits[id]?.score ?? 0), 0)
    return all === 0 ? 0 : Math.round((100 * had) / all)
  }
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: NOT_TO_BE_FOUND.test(url) ? seo() : score('seo'),
    },
    lcpMs: Math.round(value('largest-contentful-paint')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    tbtMs: Math.round(value('total-blocking-time')),
    isQuiet: environment.benchmarkIndex >= QUIET_MACHINE,
    kilobytes: Math.round(value('total-byte-weight') / 1024),
  }
}
