import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing } from '../../../../test/establishments.ts'
import { createEvent, SAMPLE_EVENT } from '../../../../test/events.ts'
import { createPerson, TEST_PASSWORD, type TestPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp()
const MARK = 'plantado'
const CPF = '52998224725'
const ADDRESS = '203.0.113.77'
const NO_PURCHASES = { kept: 0, kept_until: null, undoable: 0, renews: false, paid_plan: null }

/** Somebody who left a trace in every corner, each with the same rare word. */
async function plant() {
  const person = await createPerson(portal, {
    email: `${MARK}@exemplo.test`,
    name: `Rosa ${MARK}`,
    password: TEST_PASSWORD,
    plan: 'atalaia',
    profile: { full_name: `Rosa ${MARK}`, whatsapp: '91987654321', state: 'PA', city: MARK },
  })
  const { stores, clock } = portal.deps
  await stores.newsletter.add({
    email: person.email,
    name: `Rosa ${MARK}`,
    source: 'clube_vantagens',
    isActive: true,
  })
  await stores.consents.record(
    { userId: person.userId, kind: 'promotions', granted: true, textVersion: '1', origin: 'teste' },
    clock.now(),
  )
  const owner = await createPerson(portal, { plan: 'atalaia' })
  const peixaria = await createListing(portal, { owner })
  await sendMessage(person, peixaria.id, `Olá, sou ${MARK}`)
  await plantListings(person)
  await plantParticipation(person)
  await plantEvents(person)
  await plantPurchase(person)
  return person
}

async function sendMessage({ cookie }: TestPerson, establishment_id: string, message: string) {
  const body = { establishment_id, message, idempotency_key: crypto.randomUUID() }
  const { status } = await call(portal, 'POST', '/contact-messages', body, { cookie })
  expect(status).toBe(201)
}

/** A draft, a page that stays without its owner, and all that a member leaves in the guide. */
async function plantListings(person: TestPerson) {
  const { connection, clock } = portal.deps
  const now = clock.now()
  const named = { name: `Bar ${MARK}`, email: person.email, description: MARK }
  const contact = { email: person.email, whatsapp: '91987654321' }
  const bar = await createListing(portal, {
    owner: person,
    fields: { name: 'Bar da Orla', ...contact },
  })
  await createListing(portal, { owner: person, status: 'draft', fields: named })
  await sendMessage(await createPerson(portal), bar.id, 'Tem mesa?')
  const { id } = await createListing(portal)
  await addMember(portal, id, person, 'manager')
  const about = { establishment_id: id, user_id: person.userId, created_at: now }
  await connection
    .insertInto('reviews')
    .values({ ...about, rating: 5, text: MARK, status: 'published', updated_at: now })
    .execute()
  await connection
    .insertInto('claims')
    .values({ ...about, cnpj: '11222333000181', message: MARK })
    .execute()
  await connection.insertInto('favourites').values(about).execute()
  await connection
    .insertInto('reports')
    .values({
      ...{ user_id: person.userId, created_at: now, reason: 'outro', details: MARK },
      ...{ subject_kind: 'establishment', subject_id: id },
    })
    .execute()
  await connection
    .insertInto('establishment_invitations')
    .values({
      ...{ token_hash: Buffer.from(person.userId), establishment_id: id, role: 'staff' },
      ...{ email: person.email, invited_by: person.userId, expires_at: now, created_at: now },
    })
    .execute()
}

/** Sent signed in, sent without signing in, and what was written about it. */
async function plantParticipation({ cookie, email }: TestPerson) {
  const story = {
    ...{ kind: 'story', title: `De ${MARK}`, text: `Contado por ${MARK}`, credit_name: MARK },
    consent_version: '2026-11',
  }
  for (const from of [{ cookie }, {}]) {
    const body = { ...story, email, client_id: crypto.randomUUID() }
    expect((await call(portal, 'POST', '/contributions', body, from)).status).toBe(201)
    const festa = {
      ...{ client_id: crypto.randomUUID(), event_name: `Festa ${MARK}`, place: 'Orla', email },
      ...{ event_on: portal.deps.clock.now().toISOString().slice(0, 10), event_at: null },
      ...{ kinds: ['photo'], audience: null, budget: null, notes: MARK, whatsapp: '91987654321' },
      contact_name: `Rosa ${MARK}`,
    }
    const { json } = await call(portal, 'POST', '/coverage-requests', festa, from)
    const message = { token: json.token, text: `Sou ${MARK}`, client_id: crypto.randomUUID() }
    await call(portal, 'POST', '/coverage-requests/follow/messages', message)
  }
}

/** One that nobody has seen yet, and a public one that was sent in without signing in. */
async function plantEvents(person: TestPerson) {
  const { stores, clock } = portal.deps
  const now = clock.now()
  const when = { ...SAMPLE_EVENT.when, day: '2099-07-25' }
  const waiting = { ...SAMPLE_EVENT, when, title: `Luau de ${MARK}` }
  const form = { client_id: crypto.randomUUID(), submitter: null, phone: '91987654321' }
  const sent = await call(portal, 'POST', '/event-submissions', { ...form, event: waiting }, person)
  expect(sent.status).toBe(201)
  const admin = await createPerson(portal, { role: 'admin' })
  const shown = await createEvent(portal, admin, { when, contact_phone: '91987654321' })
  await stores.eventSubmissions.add({
    ...{ eventId: shown.id, userId: null, clientId: crypto.randomUUID(), name: `Rosa ${MARK}` },
    ...{ email: person.email, phone: null, tokenHash: Buffer.from(person.userId) },
    ...{ linkSentAt: now, expiresAt: now, confirmedAt: now, createdAt: now },
  })
}

/** One that nobody paid: what a paid one keeps is told in the tests of payments. */
async function plantPurchase({ userId }: TestPerson) {
  const { stores, clock, documentSeal } = portal.deps
  const asked = {
    key: crypto.randomUUID(),
    plan: 'atalaia',
    planVersion: 1,
    cycle: 'month',
  } as const
  const price = { priceCents: 4_990, creditCents: 0, amountCents: 4_990 }
  await stores.planOrders.insert(
    {
      ...{ ...asked, ...price, userId, reason: 'renewal', method: 'pix', coversUntil: null },
      buyer: {
        name: `Rosa ${MARK}`,
        document: documentSeal.close(CPF),
        documentHint: '***.982.247-**',
        documentHash: createHash('sha256').update(CPF).digest(),
      },
      terms: { version: 1, hash: 'sha256-1' },
      acceptedFrom: ADDRESS,
    },
    clock.now(),
  )
}

async function tables() {
  const { rows } = await portal.deps.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'jobs')`,
  )
  return rows.map(({ name }) => name)
}

async function tablesThatKnow(word: string) {
  const found: string[] = []
  for (const table of await tables()) {
    const { rowCount } = await portal.asOwner(
      `select 1 from ${table} t where to_jsonb(t)::text like $1 limit 1`,
      [`%${word}%`],
    )
    if (rowCount) found.push(table)
  }
  return found.sort()
}

it('hands a person everything the portal keeps about them, and no secret', async () => {
  const { cookie, userId } = await plant()
  const { status, json } = await call(portal, 'GET', '/account/export', undefined, { cookie })
  expect(status).toBe(200)
  const held = (await tablesThatKnow(MARK)).map((table) => table.replace('public.', ''))
  for (const table of held) expect(json.data[table], table).not.toHaveLength(0)
  // Every column that is handed over has a name in Portuguese, also of what is found by other ways.
  for (const [table, rows] of Object.entries<object[]>(json.data)) {
    const { title, columns } = json.names[table] ?? {}
    expect(title, table).toBeDefined()
    expect(Object.keys(columns), table).toEqual(
      expect.arrayContaining(rows.flatMap((row) => Object.keys(row))),
    )
  }
  expect(json.data.subscriptions).toHaveLength(1)
  expect(json.data.plan_orders).toMatchObject([{ buyer_document: CPF, accepted_from: ADDRESS }])
  expect(json.data.consents).toMatchObject([{ user_id: userId, granted: true }])
  expect(JSON.stringify(json)).not.toMatch(/argon2|session_token/)
  await call(portal, 'POST', '/account/deletion', { proof: TEST_PASSWORD }, { cookie })
})

it('knows every table that knows a person', async () => {
  // A view keeps nothing: what it shows is in tables that are listed themselves.
  const { rows } = await portal.deps.pool.query<{ table_name: string }>(
    `select table_name from information_schema.columns join information_schema.tables
        using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and column_name in ('user_id', 'actor_id')`,
  )
  const { cookie } = await createPerson(portal)
  const { json } = await call(portal, 'GET', '/account/export', undefined, { cookie })
  // Codes and links live for minutes and are kept only as hashes: there is nothing to hand over.
  const passing = ['account_links', 'claim_codes', 'two_factors', 'whatsapp_codes']
  const owned = rows.map(({ table_name }) => table_name).filter((name) => !passing.includes(name))
  expect(Object.keys(json.data)).toEqual(expect.arrayContaining(owned))
})

it('counts beforehand what becomes of whose listings, photos, reviews and teams', async () => {
  const person = await plant()
  const own = await portal.deps.pool.query<{ id: string }>(
    'select id from establishments where user_id = $1 and published_at is not null',
    [person.userId],
  )
  await addMember(portal, String(own.rows[0]?.id), await createPerson(portal), 'staff')
  const preview = async ({ cookie }: { cookie: string }) =>
    (await call(portal, 'GET', '/account/deletion', undefined, { cookie })).json
  expect(await preview(person)).toEqual({
    ...{ drafts: 1, pages: 1, hidden_pages: 0, colleagues: 1, teams: 1, photos: 0, reviews: 1 },
    ...{ contributions: 2, messages: 1, saved: 1, page_photos: 0, page_reviews: 0 },
    businesses: [{ id: own.rows[0]?.id, name: expect.any(String), colleagues: 1 }],
    purchases: NO_PURCHASES,
  })
  const other = await createPerson(portal)
  const { businesses, purchases, ...counts } = await preview(other)
  expect([businesses, purchases]).toEqual([[], NO_PURCHASES])
  expect(Object.values(counts).every((count) => count === 0)).toBe(true)
  await call(portal, 'POST', '/account/deletion', { proof: TEST_PASSWORD }, person)
  // What was promised of the page and its team holds.
  const { rows } = await portal.deps.pool.query(
    `select user_id, email, whatsapp, cnpj, (select count(*) from establishment_members
       where establishment_id = id) as members from establishments where id = $1`,
    [own.rows[0]?.id],
  )
  expect(rows).toEqual([{ user_id: null, email: null, whatsapp: null, cnpj: null, members: 1 }])
})

it('leaves no trace of a person who leaves, in any table', async () => {
  const { cookie, userId, email } = await plant()
  expect(await tablesThatKnow(MARK)).not.toEqual([])
  const gone = await call(portal, 'POST', '/account/deletion', { proof: TEST_PASSWORD }, { cookie })
  expect(gone.json).toEqual({ deleted: true })
  expect(await tablesThatKnow(MARK)).toEqual([])
  expect(await tablesThatKnow('91987654321')).toEqual([])
  expect(await tablesThatKnow(ADDRESS)).toEqual([])
  // What proves consent and who did what stays, and knows only an id.
  expect(await tablesThatKnow(userId)).toEqual(['public.audit_log', 'public.consents'])
  expect(await portal.deps.stores.accounts.emailExists(email)).toBe(false)
  const stays = await call(portal, 'GET', '/establishments/bar-da-orla')
  expect(stays.json).toMatchObject({ tier: 'basic', is_claimed: false, phone: '9134230000' })
  const after = await call(portal, 'GET', '/auth/session', undefined, { cookie })
  expect(after.json.session).toBeNull()
})

it('lets somebody leave who liked and reviewed hundreds of things', async () => {
  const { cookie, email, userId } = await createPerson(portal)
  const { id, slug } = await createListing(portal)
  await portal.deps.pool.query(
    // Drafts: indexing two hundred pages for the search is not what is tested here.
    `with place as (
       insert into establishments (name, slug, category_id, status)
       select 'Lugar', 'avaliado-' || n, category_id, 'draft'
       from establishments, generate_series(1, 199) as n where id = $2 returning id
     )
     insert into reviews (establishment_id, user_id, rating, status, created_at, updated_at)
     select id, $1, 5, 'published', now(), now() from (table place union select $2::uuid) as place`,
    [userId, id],
  )
  await portal.deps.pool.query(
    `with sent as (
       insert into contributions (client_id, token_hash, slug, email, kind, title, text,
         consent_version, consented_at, status, published_at, created_at, updated_at)
       select uuidv7(), uuid_send(uuidv7()), 'curtida-' || n, 'outra@exemplo.test', 'tip', 'Dica',
         'Vá cedo.', '2026-11', now(), case when n = 1 then 'published' else 'archived' end, now(),
         now(), now()
       from generate_series(1, 500) as n returning id
     )
     insert into contribution_likes (contribution_id, user_id, created_at) select id, $1, now() from sent`,
    [userId],
  )
  await portal.deps.stores.listingUpkeep.recountRating(id, portal.deps.clock.now())
  portal.deps.reads.cache.expireAll()
  const likes = async () => (await call(portal, 'GET', '/contributions/curtida-1')).json.likes
  const rating = async () => (await call(portal, 'GET', `/establishments/${slug}`)).json.rating
  expect([await likes(), (await rating()).count]).toEqual([1, 1])
  const gone = await call(portal, 'POST', '/account/deletion', { proof: email }, { cookie })
  expect(gone).toMatchObject({ status: 200, json: { deleted: true } })
  expect([await likes(), await rating()]).toEqual([0, null])
})

it('asks for the password first', async () => {
  const person = await createPerson(portal, { password: TEST_PASSWORD })
  const answer = await call(
    portal,
    'POST',
    '/account/deletion',
    { proof: person.email },
    { cookie: person.cookie },
  )
  expect(answer).toMatchObject({ status: 422, json: { errors: [{ path: 'proof' }] } })
})

it('takes the typed e-mail from who has no password', async () => {
  const { cookie, email } = await createPerson(portal)
  const remove = (proof: string) => call(portal, 'POST', '/account/deletion', { proof }, { cookie })
  expect((await remove('outra@exemplo.test')).status).toBe(422)
  expect((await remove(` ${email.toUpperCase()} `)).status).toBe(200)
})

it('keeps the last superadmin', async () => {
  const { cookie, email } = await createPerson(portal, { role: 'superadmin' })
  const answer = await call(portal, 'POST', '/account/deletion', { proof: email }, { cookie })
  expect(answer).toMatchObject({ status: 409, json: { code: 'accounts.last-superadmin' } })
})

it('keeps one of the last two superadmins, who leave at once', async () => {
  await portal.asOwner("update users set role = 'user' where role = 'superadmin'")
  for (let round = 0; round < 5; round += 1) {
    const two = [
      await createPerson(portal, { role: 'superadmin' }),
      await createPerson(portal, { role: 'superadmin' }),
    ]
    const answers = await Promise.all(
      two.map(({ cookie, email }) =>
        call(portal, 'POST', '/account/deletion', { proof: email }, { cookie }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await portal.asOwner("update users set role = 'user' where role = 'superadmin'")
  }
})

it.each([
  ['GET', '/account/export', undefined],
  ['GET', '/account/deletion', undefined],
  ['POST', '/account/deletion', { proof: 'x' }],
] as const)('knows nobody who is not signed in: %s %s', async (method, url, body) => {
  expect((await call(portal, method, url, body)).status).toBe(401)
})
