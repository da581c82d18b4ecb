import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { repository } from './processes.ts'

export type Failure = { file: string; test: string; message: string }
export type UnitReport = {
  passed: number
  failures: Failure[]
  /** Where the time of a run goes, the slowest first: whole seconds of every file, by what they went into. */
  files: FileTimes[]
  slowestTests: { file: string; test: string; seconds: number }[]
}
type FileTimes = {
  file: string
  seconds: number
  /** Loading modules, the browser's document, the set-up file. */
  imports: number
  environment: number
  setUp: number
  /** What its own `beforeAll` and the like take is the difference to this. */
  tests: number
}

/** Names the file of every failure, also of what is thrown between tests and belongs to none. */
export default class UnitTestReport implements Reporter {
  onTestRunEnd(
    modules: Parameters<NonNullable<Reporter['onTestRunEnd']>>[0],
    thrown: Parameters<NonNullable<Reporter['onTestRunEnd']>>[1],
  ) {
    const target = process.env.UNIT_REPORT
    if (!target) throw new Error('UNIT_REPORT names the file to write')
    const report: UnitReport = {
      passed: modules.reduce((sum, module) => sum + countPassed(module), 0),
      failures: [
        ...modules.flatMap(failuresOf),
        ...thrown.map(({ VITEST_TEST_PATH: path, message }) => ({
          file: path ? nameOf(String(path)) : '',
          test: 'outside of any test',
          message,
        })),
      ],
      files: modules.map(timesOf).sort((a, b) => b.seconds - a.seconds),
      slowestTests: modules
        .flatMap(testTimesOf)
        .sort((a, b) => b.seconds - a.seconds)
        .slice(0, 60),
    }
    writeFileSync(target, JSON.stringify(report, null, 2))
  }
}

const nameOf = (path: string) => relative(repository, path)

const inSeconds = (milliseconds: number) => Math.round(milliseconds) / 1000

function timesOf(module: TestModule): FileTimes {
  const spent = module.diagnostic()
  const { duration, collectDuration, environmentSetupDuration, setupDuration } = spent
  return {
    file: nameOf(module.moduleId),
    seconds: inSeconds(duration + collectDuration + environmentSetupDuration + setupDuration),
    imports: inSeconds(collectDuration),
    environment: inSeconds(environmentSetupDuration),
    setUp: inSeconds(setupDuration),
    tests: testTimesOf(module).reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

const testTimesOf = (module: TestModule) =>
  [...module.children.allTests()].map((test) => ({
    file: nameOf(module.moduleId),
    test: test.fullName,
    seconds: inSeconds(test.diagnostic()?.duration ?? 0),
  }))

function countPassed(module: TestModule): number {
  return [...module.children.allTests('passed')].length
}

function failuresOf(module: TestModule): Failure[] {
  const file = nameOf(module.moduleId)
  const tests = [...module.children.allTests('failed')].map((test) => ({
    file,
    test: test.fullName,
    message: test.result().errors?.[0]?.message ?? '',
  }))
  // A file that could not be loaded, or whose set-up failed, has no test to blame.
  const suites = [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map(({ message }) => ({ file, test: 'set-up', message })),
  )
  return [...tests, ...suites]
}
