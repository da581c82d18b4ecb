import { createHash } from 'node:crypto'
import { deriveWinners } from '@portal/contract/club/draws/draw-rules'
import { readEntryList } from '@portal/contract/club/draws/entry-list'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../../test/calls.ts'
import {
  createDraft,
  createOpenDraw,
  DRAFT,
  EXTRACTION,
  enter,
  freshCpf,
  holdDraw,
} from '../../../../test/draws.ts'
import { createPerson } from '../../../../test/people.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { MailRefused } from '../../../platform/mail/mail-failures.ts'
import { ItemsFailed } from '../../../platform/queue/each-item.ts'
import { closeLists, forget, lapsePrizes } from './draws.jobs.ts'
import { tellList, tellWinners } from './tell-of-draw.ts'

const DAY = 24 * 60 * 60_000
const START = Date.parse('2026-07-12T15:00:00Z')
const clock = fixedClock(new Date(START).toISOString())
const portal = useTestApp({ clock, environment: { SENSITIVE_LIMITS_FACTOR: '1000' } })
const setTime = (moment: string | number) =>
  clock.advance(new Date(moment).getTime() - clock.now().getTime())
const CLOSED = '2026-07-14T21:05:00Z'
const EVENING = '2026-07-15T23:30:00Z'

beforeEach(() => setTime(START))

const code = ({ status, json }: { status: number; json: { code?: string } | null }) => [
  status,
  json?.code,
]
const participation = (regulation: string, more: object = {}) => ({
  full_name: 'Luciana Moraes',
  cpf: freshCpf(),
  birth_date: '1990-05-01',
  regulation_sha256: regulation,
  accepts: true,
  ...more,
})

async function held(count = 12) {
  const draw = await createOpenDraw(portal)
  const people = await Promise.all(Array.from({ length: count }, () => createPerson(portal)))
  for (const { userId } of people) await enter(portal, draw, userId)
  const one = await createPerson(portal, { role: 'superadmin' })
  const other = await createPerson(portal, { role: 'superadmin' })
  setTime(CLOSED)
  await holdDraw(portal, draw, [one.userId, other.userId], () => setTime(EVENING))
  return { ...draw, people, one, other }
}

describe('a draw without its certificate', () => {
  it('is refused everywhere', async () => {
    const { id, number } = await createDraft(portal, { ...DRAFT, certificate_number: '' })
    const admin = await createPerson(portal, { role: 'superadmin' })
    const member = await createPerson(portal)
    const send = (path: string, body: object) =>
      call(portal, 'POST', `/admin/draws/${id}${path}`, body, admin)
    const version = (await portal.deps.stores.draws.find(id))?.version ?? 0

    const registering = await send('/legal-record', { version })
    expect(code(registering)).toEqual([422, 'draws.incomplete'])
    expect(registering.json.errors).toEqual([
      { path: 'draft.certificate_number', message: expect.stringContaining('certificado') },
    ])
    expect(code(await send('/opening', { version }))).toEqual([409, 'draws.no-legal-record'])
    expect(code(await send('/list', { version }))).toEqual([409, 'draws.no-legal-record'])
    expect(code(await send('/extractions', EXTRACTION))).toEqual([409, 'draws.no-legal-record'])

    for (const path of [
      '',
      '/lista.csv',
      '/resultado.json',
      '/ata.pdf',
      '/regulamento.txt',
      '/certificado.pdf',
    ]) {
      expect((await call(portal, 'GET', `/draws/${number}${path}`)).status, path).toBe(404)
    }
    portal.deps.reads.cache.expireAll()
    expect((await call(portal, 'GET', '/draws')).json).not.toContainEqual(
      expect.objectContaining({ number }),
    )
    const entering = await call(
      portal,
      'POST',
      `/my/draws/${number}/participation`,
      participation('0'.repeat(64)),
      member,
    )
    expect(entering.status).toBe(404)
  })

  // spec: 304
  it('is refused by the database itself, whoever asks', async () => {
    const { id } = await createDraft(portal)
    for (const status of ['lawful', 'open', 'frozen', 'drawn']) {
      await expect(
        portal.asOwner('update draws set status = $1, opened_at = now() where id = $2', [
          status,
          id,
        ]),
        status,
      ).rejects.toMatchObject({ code: '23514' })
    }
    await expect(
      portal.asOwner(`insert into draws (number, title, seed, status, created_at, updated_at)
        values (9999, 'Sem registro', decode(repeat('00', 32), 'hex'), 'open', now(), now())`),
    ).rejects.toMatchObject({ code: '23514' })
    await expect(
      portal.asOwner(
        `insert into draw_entries values ($1, 1, 'AAAAA', 'membership', 'AAAAA', now())`,
        [id],
      ),
    ).rejects.toMatchObject({ code: '23514' })
  })

  it.each([
    ['promoter_cnpj', '11.222.333/0001-99'],
    ['process_number', ''],
    ['certificate_until', '2026-07-14'],
    ['regulation', 'curto'],
    ['extraction_on', '2026-07-13'],
    ['prizes', []],
    ['adherents', 'Sem número'],
  ])('is not lawful with a wrong %s', async (field, value) => {
    const { id } = await createDraft(portal, { ...DRAFT, [field]: value })
    const admin = await createPerson(portal, { role: 'superadmin' })
    const answer = await call(
      portal,
      'POST',
      `/admin/draws/${id}/legal-record`,
      { version: 2 },
      admin,
    )
    expect(code(answer)).toEqual([422, 'draws.incomplete'])
  })
})

describe('who takes part', () => {
  // spec: 304
  it('gets one number, sees it, and sees nobody else’s', async () => {
    const draw = await createOpenDraw(portal)
    const [one, other] = [await createPerson(portal), await createPerson(portal)]
    const path = `/my/draws/${draw.number}/participation`
    const body = participation(draw.regulation)
    const first = await call(portal, 'POST', path, body, one)
    expect(first.status).toBe(200)
    expect(first.json.numbers).toEqual([expect.objectContaining({ reason: 'membership' })])
    const again = await call(portal, 'POST', path, body, one)
    expect(again.json).toEqual(first.json)
    const mine = (await call(portal, 'GET', '/my/draws', undefined, other)).json
    const own = mine.find((each: { draw: { number: number } }) => each.draw.number === draw.number)
    expect(own).toMatchObject({ may_enter: true, code: null, numbers: [] })
    expect(code(await call(portal, 'POST', path, { ...body }, other))).toEqual([
      409,
      'draws.cpf-taken',
    ])
    expect((await call(portal, 'GET', '/my/draws')).status).toBe(401)
  })

  it('is an adult who agreed to the text in force, in its period', async () => {
    const draw = await createOpenDraw(portal)
    const person = await createPerson(portal)
    const path = `/my/draws/${draw.number}/participation`
    const send = (body: object) => call(portal, 'POST', path, body, person)
    expect(code(await send(participation(draw.regulation, { birth_date: '2008-07-13' })))).toEqual([
      422,
      'draws.not-adult',
    ])
    expect(code(await send(participation('a'.repeat(64))))).toEqual([409, 'draws.other-regulation'])
    expect((await send(participation(draw.regulation, { accepts: false }))).status).toBe(422)
    expect((await send(participation(draw.regulation, { cpf: '111.111.111-11' }))).status).toBe(422)
    setTime('2026-07-14T21:00:00Z')
    expect(code(await send(participation(draw.regulation)))).toEqual([409, 'draws.not-open'])
  })

  it('gets another number each time, from two nodes at once, and none is given twice', async () => {
    const draw = await createOpenDraw(portal)
    const node = await startNode(portal.databaseUrl, { clock })
    const people = await Promise.all(Array.from({ length: 40 }, () => createPerson(portal)))
    const path = `/my/draws/${draw.number}/participation`
    try {
      const answers = await Promise.all(
        people.flatMap((person, n) => {
          const body = participation(draw.regulation)
          const where = n % 2 === 0 ? portal : node
          // Each of them twice: a finger that slips.
          return [where, portal].map((at) => call(at, 'POST', path, body, person))
        }),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      const { rows } = await portal.asOwner<{ number: number; participant: string }>(
        'select number, participant from draw_entries where draw_id = $1',
        [draw.id],
      )
      expect(rows).toHaveLength(40)
      expect(new Set(rows.map(({ number }) => number)).size).toBe(40)
      expect(new Set(rows.map(({ participant }) => participant)).size).toBe(40)
      expect(await portal.deps.stores.draws.find(draw.id)).toMatchObject({
        entryCount: 40,
        participantCount: 40,
      })
    } finally {
      await stopNode(node)
    }
  })

  it('has one CPF, however many accounts want it at once', async () => {
    const draw = await createOpenDraw(portal)
    const people = await Promise.all(Array.from({ length: 12 }, () => createPerson(portal)))
    const body = participation(draw.regulation)
    const answers = await Promise.all(
      people.map((person) =>
        call(portal, 'POST', `/my/draws/${draw.number}/participation`, body, person),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((one) => code(one)[1] === 'draws.cpf-taken')).toHaveLength(11)
  })

  it('earns no number by what the regulation does not name', async () => {
    const draw = await createOpenDraw(portal)
    const { userId } = await createPerson(portal)
    await enter(portal, draw, userId)
    const { work, clock: at } = portal.deps
    const earned = await work.transaction(({ earnedNumbers }) =>
      earnedNumbers.earn(
        { userId, reason: 'redemption', reasonKey: 'r1', establishmentId: draw.id },
        at.now(),
      ),
    )
    expect(earned).toBe(0)
    expect((await portal.deps.stores.draws.find(draw.id))?.entryCount).toBe(1)
  })
})

describe('the closed list', () => {
  it('is read once for fifty who ask together, and not found before it is there', async () => {
    const draw = await createOpenDraw(portal)
    const { userId } = await createPerson(portal)
    await enter(portal, draw, userId)
    const url = `/api/v1/draws/${draw.number}/lista.csv`
    expect((await portal.app.inject(url)).statusCode).toBe(404)
    setTime(CLOSED)
    await closeLists.handle({}, portal.deps)
    const reading = vi.spyOn(portal.deps.stores.drawOutcomes, 'readFile')
    const asked = Array.from({ length: 50 }, () => portal.app.inject(url))
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(reading).toHaveBeenCalledTimes(1)
    reading.mockRestore()
  })

  // spec: 304
  it('is closed by the clock, published with its hash, and never changes', async () => {
    const draw = await createOpenDraw(portal)
    const people = await Promise.all([createPerson(portal), createPerson(portal)])
    for (const { userId } of people) await enter(portal, draw, userId)
    await closeLists.handle({}, portal.deps)
    expect((await portal.deps.stores.draws.find(draw.id))?.status).toBe('open')
    setTime(CLOSED)
    await closeLists.handle({}, portal.deps)

    const shown = (await call(portal, 'GET', `/draws/${draw.number}`)).json
    const file = await portal.app.inject(`/api/v1/draws/${draw.number}/lista.csv`)
    const sha256 = createHash('sha256').update(file.rawPayload).digest('hex')
    expect(shown).toMatchObject({ status: 'frozen', files: { entries: { sha256 } } })
    expect(file.body).not.toContain('Luciana')
    expect(await readEntryList(file.body)).toMatchObject({ rule: { prizeCount: 3 } })
    const again = { 'if-none-match': `"${sha256}"` }
    const known = await portal.app.inject({
      url: `/api/v1/draws/${draw.number}/lista.csv`,
      headers: again,
    })
    expect([known.statusCode, known.body]).toEqual([304, ''])

    const { pool } = portal.deps
    for (const table of ['draw_files', 'draw_entries', 'draw_legal_records']) {
      await expect(pool.query(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' })
      await expect(portal.asOwner(`delete from ${table}`)).rejects.toThrow('append-only')
    }
    const late = await createPerson(portal)
    const entering = await call(
      portal,
      'POST',
      `/my/draws/${draw.number}/participation`,
      participation(draw.regulation),
      late,
    )
    expect(code(entering)).toEqual([409, 'draws.not-open'])
  })

  it('is sent to everybody who takes part, once', async () => {
    const draw = await createOpenDraw(portal)
    const { userId, email } = await createPerson(portal)
    await enter(portal, draw, userId)
    setTime(CLOSED)
    await closeLists.handle({}, portal.deps)
    const sent: { to: string; text: string }[] = []
    const mail = {
      ...portal.deps.mail,
      send: async (one: { to: string; text: string }) => void sent.push(one),
    }
    const deps = { ...portal.deps, mail } as typeof portal.deps
    await tellList({ drawId: draw.id }, deps)
    await tellList({ drawId: draw.id }, deps)
    expect(sent.map(({ to }) => to)).toEqual([email])
    const list = await portal.deps.stores.drawOutcomes.readFile(draw.id, 'entries')
    expect(sent[0]?.text).toContain(list?.sha256)
  })

  it('is told to everybody else where one mailbox refuses and another is put off', async () => {
    const draw = await createOpenDraw(portal)
    for (let count = 0; count < 5; count += 1) {
      await enter(portal, draw, (await createPerson(portal)).userId)
    }
    setTime(CLOSED)
    await closeLists.handle({}, portal.deps)
    const people = await portal.deps.stores.drawEntries.listUntold(draw.id, { after: '', most: 9 })
    const [refused, putOff] = people.map(({ email }) => email)
    const sent: string[] = []
    let isPutOff = true
    const mail = {
      ...portal.deps.mail,
      send: async ({ to }: { to: string }) => {
        if (to === refused) throw new MailRefused(550)
        if (to === putOff && isPutOff) throw new Error('451 later')
        sent.push(to)
      },
    }
    const deps = { ...portal.deps, mail } as typeof portal.deps
    await expect(tellList({ drawId: draw.id }, deps)).rejects.toThrow(ItemsFailed)
    expect(sent.sort()).toEqual(
      people
        .slice(2)
        .map(({ email }) => email)
        .sort(),
    )
    isPutOff = false
    await tellList({ drawId: draw.id }, deps)
    expect(sent).toHaveLength(4)
    await tellList({ drawId: draw.id }, deps)
    expect(sent).toHaveLength(4)
  })

  it('of one draw that cannot be closed keeps no other open', async () => {
    const [broken, other] = [await createOpenDraw(portal), await createOpenDraw(portal)]
    await enter(portal, broken, (await createPerson(portal)).userId)
    await enter(portal, other, (await createPerson(portal)).userId)
    setTime(CLOSED)
    const { work } = portal.deps
    const deps = {
      ...portal.deps,
      work: {
        transaction: (run: Parameters<typeof work.transaction>[0]) =>
          work.transaction((within) =>
            run({
              ...within,
              draws: {
                ...within.draws,
                lock: async (id: string) => {
                  if (id === broken.id) throw new Error('a list that cannot be written')
                  return within.draws.lock(id)
                },
              },
            }),
          ),
      },
    } as typeof portal.deps
    await expect(closeLists.handle({}, deps)).rejects.toThrow(ItemsFailed)
    expect((await portal.deps.stores.draws.find(other.id))?.status).toBe('frozen')
    expect(await portal.deps.stores.failedWork.itemsOf('draws.close-lists')).toEqual([broken.id])
    await closeLists.handle({}, portal.deps)
    expect((await portal.deps.stores.draws.find(broken.id))?.status).toBe('frozen')
    expect(await portal.deps.stores.failedWork.itemsOf('draws.close-lists')).toEqual([])
  })
})

describe('the extraction', () => {
  // spec: 304
  it('is typed by one administrator and read again by another', async () => {
    const draw = await createOpenDraw(portal)
    await enter(portal, draw, (await createPerson(portal)).userId)
    const one = await createPerson(portal, { role: 'superadmin' })
    const other = await createPerson(portal, { role: 'superadmin' })
    const at = `/admin/draws/${draw.id}`
    expect(code(await call(portal, 'POST', `${at}/extractions`, EXTRACTION, one))).toEqual([
      409,
      'draws.wrong-step',
    ])
    setTime(CLOSED)
    await closeLists.handle({}, portal.deps)
    const tooEarly = { ...EXTRACTION, day: '2026-07-14' }
    setTime(EVENING)
    expect(code(await call(portal, 'POST', `${at}/extractions`, tooEarly, one))).toEqual([
      422,
      'draws.extraction-day',
    ])
    const ahead = { ...EXTRACTION, day: '2026-07-18' }
    expect((await call(portal, 'POST', `${at}/extractions`, ahead, one)).status).toBe(422)

    const typed = (await call(portal, 'POST', `${at}/extractions`, EXTRACTION, one)).json.typed
    expect(typed.lines).toEqual(EXTRACTION.lines)
    const seen = (await call(portal, 'GET', at, undefined, other)).json
    expect(seen.typed.lines).toBeNull()
    expect(seen.may).toMatchObject({ confirm: true })

    const body = { ...EXTRACTION, extraction_id: typed.id }
    expect(code(await call(portal, 'POST', `${at}/result`, body, one))).toEqual([
      403,
      'draws.same-person',
    ])
    const misread = { ...body, lines: ['27418', '63905', '08172', '51634', '94761'] }
    expect(code(await call(portal, 'POST', `${at}/result`, misread, other))).toEqual([
      409,
      'draws.extraction-differs',
    ])
    const done = await call(portal, 'POST', `${at}/result`, body, other)
    expect(done.status).toBe(201)
    expect(done.json).toMatchObject({ status: 'drawn', result: { contest: 6086 } })
    expect((await call(portal, 'POST', `${at}/result`, body, other)).status).toBe(409)
    await expect(
      portal.asOwner('insert into draw_results values ($1, $2, $3, $3, now())', [
        draw.id,
        typed.id,
        one.userId,
      ]),
    ).rejects.toMatchObject({ code: '23514' })
  })

  it('gives the winners that anybody derives from the published files', async () => {
    const { number } = await held()
    const [list, result, shown] = await Promise.all([
      portal.app.inject(`/api/v1/draws/${number}/lista.csv`),
      portal.app.inject(`/api/v1/draws/${number}/resultado.json`),
      call(portal, 'GET', `/draws/${number}`),
    ])
    const { numbers, rule } = await readEntryList(list.body)
    const derived = deriveWinners(numbers, EXTRACTION.lines, rule)
    expect(derived.map(({ winner }) => numbers[winner ?? -1])).toEqual(
      shown.json.winners.map((one: { number: number }) => one.number),
    )
    expect(result.json()).toMatchObject({
      contest: 6086,
      list_sha256: shown.json.files.entries.sha256,
    })
    expect(JSON.stringify(shown.json)).not.toContain('Luciana')
    expect(shown.json.winners[0]).toMatchObject({ name: 'L•••••• M.', claim_until: '2027-01-11' })
    const minutes = await portal.app.inject(`/api/v1/draws/${number}/ata.pdf`)
    expect(minutes.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const digest = createHash('sha256').update(minutes.rawPayload).digest('hex')
    expect(digest).toBe(shown.json.files.minutes.sha256)
  })
})

describe('prizes', () => {
  // spec: 300, 306
  it('are told, delivered once, seen by who won, and counted for the club', async () => {
    const { id, number, one, people } = await held(1)
    const given = async () =>
      (await portal.deps.stores.club.count(portal.deps.clock.now())).prizes_cents
    const before = await given()
    const sent: { to: string; subject: string }[] = []
    const mail = {
      ...portal.deps.mail,
      send: async (each: { to: string; subject: string }) => void sent.push(each),
    }
    await tellWinners({ drawId: id }, { ...portal.deps, mail } as typeof portal.deps)
    await tellWinners({ drawId: id }, { ...portal.deps, mail } as typeof portal.deps)
    expect(sent).toMatchObject([
      { to: people[0]?.email, subject: `Você ganhou no sorteio ${number}` },
    ])

    const at = `/admin/draws/${id}/winners/1`
    const called = await call(portal, 'POST', `${at}/contacts`, { channel: 'phone', note: '' }, one)
    expect(called.json.winners[0].contacts).toMatchObject([
      { channel: 'email' },
      { channel: 'phone' },
    ])
    const body = { delivered_to: 'Luciana Moraes', note: 'Assinou o recibo.' }
    expect(await given()).toBe(before)
    expect((await call(portal, 'POST', `${at}/delivery`, body, one)).status).toBe(201)
    expect((await given()) - before).toBe(DRAFT.prizes[0]?.value_cents)
    expect(code(await call(portal, 'POST', `${at}/delivery`, body, one))).toEqual([
      409,
      'draws.prize-ended',
    ])
    const second = `/admin/draws/${id}/winners/2/delivery`
    expect(code(await call(portal, 'POST', second, body, one))).toEqual([409, 'draws.no-winner'])
    const mine = (await call(portal, 'GET', '/my/draws', undefined, people[0])).json
    const own = mine.find((each: { draw: { number: number } }) => each.draw.number === number)
    expect(own.won).toMatchObject([{ prize: 1, delivered_at: expect.any(String) }])
    const minutes = await portal.app.inject({
      url: `/api/v1/admin/draws/${id}/minutes`,
      headers: { cookie: one.cookie },
    })
    expect(minutes.headers['content-type']).toBe('application/pdf')
  })

  // spec: 306
  it('lapse after 180 days, on the day after the last one', async () => {
    const { id, one } = await held(2)
    setTime('2027-01-12T02:30:00Z')
    await lapsePrizes.handle({}, portal.deps)
    expect((await portal.deps.stores.drawOutcomes.winners(id))[0]?.lapsedAt).toBeNull()
    setTime('2027-01-12T12:00:00Z')
    await lapsePrizes.handle({}, portal.deps)
    const winners = await portal.deps.stores.drawOutcomes.winners(id)
    expect(winners.map(({ lapsedAt }) => lapsedAt !== null)).toEqual([true, true])
    const body = { delivered_to: 'Luciana Moraes', note: '' }
    const late = await call(portal, 'POST', `/admin/draws/${id}/winners/1/delivery`, body, one)
    expect(code(late)).toEqual([409, 'draws.prize-ended'])
  })

  it('keep names for as long as they are needed: others leave before winners', async () => {
    const { id } = await held(6)
    const kept = async () => {
      const { rows } = await portal.asOwner<{ count: number }>(
        'select count(*)::int as count from draw_participants where draw_id = $1 and full_name is not null',
        [id],
      )
      return rows[0]?.count
    }
    await forget.handle({}, portal.deps)
    expect(await kept()).toBe(6)
    clock.advance(211 * DAY)
    await forget.handle({}, portal.deps)
    expect(await kept()).toBe(3)
    clock.advance(6 * 366 * DAY)
    await forget.handle({}, portal.deps)
    expect(await kept()).toBe(0)
  })
})

it('leaves the published list whole when a person leaves the portal', async () => {
  const draw = await createOpenDraw(portal)
  const { userId } = await createPerson(portal)
  await enter(portal, draw, userId)
  await portal.asOwner('delete from users where id = $1', [userId])
  expect(await portal.deps.stores.drawEntries.listAll(draw.id)).toHaveLength(1)
})
