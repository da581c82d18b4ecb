import { appendFile, mkdtemp, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { answersIn } from './page-log.rules.ts'
import { readPageLog } from './read-page-log.ts'

const portal = useTestApp()

const lineOf = (change: Record<string, unknown> = {}) =>
  `${JSON.stringify({
    time: '2026-07-18T11:48:00-03:00',
    method: 'GET',
    path: '/guia/bar-do-ze',
    status: 200,
    robot: 0,
    bytes: 20_000,
    seconds: 0.001,
    cache: 'HIT',
    ...change,
  })}\n`
const page = { day: '2026-07-18', hour: 11, page: 'business', isRobot: false }

describe('lines of the log', () => {
  it('count pages by kind, hour and robot, from whichever copy', () => {
    const lines = [lineOf(), lineOf({ cache: 'MISS' }), lineOf({ robot: 1 }), lineOf({ cache: '' })]
    expect(answersIn(lines)).toEqual([
      { ...page, answers: 3 },
      { ...page, isRobot: true, answers: 1 },
    ])
  })

  it.each([
    ['a page not found', lineOf({ status: 404 })],
    ['a page the browser has', lineOf({ status: 304 })],
    ['a file', lineOf({ path: '/assets/root-abc.js' })],
    ['a call', lineOf({ path: '/api/v1/establishments' })],
    ['a place of work', lineOf({ path: '/admin' })],
    ['a write', lineOf({ method: 'POST' })],
    ['a line of before robots were told apart', lineOf({ robot: undefined })],
    ['half a line', lineOf().slice(0, 120)],
    ['something else', 'GET /guia "method":"GET" "status":200,'],
  ])('do not count %s', (_, line) => {
    expect(answersIn([line])).toEqual([])
  })
})

describe('the log that is read', () => {
  let folder: string
  let log: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'page-log-'))
    log = join(folder, 'access.log')
    await portal.asOwner('delete from page_answers')
  })
  afterEach(() => rm(folder, { recursive: true }))

  const read = async () => {
    while ((await readPageLog(log, portal.deps)).isMore);
    const { rows } = await portal.asOwner<{ answers: number }>(
      'select coalesce(sum(answers), 0)::integer as answers from page_answers',
    )
    return rows[0]?.answers
  }

  // spec: 667
  it('counts every line once, and half a line when it is whole', async () => {
    expect(await read()).toBe(0)
    await writeFile(log, lineOf() + lineOf())
    expect(await read()).toBe(2)
    expect(await read()).toBe(2)
    const line = lineOf()
    await appendFile(log, line.slice(0, 40))
    expect(await read()).toBe(2)
    await appendFile(log, line.slice(40))
    expect(await read()).toBe(3)
  })

  it('reads a log that was moved away to its end, then the new one', async () => {
    await writeFile(log, lineOf())
    expect(await read()).toBe(1)
    await appendFile(log, lineOf())
    await rename(log, `${log}.1`)
    await writeFile(log, lineOf() + lineOf())
    expect(await read()).toBe(4)
    await appendFile(log, lineOf())
    expect(await read()).toBe(5)
  })

  it('begins anew where the log was emptied, or the old one is gone', async () => {
    await writeFile(log, lineOf() + lineOf())
    expect(await read()).toBe(2)
    await truncate(log)
    await appendFile(log, lineOf())
    expect(await read()).toBe(3)
    await rename(log, join(folder, 'elsewhere'))
    await writeFile(log, lineOf())
    expect(await read()).toBe(4)
  })

  it('counts once when two workers read', async () => {
    await writeFile(log, lineOf().repeat(50))
    await Promise.all([1, 2, 3].map(() => readPageLog(log, portal.deps)))
    expect(await read()).toBe(50)
  })
})
