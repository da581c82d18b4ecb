import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepPlayed, sayNightly, stepsLeft } from './nightly-record.ts'
import { codeOf, repository, runNode, stop } from './processes.ts'
import { MERGE, NIGHTLY, PORTAL, type Step, shardOf } from './steps.ts'

/**
 * `run-steps.ts merge`: what guards a change; `CI_SHARD=2/4` plays the second of four shares of it.
 * `run-steps.ts nightly`: what takes too long for that. It goes on where it stopped: a step that passed
 * on this code is not played again (`--again`: it is), `--only races` plays those of that name.
 * Both end with the minutes of every step, what failed, and one line with the true total.
 */
type Done = Step & { seconds: number; passed: number; failed: number; named: string[] }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
})
const tier = positionals[0]
if (tier !== 'merge' && tier !== 'nightly') throw new Error('usage: run-steps.ts merge|nightly')
const reports = join(repository, 'reports')
mkdirSync(reports, { recursive: true })
// Drills and benches start the sources dozens of times: what was compiled once is not compiled again.
process.env.NODE_COMPILE_CACHE ??= join(repository, '.data/compile-cache')
const began = Date.now()
const steps = tier === 'merge' ? shareOfMerge() : stepsOfTheNight()
const lastOnPortal = steps.findLastIndex(({ onPortal }) => onPortal)
let portal: ChildProcess | undefined
const done: Done[] = []
try {
  for (const [index, step] of steps.entries()) {
    const played = await run(step)
    done.push(played)
    if (tier === 'nightly') keepPlayed(played)
    // The first step builds what it is started from.
    if (index === 0 && lastOnPortal > 0) portal = startPortal()
    if (index === lastOnPortal && portal) await stop(portal)
  }
} finally {
  if (portal) await stop(portal)
}
summarise()

function shareOfMerge(): Step[] {
  const { CI_SHARD = '1/1' } = process.env
  const [part = 0, of = 0] = CI_SHARD.split('/').map(Number)
  if (!(part >= 1 && part <= of)) throw new Error(`CI_SHARD=${CI_SHARD} is no share such as 2/4`)
  return of === 1 ? MERGE : shardOf(MERGE, part, of)
}

function stepsOfTheNight(): Step[] {
  const named = NIGHTLY.filter(({ name }) => name.includes(values.only))
  const left = values.again ? named : stepsLeft(named)
  const [build] = NIGHTLY
  // Later steps start what the first one builds.
  return build && left.length > 0 && !left.includes(build) ? [build, ...left] : left
}

function startPortal(): ChildProcess {
  const { port, productionPort } = PORTAL
  process.env.PORTAL_RUNS = 'true'
  return runNode(['e2e/support/serve.ts'], {
    env: { PORT: port, E2E_PORT: port, PRODUCTION_PORT: productionPort },
    quiet: true,
  })
}

async function run(step: Step): Promise<Done> {
  const started = Date.now()
  console.log(`\n== ${step.name} (${seconds(began)} s)`)
  const log = join(reports, `${step.name.replaceAll(/[^a-z0-9]+/gi, '-')}.log`)
  const child = spawn(step.command, step.args, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const code = await copyOutput(child, log)
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
  const code = await codeOf(child)
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
  console.log(sayNightly(NIGHTLY))
  const sum = (of: (one: Done) => number) => done.reduce((total, one) => total + of(one), 0)
  console.log(`${seconds(began)} s`)
  console.log(`${sum((one) => one.passed)} passed, ${sum((one) => one.failed)} failed`)
  process.exitCode = done.every(({ failed }) => failed === 0) ? 0 : 1
}

function seconds(since: number) {
  return Math.round((Date.now() - since) / 1000)
}
