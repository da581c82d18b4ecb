import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { features } from '../server/src/features.ts'
import { affectedTests, type Codebase } from './affected-tests.ts'
import { bin, finish, repository, runNode } from './processes.ts'
import type { UnitReport } from './unit-test-report.ts'

/**
 * `npm run affected`: format, types and the unit tests that a change can touch, for the minute before a
 * commit; never instead of `.ci/run`. `--since HEAD~3` looks further back than main, `--list` only says
 * what would run, `--over 100` how long it would have taken for each of the last hundred commits.
 */
const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    list: { type: 'boolean', default: false },
    over: { type: 'string' },
  },
})
const codebase = readCodebase()
if (values.over) sayOver(Number(values.over))
else await runAffected(changedSince(values.since ?? startOfBranch()))

async function runAffected(changed: readonly string[]) {
  const { tests, features: touched } = affectedTests(codebase, changed)
  console.log(`${changed.length} files changed, ${tests.length} of ${testsOf().length} test files`)
  console.log(`features of the server: ${touched.join(', ') || 'none'}`)
  if (values.list) return console.log(tests.join('\n'))
  const programs = ['web', 'tsconfig.node.json', 'bench', 'e2e'].filter((program) =>
    changed.some((path) => isIn(program, path)),
  )
  const files = changed.filter((path) => existsSync(join(repository, path)))
  const began = Date.now()
  if (files.length > 0) {
    await finish(runNode([bin('biome'), 'check', '--no-errors-on-unmatched', ...files]))
  }
  for (const program of programs) await finish(runNode([bin('tsc'), '-p', program]))
  if (tests.length > 0) await finish(runNode([bin('vitest'), 'run', ...tests]))
  console.log(`${Math.round((Date.now() - began) / 1000)} s`)
}

/** A change of the contract is one of everything that is typed by it. */
function isIn(program: string, path: string): boolean {
  if (!/\.tsx?$/.test(path)) return false
  if (program === 'tsconfig.node.json')
    return /^(?:contract|server|sandbox|scripts|deploy|bench)\//.test(path)
  // Of the benches only one page's tree is a program of its own: it is drawn by the web's components.
  if (program === 'bench') return /^(?:contract|web|bench\/tree)\//.test(path)
  return path.startsWith(`${program}/`) || path.startsWith('contract/')
}

function sayOver(count: number) {
  const report = JSON.parse(
    readFileSync(join(repository, 'reports/unit.json'), 'utf8'),
  ) as UnitReport
  const secondsOf = new Map(report.files.map(({ file, seconds }) => [file, seconds]))
  const commits = git('log', `-${count}`, '--format=%h', '--no-merges').trim().split('\n')
  const taken = commits.map((commit) => {
    const changed = git('diff', '--name-only', `${commit}~1`, commit).trim().split('\n')
    const { tests } = affectedTests(codebase, changed)
    const seconds = tests.reduce((sum, file) => sum + (secondsOf.get(file) ?? 0), 0)
    console.log(`${commit} ${String(tests.length).padStart(4)} files ${Math.round(seconds)} s`)
    return seconds
  })
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  const all = report.files.reduce((sum, { seconds }) => sum + seconds, 0)
  console.log(
    `of ${count} commits, seconds of one worker by reports/unit.json: median ${at(0.5)}, three quarters ${at(0.75)}, all tests ${Math.round(all)}`,
  )
}

function readCodebase(): Codebase {
  const paths = listed('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx')
  const modules = new Map(
    paths
      .filter((path) => existsSync(join(repository, path)))
      .map((path) => [path, readFileSync(join(repository, path), 'utf8')]),
  )
  const folderOf = new Map<string, string>()
  for (const [path, text] of modules) {
    const [, folder] =
      /^server\/src\/features\/[^/]+\/([^/]+)\/[^/]+\.feature\.ts$/.exec(path) ?? []
    const [, name] = /\bname: '([\w-]+)'/.exec(text) ?? []
    if (folder !== undefined && name !== undefined) folderOf.set(name, folder)
  }
  const offering = new Map<string, string>()
  for (const { name, stores = {}, ports = {} } of features) {
    for (const offer of [...Object.keys(stores), ...Object.keys(ports)]) {
      offering.set(offer, folderOf.get(name) ?? name)
    }
  }
  return {
    modules,
    features: features.map(({ name, uses }) => ({
      folder: folderOf.get(name) ?? name,
      calls: uses.map((use) => offering.get(use.split('.')[0] ?? '') ?? ''),
    })),
  }
}

function testsOf(): string[] {
  return [...codebase.modules.keys()].filter((path) => /\.test\.tsx?$/.test(path))
}

function startOfBranch(): string {
  return git('merge-base', 'main', 'HEAD').trim()
}

function changedSince(commit: string): string[] {
  const untracked = listed('ls-files', '--others', '--exclude-standard')
  return [...new Set([...listed('diff', '--name-only', commit), ...untracked])]
}

function listed(...args: string[]): string[] {
  return git(...args)
    .split('\n')
    .filter((path) => path !== '')
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 1 << 26 })
}
