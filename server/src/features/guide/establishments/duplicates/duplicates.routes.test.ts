import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../../test/calls.ts'
import { addMember, createListing, createPhoto } from '../../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
let admin: TestPerson
let superadmin: TestPerson
let rosa: TestPerson
let bento: TestPerson
beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  superadmin = await createPerson(portal, { role: 'superadmin' })
})
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('establishments').execute()
  rosa = await createPerson(portal, { plan: 'espadarte' })
  bento = await createPerson(portal, { plan: 'espadarte' })
})

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await portal.deps.pool.query(text, values)).rows
const ALONE = { phone: null, whatsapp: null, place: null }
const place = (name: string, fields: object = {}, owner: TestPerson | null = null) =>
  createListing(portal, { owner, fields: { name, ...ALONE, ...fields } })
const list = (who: Partial<TestPerson> = admin) =>
  call(portal, 'GET', '/admin/duplicates', undefined, who)
const pairs = async () =>
  (await list()).json.pairs.map(
    (pair: { one: { name: string }; other: { name: string }; reasons: string[] }) => [
      ...[pair.one.name, pair.other.name].sort(),
      pair.reasons.join(),
    ],
  )
type Options = { version?: number; duplicate_version?: number; owner?: 'kept' | 'duplicate' }
const merge = (kept: string, duplicate_id: string, options: Options = {}, who: object = admin) =>
  call(
    portal,
    'POST',
    `/admin/establishments/${kept}/merge`,
    { version: 1, duplicate_id, duplicate_version: 1, ...options },
    who,
  )

describe('likely duplicates', () => {
  it('share a CNPJ, a number, or a name and a place; the surest come first', async () => {
    await place('Café Um', { cnpj: '11222333000181' })
    await place('Café Dois', { cnpj: '11222333000181' })
    await place('Bar do Zé', { neighbourhood: 'Atalaia' })
    await place('BAR DO ZÉ', { neighbourhood: 'Atalaia' })
    await place('Farol', { neighbourhood: null, place: { latitude: -0.61, longitude: -47.35 } })
    await place('farol', {
      neighbourhood: 'Centro',
      place: { latitude: -0.611, longitude: -47.35 },
    })
    await place('Pousada A', { phone: '91988887777' })
    await place('Pousada B', { whatsapp: '91988887777' })
    expect(await pairs()).toEqual([
      ['Café Dois', 'Café Um', 'cnpj'],
      ['BAR DO ZÉ', 'Bar do Zé', 'name'],
      ['Farol', 'farol', 'name'],
      ['Pousada A', 'Pousada B', 'phone'],
    ])
  })

  it('are not who is only called the same, nor what is archived', async () => {
    await place('Farol', { neighbourhood: 'Centro', place: { latitude: -0.61, longitude: -47.35 } })
    await place('Farol', { neighbourhood: 'Atalaia', place: { latitude: -0.6, longitude: -47.35 } })
    await place('Bar', { neighbourhood: 'Centro' })
    await createListing(portal, {
      status: 'archived',
      fields: { name: 'Bar', ...ALONE, neighbourhood: 'Centro' },
    })
    expect(await list()).toMatchObject({ status: 200, json: { pairs: [], total: 0 } })
  })

  it('are shown with what tells them apart', async () => {
    await place('Bar', { cnpj: '11222333000181' }, rosa)
    await place('Bar', { cnpj: '11222333000181' })
    const [pair] = (await list()).json.pairs
    expect(pair.reasons).toEqual(['cnpj', 'name'])
    expect(pair.one).toMatchObject({
      owner: { id: rosa.userId, email: rosa.email },
      address: 'Av. Beira-Mar, 812',
      reviews: 0,
      version: 1,
    })
    expect(pair.other.owner).toBeNull()
  })

  it('are not proposed again once told apart', async () => {
    const [one, other] = [await place('Bar'), await place('Bar')]
    const body = { one: other.id, other: one.id }
    const apart = (who: object) => call(portal, 'POST', '/admin/duplicates/distinct', body, who)
    expect((await apart(admin)).status).toBe(200)
    expect((await apart(admin)).status).toBe(200)
    expect(await pairs()).toEqual([])
    const wrong = { one: one.id, other: randomUUID() }
    const unknown = await call(portal, 'POST', '/admin/duplicates/distinct', wrong, admin)
    expect(unknown.status).toBe(404)
  })

  it('are found among many, even where all share one number', async () => {
    await place('Bar')
    await portal.deps.pool.query(
      `insert into establishments (name, slug, category_id, phone)
       select 'Lugar ' || n, 'lugar-' || n, (select id from categories limit 1), '9134230000'
       from generate_series(1, 3000) as n`,
    )
    const { json } = await list()
    expect(json).toMatchObject({ total: 2999 })
    expect(json.pairs).toHaveLength(20)
  })
})

describe('a merge', () => {
  async function review(person: TestPerson, id: string, rating: number, minutes: number) {
    await query(
      `insert into reviews (establishment_id, user_id, rating, text, status, created_at, updated_at)
       values ($1, $2, $3, 'bom', 'published', $4, $4)`,
      [id, person.userId, rating, new Date(clock.now().getTime() + minutes * 60_000)],
    )
  }

  // spec: 355
  it('takes along everything people left with the duplicate', async () => {
    const [first, second] = [await createPhoto(portal, rosa), await createPhoto(portal, rosa)]
    const kept = await createListing(portal, {
      owner: rosa,
      photos: [first],
      fields: { name: 'Bar do Zé', phone: null, website: 'https://fica.example' },
    })
    const duplicate = await createListing(portal, {
      photos: [second, first],
      fields: { name: 'Bar do Ze', phone: '9134231111', website: 'https://some.example' },
    })
    const [ana, davi, manager] = [
      await createPerson(portal),
      await createPerson(portal),
      await createPerson(portal),
    ]
    await review(ana, kept.id, 5, 0)
    await review(ana, duplicate.id, 1, 1)
    await review(davi, duplicate.id, 3, 0)
    await addMember(portal, kept.id, manager, 'manager')
    for (const [person, id] of [
      [ana, kept.id],
      [ana, duplicate.id],
      [davi, duplicate.id],
    ] as const) {
      await query('insert into favourites values ($1, $2, now())', [person.userId, id])
    }
    await query(
      `insert into contact_messages (user_id, name, email, subject, message, recipient_email, establishment_id,
         idempotency_key, created_at)
       values ($1, 'Ana', 'ana@exemplo.test', 'Bar', 'Oi', 'x@exemplo.test', $2, $3, now())`,
      [ana.userId, duplicate.id, randomUUID()],
    )
    await query(
      `insert into reports (subject_kind, subject_id, reason, created_at)
       values ('establishment', $1, 'closed', now())`,
      [duplicate.id],
    )
    await query(
      `insert into claims (establishment_id, user_id, cnpj, created_at)
       values ($1, $2, '11222333000181', now())`,
      [duplicate.id, davi.userId],
    )

    const answer = await merge(kept.id, duplicate.id)
    expect(answer).toMatchObject({
      status: 200,
      json: {
        id: kept.id,
        slug: 'bar-do-ze',
        moved: { photos: 1, reviews: 2, favourites: 1, messages: 1 },
      },
    })
    const page = await call(portal, 'GET', `/establishments/${kept.slug}`)
    expect(page.json).toMatchObject({
      phone: '9134231111',
      website: 'https://fica.example',
      rating: { mean: 2, count: 2 },
      photos: [{ id: first }, { id: second }],
    })
    const of = (table: string) =>
      query<{ establishment_id: string }>(`select establishment_id from ${table}`)
    for (const table of ['reviews', 'favourites', 'contact_messages', 'claims']) {
      const rows = await of(table)
      expect({ table, rows: new Set(rows.map((row) => row.establishment_id)) }).toEqual({
        table,
        rows: new Set([kept.id]),
      })
    }
    expect(
      await query('select subject_id from reports where subject_id = $1', [kept.id]),
    ).toHaveLength(1)
    expect(await query('select user_id from establishment_members')).toEqual([
      { user_id: manager.userId },
    ])
    // The place has an owner, so nobody can claim it.
    expect(await query('select status from claims')).toEqual([{ status: 'rejected' }])
    expect(
      await query('select status, merged_into, user_id from establishments where id = $1', [
        duplicate.id,
      ]),
    ).toEqual([{ status: 'archived', merged_into: kept.id, user_id: null }])
    expect(
      await query('select action, actor_id from audit_log where subject_id = $1', [kept.id]),
    ).toEqual([{ action: 'establishment.merged', actor_id: admin.userId }])
  })

  it('leads every old address to the page that stays, through several merges', async () => {
    const [a, b, c] = [await place('Bar A'), await place('Bar B'), await place('Bar C')]
    await merge(b.id, a.id)
    await merge(c.id, b.id, { duplicate_version: 2 })
    for (const address of ['bar-a', 'bar-b', 'bar-c', a.id, b.id]) {
      const { json } = await call(portal, 'GET', `/establishments/${address}`)
      expect({ address, slug: json.slug }).toEqual({ address, slug: 'bar-c' })
    }
  })

  it('cannot be undone by putting the duplicate back on the air', async () => {
    const [kept, duplicate] = [await place('Bar'), await place('Bar')]
    await merge(kept.id, duplicate.id)
    const path = `/admin/establishments/${duplicate.id}/restore`
    const { status, json } = await call(portal, 'POST', path, undefined, admin)
    expect({ status, code: json.code }).toEqual({ status: 409, code: 'establishment.merged' })
    expect((await merge(duplicate.id, kept.id, { version: 2, duplicate_version: 2 })).status).toBe(
      409,
    )
  })

  it('gives the owner of the duplicate to what had none, without their own review', async () => {
    const [kept, duplicate] = [await place('Bar'), await place('Bar', {}, rosa)]
    await review(rosa, kept.id, 5, 0)
    await merge(kept.id, duplicate.id)
    const { json } = await call(portal, 'GET', '/my/establishments', undefined, rosa)
    expect(json).toMatchObject([{ id: kept.id, role: 'owner' }])
    expect(json).toHaveLength(1)
    expect(await query('select 1 from reviews')).toEqual([])
  })

  it('of two owners’ places needs a superadmin who says whose it is', async () => {
    const [kept, duplicate] = [await place('Bar', {}, rosa), await place('Bar', {}, bento)]
    const helper = await createPerson(portal)
    await addMember(portal, kept.id, helper, 'manager')
    expect((await merge(kept.id, duplicate.id)).json.code).toBe('establishment.two-owners')
    const byAdmin = await merge(kept.id, duplicate.id, { owner: 'duplicate' })
    expect(byAdmin).toMatchObject({ status: 403 })
    const silent = await merge(kept.id, duplicate.id, {}, superadmin)
    expect(silent.json.code).toBe('establishment.two-owners')
    const done = await merge(kept.id, duplicate.id, { owner: 'duplicate' }, superadmin)
    expect(done.status).toBe(200)
    expect(await query('select user_id from establishments where id = $1', [kept.id])).toEqual([
      { user_id: bento.userId },
    ])
    // Whom the former owner let in does not act for the new one.
    expect(await query('select 1 from establishment_members')).toEqual([])
  })

  it('happens once, however many ask at once and in whichever direction', async () => {
    const [one, other] = [await place('Bar'), await place('Bar')]
    const answers = await Promise.all([
      merge(one.id, other.id),
      merge(other.id, one.id),
      merge(one.id, other.id),
      merge(other.id, one.id),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(
      await query(
        "select 1 from establishments where status = 'published' and merged_into is null",
      ),
    ).toHaveLength(1)
  })

  it('is of what was looked at', async () => {
    const [one, other] = [await place('Bar'), await place('Bar')]
    expect((await merge(one.id, other.id, { version: 2 })).json.code).toBe('stale')
    expect((await merge(one.id, other.id, { duplicate_version: 2 })).status).toBe(409)
    expect((await merge(one.id, one.id)).status).toBe(422)
    expect((await merge(one.id, randomUUID())).status).toBe(404)
    expect(await query('select 1 from establishments where merged_into is not null')).toEqual([])
  })
})

describe('nobody but an administrator', () => {
  it('sees, merges or tells apart anything', async () => {
    const [one, other] = [await place('Bar', {}, rosa), await place('Bar', {}, rosa)]
    const body = { one: one.id, other: other.id }
    for (const [who, status] of [
      [rosa, 403],
      [{}, 401],
    ] as const) {
      expect((await list(who)).status).toBe(status)
      expect((await merge(one.id, other.id, {}, who)).status).toBe(status)
      expect((await call(portal, 'POST', '/admin/duplicates/distinct', body, who)).status).toBe(
        status,
      )
    }
    expect(await pairs()).toHaveLength(1)
  })
})
