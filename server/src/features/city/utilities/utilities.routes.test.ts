import type {
  DutyMonth,
  DutyPreview,
  EditedShift,
} from '@portal/contract/city/utilities/duty-editor'
import type { EditedNotice } from '@portal/contract/city/utilities/notice-editor'
import type { Utilities } from '@portal/contract/city/utilities/utility'
import type { EditedUtility } from '@portal/contract/city/utilities/utility-editor'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const HOUR = 3_600_000
let admin: TestPerson

beforeEach(async () => {
  const { connection, reads } = portal.deps
  await connection.deleteFrom('utility_entries').execute()
  await connection.deleteFrom('duty_pharmacies').execute()
  await connection.deleteFrom('public_notices').execute()
  reads.cache.expireAll()
  admin = await createPerson(portal, { role: 'admin' })
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const as = (method: Method, path: string, body?: object) =>
  call(portal, method, `/admin${path}`, body, admin)
const shown = async () => (await call(portal, 'GET', '/utilities')).json as Utilities
const later = (hours: number) => new Date(clock.now().getTime() + hours * HOUR).toISOString()

const POLICE = {
  kind: 'emergency',
  title: 'Polícia Militar',
  phones: [{ number: '190', label: '', is_whatsapp: false }],
  address: '',
  place: null,
  hours: '',
  body: 'Emergência policial.',
  source_name: 'Número nacional de emergência',
  source_url: '',
  status: 'published',
}
const create = async (changes: object = {}) =>
  (await as('POST', '/utilities', { ...POLICE, ...changes })).json as EditedUtility

describe('a number to dial', () => {
  it('is there for everybody from when it is published, with its source', async () => {
    const { id, version } = await create({ status: 'draft' })
    expect((await shown()).entries).toEqual([])
    await as('PUT', `/utilities/${id}`, { ...POLICE, version })
    expect((await shown()).entries).toMatchObject([
      {
        title: 'Polícia Militar',
        phones: [{ number: '190' }],
        source: { name: 'Número nacional de emergência', url: null },
        verified_at: null,
      },
    ])
  })

  it('is kept as digits, however it was typed', async () => {
    const phones = [{ number: '0800 091-0196', label: 'Energia', is_whatsapp: false }]
    expect((await create({ phones })).phones).toEqual([{ ...phones[0], number: '08000910196' }])
  })

  it('says when it was checked, from the moment somebody did', async () => {
    const { id, version } = await create()
    await as('POST', `/utilities/${id}/verification`, { version })
    expect((await shown()).entries[0]?.verified_at).toBe(clock.now().toISOString())
  })

  it('is not published without a source, or with nothing to act on', async () => {
    for (const changes of [{ source_name: '' }, { phones: [], body: '' }]) {
      expect(await as('POST', '/utilities', { ...POLICE, ...changes })).toMatchObject({
        status: 422,
        json: { code: 'utilities.unfinished' },
      })
    }
  })

  it.each([
    ['a source that runs', { source_url: 'javascript:alert(1)' }],
    ['a phone of letters', { phones: [{ number: 'ligue já', label: '', is_whatsapp: false }] }],
    ['a place off the earth', { place: { latitude: 91, longitude: 0 } }],
  ])('is refused with %s', async (_, changes) => {
    expect((await as('POST', '/utilities', { ...POLICE, ...changes })).status).toBe(422)
  })

  it('of two editors is told to the second, not written over', async () => {
    const { id, version } = await create()
    await as('PUT', `/utilities/${id}`, { ...POLICE, version, title: 'PM' })
    expect(await as('PUT', `/utilities/${id}`, { ...POLICE, version })).toMatchObject({
      status: 409,
      json: { code: 'stale' },
    })
  })

  it('moves within its section, and stays at its ends', async () => {
    await create({ title: 'Aa' })
    const { id } = await create({ title: 'Bb' })
    await create({ title: 'Cc', kind: 'health' })
    const titles = async () => (await shown()).entries.map(({ title }) => title)
    expect(await titles()).toEqual(['Aa', 'Bb', 'Cc'])
    for (const expected of [
      ['Bb', 'Aa', 'Cc'],
      ['Bb', 'Aa', 'Cc'],
    ]) {
      await as('POST', `/utilities/${id}/position`, { direction: 'up' })
      expect(await titles()).toEqual(expected)
    }
  })
})

const shift = (from: number, to: number, name = 'Farmácia A') => ({
  establishment_id: null,
  name,
  phone: '91900001001',
  address: 'Rua 1',
  starts_at: later(from),
  ends_at: later(to),
  is_extra: false,
})
const SOURCE = { source_name: 'Vigilância Sanitária', source_url: '' }
const add = (shifts: object[], options: object = {}) =>
  as('POST', '/duties', { shifts, ...SOURCE, ...options })
const month = async () => (await as('GET', '/duties?month=2026-07')).json as DutyMonth

describe('the rota of the pharmacies', () => {
  it('is told from yesterday on, five weeks ahead', async () => {
    const shifts = [shift(-30, -26), shift(-26, -20), shift(0, 12, 'Farmácia B'), shift(900, 912)]
    expect(await add(shifts)).toMatchObject({ status: 201, json: { added: 4, replaced: 0 } })
    expect((await shown()).rota.map(({ name }) => name)).toEqual(['Farmácia A', 'Farmácia B'])
    expect((await month()).shifts).toHaveLength(3)
  })

  it('holds one main pharmacy at a time; the second asks first, and then replaces', async () => {
    await add([shift(0, 12), shift(12, 24)])
    const other = shift(11, 13, 'Farmácia B')
    expect(await add([other])).toMatchObject({
      status: 409,
      json: { code: 'utilities.duty-conflicts' },
    })
    const preview = (await as('POST', '/duties/preview', { shifts: [other] })).json as DutyPreview
    expect(preview.conflicts).toHaveLength(2)
    expect((await add([other], { replace: true })).json).toEqual({ added: 1, replaced: 2 })
    expect((await month()).shifts.map(({ name }) => name)).toEqual(['Farmácia B'])
  })

  it('lets a second one help', async () => {
    await add([shift(0, 12)])
    expect((await add([{ ...shift(0, 12, 'Reforço'), is_extra: true }])).status).toBe(201)
    expect((await month()).shifts).toHaveLength(2)
  })

  it('is kept apart by the database itself', async () => {
    const { duties } = portal.deps.stores
    const source = { sourceName: 'Teste', sourceUrl: '', verifiedAt: null }
    await duties.add([shift(0, 12)], source, clock.now())
    await expect(duties.add([shift(11, 13)], source, clock.now())).rejects.toThrow(
      /duty_pharmacies_apart/,
    )
  })

  it('comes as a sheet that is looked at before it is written', async () => {
    const csv = 'data;inicio;fim;farmacia\n18/07/2026;08:00;08:00;Farmácia Nova'
    const { shifts, problems } = (await as('POST', '/duties/preview', { csv })).json as DutyPreview
    expect(problems).toEqual([])
    expect((await month()).shifts).toEqual([])
    await add(shifts, { is_verified: true })
    expect((await month()).shifts).toMatchObject([
      {
        name: 'Farmácia Nova',
        starts_at: '2026-07-18T11:00:00.000Z',
        ends_at: '2026-07-19T11:00:00.000Z',
        source: { name: 'Vigilância Sanitária' },
        verified_at: clock.now().toISOString(),
      },
    ])
  })

  it.each([
    ['a shift that ends before it begins', [shift(12, 0)]],
    ['a shift of two months', [shift(0, 24 * 60)]],
    ['two at one time', [shift(0, 12), shift(11, 13)]],
    ['nothing', []],
    [
      'a pharmacy the guide does not have',
      [{ ...shift(0, 12), establishment_id: '0197f2f0-0000-7000-8000-000000000001' }],
    ],
  ])('is refused with %s', async (_, shifts) => {
    expect((await add(shifts)).status).toBe(422)
  })

  it('changes and loses a shift for the next reader', async () => {
    await add([shift(0, 12), shift(12, 24)])
    const [first, second] = (await month()).shifts as [EditedShift, EditedShift]
    const change = (wanted: object, version = 1) =>
      as('PUT', `/duties/${first.id}`, { version, shift: wanted })
    expect((await change(shift(0, 13))).status).toBe(409)
    expect((await change(shift(0, 10, 'Farmácia C'))).json).toMatchObject({
      name: 'Farmácia C',
      version: 2,
    })
    expect((await change(shift(0, 9))).json).toMatchObject({ code: 'stale' })
    await as('DELETE', `/duties/${second.id}`)
    expect((await as('DELETE', `/duties/${second.id}`)).status).toBe(404)
    expect((await shown()).rota.map(({ name }) => name)).toEqual(['Farmácia C'])
  })

  it('of a month was checked on one day', async () => {
    await add([shift(0, 12)])
    const checked = (await as('POST', '/duties/verification', { month: '2026-07' })).json
    expect(checked.shifts[0].verified_at).toBe(clock.now().toISOString())
    expect((await as('GET', '/duties?month=2026-13')).status).toBe(422)
  })
})

describe('a notice', () => {
  const NOTICE = {
    title: 'Falta de água no Maçarico',
    body: 'O abastecimento volta à noite.',
    severity: 'attention',
    place: 'Maçarico',
    link: 'https://exemplo.test/aviso',
    source_name: 'Águas do Pará',
    starts_at: later(1),
    ends_at: later(3),
    status: 'published',
  }
  const tell = async (changes: object = {}) =>
    (await as('POST', '/notices', { ...NOTICE, ...changes })).json as EditedNotice
  const active = async () => {
    portal.deps.reads.cache.expireAll()
    return ((await call(portal, 'GET', '/notices')).json as { title: string }[]).map(
      ({ title }) => title,
    )
  }

  it('is shown from its beginning to its end, in one statement', async () => {
    await tell()
    expect(await active()).toEqual([])
    const { utilities } = portal.deps.stores
    const at = async (hours: number) =>
      (await utilities.listActiveNotices(new Date(later(hours)))).length
    expect([await at(0.99), await at(1), await at(2.99), await at(3)]).toEqual([0, 1, 1, 0])
  })

  it('that is urgent comes first; one without an end stays', async () => {
    const now = { starts_at: later(-1), ends_at: null }
    await tell({ ...now, title: 'Aviso', severity: 'info' })
    await tell({ ...now, title: 'Temporal', severity: 'urgent', starts_at: later(-2) })
    expect(await active()).toEqual(['Temporal', 'Aviso'])
    expect((await shown()).notices.map(({ title }) => title)).toEqual(['Temporal', 'Aviso'])
  })

  it('goes when it is taken down, and the second editor is told', async () => {
    const { id, version } = await tell({ starts_at: later(-1) })
    expect(await active()).toHaveLength(1)
    const down = { ...NOTICE, version, status: 'archived' }
    expect((await as('PUT', `/notices/${id}`, down)).json).toMatchObject({ version: 2 })
    expect(await active()).toEqual([])
    expect((await as('PUT', `/notices/${id}`, down)).json).toMatchObject({
      code: 'stale',
    })
    expect((await as('GET', '/notices')).json).toHaveLength(1)
  })

  it.each([
    ['that ends before it begins', { ends_at: later(0) }],
    ['without words', { body: '' }],
    ['without a source', { source_name: '' }],
    ['with a link that runs', { link: 'javascript:alert(1)' }],
  ])('%s is refused', async (_, changes) => {
    expect((await as('POST', '/notices', { ...NOTICE, ...changes })).status).toBe(422)
  })
})
