import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bin, repository } from './processes.ts'

/** Runs a test runner and ends with one line both runners agree on: `N passed, N failed`. */
type Totals = { passed: number; failed: number }
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
    totals: (report: {
      numPassedTests: number
      numFailedTests: number
      success: boolean
    }): Totals => ({
      passed: report.numPassedTests,
      // A file that could not even be loaded has no tests to count.
      failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
    }),
  },
  playwright: {
    file: join(reports, 'e2e.json'),
    args: [bin('playwright'), 'test', '-c', 'e2e/playwright.config.ts'],
    totals: (report: {
      stats: { expected: number; unexpected: number; flaky: number }
    }): Totals => ({
      // The runner's own summary names each one that needed a second try.
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
    }),
  },
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
const { passed, failed } = runner.totals(JSON.parse(await readFile(runner.file, 'utf8')))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = code === 0 && failed === 0 ? 0 : 1
