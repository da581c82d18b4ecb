import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { bin, repository } from './processes.ts'

/**
 * Runs a test runner and ends with one line both runners agree on: `N passed, N failed`. Before it,
 * what failed by name: whoever reads only the end of a long output knows where to look.
 */
type Totals = { passed: number; failed: number; said: string[] }
const reports = join(repository, 'reports')

const RUNNERS = {
  vitest: {
    file: join(reports, 'unit.json'),
    args: [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'unit.json')}`,
    ],
    totals: (report: UnitReport): Totals => ({
      passed: report.numPassedTests,
      // A file that could not even be loaded has no tests to count.
      failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
      said: report.testResults.flatMap(unitFailures),
    }),
  },
  playwright: {
    file: join(reports, 'e2e.json'),
    args: [bin('playwright'), 'test', '-c', 'e2e/playwright.config.ts'],
    totals: (report: JourneyReport): Totals => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      said: [
        ...report.suites.flatMap(journeyFailures),
        ...report.errors.map(({ message }) => `FAILED ${firstLine(message)}`),
        ...(report.stats.skipped > 0 ? [`${report.stats.skipped} journeys did not run`] : []),
      ],
    }),
  },
}

type UnitFile = {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}
type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: UnitFile[]
}

function unitFailures({ name, status, message, assertionResults }: UnitFile): string[] {
  const file = relative(repository, name)
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `FAILED ${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  if (status === 'failed' && failures.length === 0) return [`FAILED ${file}: ${firstLine(message)}`]
  return failures
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

const JOURNEY_WORDS: Record<string, string> = { unexpected: 'FAILED', flaky: 'second try' }

function journeyFailures({ specs, suites = [] }: JourneySuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, results }) => {
      const word = JOURNEY_WORDS[status]
      const why = results.find(({ error }) => error)?.error?.message
      return word ? [`${word} ${file} › ${title}: ${firstLine(why)}`] : []
    }),
  )
  return [...own, ...suites.flatMap(journeyFailures)]
}

function firstLine(message = ''): string {
  return stripVTControlCharacters(message).split('\n')[0]?.slice(0, 200) ?? ''
}

const name = process.argv[2] as keyof typeof RUNNERS
const runner = RUNNERS[name]
if (!runner) throw new Error('usage: run-tests.ts vitest|playwright')
await mkdir(reports, { recursive: true })
await rm(runner.file, { force: true })
const child = spawn(process.execPath, runner.args, {
  cwd: repository,
  stdio: 'inherit',
  env: { ...process.env, CI: 'true' },
})
const [code] = (await once(child, 'exit')) as [number | null]
const { passed, failed, said } = runner.totals(JSON.parse(await readFile(runner.file, 'utf8')))
// What is thrown between the tests belongs to none of them, and ends the run with a fault all the same.
const outside = code !== 0 && failed === 0 ? 1 : 0
if (outside) console.log('FAILED outside of any test: see the uncaught errors above')
for (const line of said) console.log(line)
console.log(`${passed} passed, ${failed + outside} failed`)
process.exitCode = failed + outside === 0 ? 0 : 1
