import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { bin, codeOf, repository } from './processes.ts'
import type { Failure, UnitReport } from './unit-test-report.ts'

/**
 * Runs a test runner and ends with one line both agree on: `N passed, N failed`. Before it, what
 * failed by name. What failed once and passed when it was run again counts as passed and is named:
 * a noisy machine is no fault of the change, but somebody has to look at it.
 */
type Outcome = { passed: number; failed: Failure[]; secondTry: Failure[]; skipped: number }

const reports = join(repository, 'reports')
/** What PostgreSQL answered to SQL written by hand. */
const seenStatements = join(reports, 'statements')
/** More than these at once is a broken change, not a noisy machine. */
const MOST_FILES_AGAIN = 12

const runners = { vitest: runUnitTests, playwright: runJourneys }
const [runner, ...given] = process.argv.slice(2)
const run = runners[runner as keyof typeof runners]
if (!run) throw new Error('usage: run-tests.ts vitest|playwright [what the tool is asked]')
await mkdir(reports, { recursive: true })
const { passed, failed, secondTry, skipped } = await run()
for (const failure of secondTry) console.log(`second try ${describe(failure)}`)
for (const failure of failed) console.log(`FAILED ${describe(failure)}`)
if (skipped > 0) console.log(`${skipped} journeys did not run`)
console.log(`${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1

async function runUnitTests(): Promise<Outcome> {
  await rm(seenStatements, { recursive: true, force: true })
  const outcome = await runUnitTestsTwice()
  const isWhole = given.length === 0
  const words = ['scripts/check-statements.ts', seenStatements, ...(isWhole ? ['--all'] : [])]
  const isComparable = isWhole || existsSync(seenStatements)
  if (isComparable && (await runTool(words, {})) !== 0) {
    const message = 'the sentences are above'
    outcome.failed.push({ file: '', test: 'the types of SQL', message })
  }
  return outcome
}

async function runUnitTestsTwice(): Promise<Outcome> {
  const first = await runVitest('unit.json', given)
  for (const { file, seconds } of first.files.slice(0, 8)) console.log(`${seconds} s ${file}`)
  const files = [...new Set(first.failures.map(({ file }) => file))]
  if (files.length === 0 || files.length > MOST_FILES_AGAIN || files.includes('')) {
    return { passed: first.passed, failed: first.failures, secondTry: [], skipped: 0 }
  }
  const second = await runVitest('unit-again.json', files)
  const fails = new Set(second.failures.map(identify))
  const secondTry = first.failures.filter((failure) => !fails.has(identify(failure)))
  const tests = secondTry.filter(({ test }) => test !== 'outside of any test')
  return { passed: first.passed + tests.length, failed: second.failures, secondTry, skipped: 0 }
}

async function runVitest(name: string, asked: readonly string[]): Promise<UnitReport> {
  const report = join(reports, name)
  await rm(report, { force: true })
  const code = await runTool(
    [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=./scripts/unit-test-report.ts',
      ...asked,
    ],
    { UNIT_REPORT: report, STATEMENTS_SEEN: seenStatements },
  )
  const read = JSON.parse(await readFile(report, 'utf8')) as UnitReport
  if (code !== 0 && read.failures.length === 0) {
    read.failures.push({ file: '', test: 'the run as a whole', message: `exit code ${code}` })
  }
  return read
}

type JourneySuite = {
  specs: {
    title: string
    file: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
  suites?: JourneySuite[]
}
type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: JourneySuite[]
  errors: { message?: string }[]
}

async function runJourneys(): Promise<Outcome> {
  const file = join(reports, 'e2e.json')
  await rm(file, { force: true })
  const words = [bin('playwright'), 'test', '-c', 'e2e/playwright.config.ts', ...given]
  const code = await runTool(words, {})
  const { stats, suites, errors } = JSON.parse(await readFile(file, 'utf8')) as JourneyReport
  const failed = [
    ...suites.flatMap((suite) => journeysWith('unexpected', suite)),
    ...errors.map(({ message = '' }) => ({ file: '', test: 'outside of any journey', message })),
  ]
  if (code !== 0 && failed.length === 0) {
    failed.push({ file: '', test: 'the run as a whole', message: `exit code ${code}` })
  }
  return {
    passed: stats.expected + stats.flaky,
    failed,
    secondTry: suites.flatMap((suite) => journeysWith('flaky', suite)),
    skipped: stats.skipped,
  }
}

function journeysWith(status: string, { specs, suites = [] }: JourneySuite): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => ({
        file,
        test: title,
        message: results.find(({ error }) => error)?.error?.message ?? '',
      })),
  )
  return [...own, ...suites.flatMap((suite) => journeysWith(status, suite))]
}

async function runTool(words: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, words, {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, CI: 'true', ...environment },
  })
  const code = await codeOf(child)
  return code
}

function identify({ file, test }: Failure): string {
  return `${file} › ${test}`
}

/** The first lines: what differs stands below "deep equality". */
function describe(failure: Failure): string {
  const lines = stripVTControlCharacters(failure.message).split('\n')
  const said = lines.map((line) => line.trim()).filter((line) => line !== '')
  return `${identify(failure)}: ${said.slice(0, 10).join(' ').slice(0, 400)}`
}
