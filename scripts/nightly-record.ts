import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './processes.ts'

/** Committed, so that everybody sees of every long check when it was played last, on what, and how it ended. */
const RECORD = join(repository, 'bench/nightly.json')
/** What no step reads: a change of these makes no step play again. */
const READ_BY_NO_STEP = [':!bench/nightly.json', ':!docs', ':!*.md']

export type Played = { at: string; commit: string; seconds: number; passed: number; failed: number }
export type NightlyRecord = Record<string, Played>

/** Those that did not pass on the code as it stands: a night that was stopped goes on with them. */
export function stepsLeft<Named extends { name: string }>(
  steps: readonly Named[],
  record: NightlyRecord = readRecord(),
  isThisCode: (commit: string) => boolean = rememberAnswers(isSameCode),
): Named[] {
  return steps.filter(({ name }) => {
    const last = record[name]
    return last === undefined || last.failed > 0 || !isThisCode(last.commit)
  })
}

/** After every step, not at the end: a night is stopped more often than it ends. */
export function keepPlayed(step: {
  name: string
  seconds: number
  passed: number
  failed: number
}): void {
  const { name, seconds, passed, failed } = step
  const commit = git('rev-parse', '--short=8', 'HEAD').trim()
  const at = new Date().toISOString()
  const record = { ...readRecord(), [name]: { at, commit, seconds, passed, failed } }
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
}

/** One line for the end of a run: how many of the night's steps have passed, and when the oldest of them. */
export function sayNightly(
  steps: readonly { name: string }[],
  record: NightlyRecord = readRecord(),
): string {
  const played = steps.map(({ name }) => record[name])
  const passed = played.filter((one) => one?.failed === 0).filter((one) => one !== undefined)
  const oldest = passed.toSorted((a, b) => a.at.localeCompare(b.at))[0]
  const since = oldest ? `, the oldest on ${oldest.at.slice(0, 10)} (${oldest.commit})` : ''
  return `nightly: ${passed.length} of ${steps.length} steps passed when they were last played${since}`
}

function readRecord(): NightlyRecord {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as NightlyRecord) : {}
}

function isSameCode(commit: string): boolean {
  try {
    git('diff', '--quiet', commit, '--', '.', ...READ_BY_NO_STEP)
    return true
  } catch {
    // It differs, or the commit is not in this clone: either way it was not this code.
    return false
  }
}

function rememberAnswers(ask: (commit: string) => boolean): (commit: string) => boolean {
  const answers = new Map<string, boolean>()
  return (commit) => {
    const answer = answers.get(commit) ?? ask(commit)
    answers.set(commit, answer)
    return answer
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
