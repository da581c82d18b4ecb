import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository, runNode, stop } from './processes.ts'
import { MERGE, NIGHTLY, PORTAL, type Step } from './steps.ts'

/**
 * `run-steps.ts merge`: what guards a change. `run-steps.ts nightly`: what takes too long for that.
 * Both end with the minutes of every step, what failed, and one line with the true total.
 */
type Done = Step & { seconds: number; passed: number; failed: number; named: string[] }

let portal: ChildProcess | undefined
function startPortal() {
  const { port, productionPort } = PORTAL
  portal = runNode(['e2e/support/serve.ts'], {
    env: { PORT: port, E2E_PORT: port, PRODUCTION_PORT: productionPort },
    quiet: true,
  })
  process.env.PORTAL_RUNS = 'true'
}

/** Committed, so that everybody sees when the long checks last passed and on what. */
const NIGHTLY_RECORD = join(repository, 'bench/nightly.json')
const reports = join(repository, 'reports')

const tier = process.argv[2]
if (tier !== 'merge' && tier !== 'nightly') throw new Error('usage: run-steps.ts merge|nightly')
mkdirSync(reports, { recursive: true })
// Drills and benches start the sources dozens of times: what was compiled once is not compiled again.
process.env.NODE_COMPILE_CACHE ??= join(repository, '.data/compile-cache')
const began = Date.now()
const done: Done[] = []
try {
  for (const step of tier === 'merge' ? MERGE : NIGHTLY) done.push(await run(step))
} finally {
  if (portal) await stop(portal)
}
if (tier === 'nightly') keepNightly()
summarise()

async function run(step: Step): Promise<Done> {
  const started = Date.now()
  console.log(`\n== ${step.name} (${seconds(began)} s)`)
  if (step.portal === 'starts') startPortal()
  const log = join(reports, `${step.name.replaceAll(/[^a-z0-9]+/gi, '-')}.log`)
  const child = spawn(step.command, step.args, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const code = await copyOutput(child, log)
  if (step.portal === 'stops' && portal) await stop(portal)
  const lines = readFileSync(log, 'utf8').split('\n')
  const counted = lines.findLast((line) => /^\d+ passed, \d+ failed$/.test(line))
  const [passed = 0, failed = 0] = counted?.match(/\d+/g)?.map(Number) ?? []
  const isUncounted = code === 0 ? !counted : failed === 0
  return {
    ...step,
    seconds: seconds(started),
    // A step that counts nothing is one by itself; one that ends badly has failed, whatever it counted.
    passed: passed + (isUncounted && code === 0 ? 1 : 0),
    failed: failed + (isUncounted && code !== 0 ? 1 : 0),
    named: namesOf(lines, code),
  }
}

async function copyOutput(child: ChildProcess, log: string): Promise<number> {
  const file = createWriteStream(log)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      process.stdout.write(chunk)
      file.write(chunk)
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  file.end()
  await once(file, 'finish')
  return code ?? 1
}

/** What is said once more at the end: failures and second tries by name, else the last words. */
function namesOf(lines: string[], code: number): string[] {
  const named = lines.filter((line) =>
    /FAILED|^(?:second|third) try|did not run|^measured again/.test(line),
  )
  return named.length > 0 || code === 0 ? named.slice(-40) : lines.slice(-15)
}

function keepNightly() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const before = readNightly()
  const at = new Date().toISOString()
  const isPassed = done.every(({ failed }) => failed === 0)
  const steps = done.map(({ name, seconds, passed, failed }) => ({ name, seconds, passed, failed }))
  const lastPassed = isPassed ? { at, commit } : (before?.lastPassed ?? null)
  const record: NightlyRecord = { at, commit, lastPassed, steps }
  writeFileSync(NIGHTLY_RECORD, `${JSON.stringify(record, null, 2)}\n`)
}

type NightlyRecord = {
  at: string
  commit: string
  lastPassed: { at: string; commit: string } | null
  steps: { name: string; seconds: number; passed: number; failed: number }[]
}

function readNightly(): NightlyRecord | null {
  if (!existsSync(NIGHTLY_RECORD)) return null
  return JSON.parse(readFileSync(NIGHTLY_RECORD, 'utf8')) as NightlyRecord
}

function summarise() {
  for (const { name, named } of done.filter((one) => one.named.length > 0)) {
    console.log(`\n-- ${name}`)
    for (const line of named) console.log(line)
  }
  console.log('\nseconds  passed  failed  step')
  for (const { seconds, passed, failed, name } of done) {
    const columns = [seconds, passed, failed].map((count) => String(count).padStart(7))
    console.log(`${columns.join(' ')}  ${name}`)
  }
  const nightly = readNightly()?.lastPassed
  console.log(
    `nightly checks last passed: ${nightly ? `${nightly.at} on ${nightly.commit}` : 'never'}`,
  )
  const sum = (of: (one: Done) => number) => done.reduce((total, one) => total + of(one), 0)
  console.log(`${seconds(began)} s`)
  console.log(`${sum((one) => one.passed)} passed, ${sum((one) => one.failed)} failed`)
  process.exitCode = done.every(({ failed }) => failed === 0) ? 0 : 1
}

function seconds(since: number) {
  return Math.round((Date.now() - since) / 1000)
}
