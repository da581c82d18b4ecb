import type { ErrorFault } from '@portal/contract/portal/diagnostics/error-faults'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { recordErrorReport } from './record-error-report.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
let admin: TestPerson
let addresses = 0

const NOBODYS = '0197f2f0-0000-7000-8000-00000000dead'
const report = {
  path: '/guia/barraca-do-ze',
  message: 'TypeError: 12 is undefined',
  release: 'r1',
  viewport: { width: 360, height: 740 },
  entries: [{ at: 1, level: 'error' as const, message: 'x is undefined' }],
  slowOperations: [{ name: '/api/v1/portal-settings', durationMs: 1500 }],
}
const send = (change: Partial<typeof report> & { stack?: string } = {}) => {
  addresses += 1
  const address = `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`
  return recordErrorReport({ ...report, ...change }, address, portal.deps)
}
const ask = (method: 'GET' | 'POST' | 'DELETE', path = '', who: TestPerson | null = admin) =>
  call(portal, method, `/admin/error-faults${path}`, undefined, who ?? undefined)
const list = async (query = ''): Promise<ErrorFault[]> => (await ask('GET', query)).json.faults
const only = async () => (await list())[0] as ErrorFault

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin', name: 'Edson Pinheiro' })
})
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('error_faults').execute()
})

describe('reports', () => {
  // spec: 350
  it('are gathered by fault, with the count, both ends and the releases', async () => {
    await send()
    clock.advance(60_000)
    await send({ path: '/guia/outra', message: 'TypeError: 7 is undefined', release: 'r2' })
    await send({ message: 'outra coisa' })
    const faults = await list('?sort=avisos')
    expect(faults).toHaveLength(2)
    expect(faults[0]).toMatchObject({
      message: 'TypeError: # is undefined',
      page: '/guia/*',
      reports: 2,
      releases: ['r1', 'r2'],
      mended: null,
    })
    expect(String(faults[0]?.first_at) < String(faults[0]?.last_at)).toBe(true)
  })

  it('are told one by one, the latest first, with what came before the fault', async () => {
    await send({ stack: 'at r (https://portal.test/assets/guide-Ab12Cd34.js:1:2)' })
    clock.advance(60_000)
    await send({ stack: 'at r (https://portal.test/assets/guide-Ef56Gh78.js:1:9)', release: 'r2' })
    const { id } = await only()
    const { status, json } = await ask('GET', `/${id}`)
    expect(status).toBe(200)
    expect(json.fault).toMatchObject({ part: 'guide', reports: 2 })
    expect(json.latest.map(({ release }: { release: string }) => release)).toEqual(['r2', 'r1'])
    expect(json.latest[0]).toMatchObject({
      entries: report.entries,
      slowOperations: report.slowOperations,
    })
  })

  it('that come at once are all counted', async () => {
    await Promise.all(Array.from({ length: 12 }, () => send()))
    expect((await only()).reports).toBe(12)
  })
})

describe('the overview', () => {
  it('tells how many reports came in a day, and of what', async () => {
    await portal.deps.connection.deleteFrom('error_reports').execute()
    await send({ message: 'de ontem' })
    clock.advance(30 * 3_600_000)
    await send()
    await send()
    const { status, json } = await call(portal, 'GET', '/admin/error-summary', undefined, admin)
    expect(status).toBe(200)
    expect(json).toMatchObject({ last_day: 2, day_before: 1, faults: [{ reports: 2 }] })
    expect((await call(portal, 'GET', '/admin/error-summary')).status).toBe(401)
  })
})

describe('a list of faults', () => {
  it('is searched, filtered and read in pages in each of its orders', async () => {
    for (const message of ['Maré', 'mapa', 'cardápio']) await send({ message })
    await send({ message: 'mapa' })
    expect((await list('?search=mare')).map(({ message }) => message)).toEqual(['Maré'])
    expect((await list('?sort=nome')).map(({ message }) => message)).toEqual([
      'cardápio',
      'mapa',
      'Maré',
    ])
    for (const sort of ['recentes', 'antigos', 'avisos', 'avisos-asc', 'nome', 'nome-desc']) {
      const whole = await list(`?sort=${sort}`)
      const walked: ErrorFault[] = []
      let cursor: string | null = null
      do {
        const after: string = cursor ? `&cursor=${cursor}` : ''
        const { json } = await ask('GET', `?sort=${sort}&limit=1${after}`)
        walked.push(...json.faults)
        cursor = json.next_cursor
      } while (cursor)
      expect(walked).toEqual(whole)
    }
  })

  it.each(['?sort=outra', '?cursor=nada', '?state=nova', '?limit=1000', '?quem=eu'])(
    'refuses %s with a sentence',
    async (query) => {
      expect(await ask('GET', query)).toMatchObject({ status: 422 })
    },
  )
})

describe('a mended fault', () => {
  // spec: 350
  it('is told by whom, stays mended for the releases that had it, and comes back by another', async () => {
    await send()
    const { id } = await only()
    const mended = await ask('POST', `/${id}/mended`)
    expect(mended.json.mended.by).toBe('Edson Pinheiro')
    await send({ release: 'r1' })
    expect((await only()).mended).not.toBeNull()
    expect(await list('?state=aberta')).toEqual([])
    await send({ release: 'r2' })
    expect(await only()).toMatchObject({ mended: null, reopened_at: expect.any(String) })
    expect(await list('?state=voltou')).toHaveLength(1)
    expect(await list('?state=corrigida')).toEqual([])
  })

  it('is recorded once however often it is said, and can be taken back', async () => {
    await send()
    const { id } = await only()
    for (const method of ['POST', 'POST', 'DELETE', 'DELETE'] as const) {
      expect((await ask(method, `/${id}/mended`)).status).toBe(200)
    }
    const log = await portal.deps.connection
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('at')
      .execute()
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'error-fault.mended',
      'error-fault.reopened',
    ])
    expect((await only()).mended).toBeNull()
  })
})

describe('faults', () => {
  it.each([
    ['GET', ''],
    ['GET', `/${NOBODYS}`],
    ['POST', `/${NOBODYS}/mended`],
    ['DELETE', `/${NOBODYS}/mended`],
  ] as const)('are for administrators: %s %s', async (method, path) => {
    const editor = await createPerson(portal, { role: 'editor' })
    expect((await ask(method, path, null)).status).toBe(401)
    expect((await ask(method, path, editor)).status).toBe(403)
    if (path) expect((await ask(method, path)).status).toBe(404)
  })

  it('have an id that looks like one', async () => {
    expect((await ask('GET', '/nada')).status).toBe(422)
  })
})
