import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { createEvent, SAMPLE_EVENT } from '../../../../test/events.ts'
import { createPerson, TEST_PASSWORD } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp()
let email: string
beforeEach(() => {
  email = `${crypto.randomUUID()}@exemplo.test`
})

const query = async (text: string, ...values: unknown[]) =>
  (await portal.deps.pool.query(text, values)).rows
const account = (emailVerified: boolean) =>
  createPerson(portal, { email, emailVerified, password: TEST_PASSWORD })

/** What the owner of the address left with the portal, long before anybody made an account with it. */
async function reader() {
  const [row] = await query(
    `insert into newsletter (email, name, source, is_active, confirmed_at)
     values ($1, 'Dona do Endereço', 'portal', true, now()) returning id`,
    email,
  )
  return row.id as string
}
const when = { ...SAMPLE_EVENT.when, day: '2099-07-25' }

const KEPT_BY_ADDRESS: Record<string, () => Promise<unknown>> = {
  newsletter: reader,
  newsletter_requests: () =>
    query(
      `insert into newsletter_requests
         (token_hash, email, topics, origin, text_version, created_at, expires_at)
       values (sha256(convert_to($1, 'UTF8')), $1, '{eventos}', 'rodape', '1', now(), now() + '1 day')`,
      email,
    ),
  newsletter_consents: async () =>
    query(
      `insert into newsletter_consents (subscriber_id, granted, topics, text_version, origin, at)
       values ($1, true, '{eventos}', '1', 'rodape', now())`,
      await reader(),
    ),
  newsletter_deliveries: async () =>
    query(
      `with issue as (
         insert into newsletter_issues (subject, body, topic, created_at, updated_at)
         values ('Carta', '{}', 'eventos', now(), now()) returning id
       )
       insert into newsletter_deliveries (issue_id, subscriber_id) select id, $1 from issue`,
      await reader(),
    ),
  property_alerts: () =>
    query(
      `insert into property_alerts (email, criteria, created_at, confirmed_at, seen_until)
       values ($1, '{}', now(), now(), now())`,
      email,
    ),
  establishment_invitations: async () =>
    query(
      `insert into establishment_invitations
         (token_hash, establishment_id, email, role, expires_at, created_at)
       values (sha256(convert_to($1, 'UTF8')), $2, $1, 'staff', now() + '1 day', now())`,
      email,
      (await createListing(portal)).id,
    ),
  staff_invitations: () =>
    query(
      `insert into staff_invitations (token_hash, email, role, created_at, expires_at)
       values (sha256(convert_to($1, 'UTF8')), $1, 'editor', now(), now() + '1 day')`,
      email,
    ),
  contributions: () =>
    query(
      `insert into contributions (client_id, token_hash, slug, email, kind, title, text,
         consent_version, consented_at, status, created_at, updated_at)
       values (uuidv7(), sha256(convert_to($1, 'UTF8')), 'dica-' || uuidv7(), $1, 'tip', 'Dica',
         'Vá cedo.', '2026-11', now(), 'pending', now(), now())`,
      email,
    ),
  coverage_requests: () =>
    query(
      `insert into coverage_requests (client_id, token_hash, event_name, event_on, place, kinds,
         contact_name, email, status, created_at, updated_at)
       values (uuidv7(), sha256(convert_to($1, 'UTF8')), 'Festa', '2099-01-01', 'Orla', '{photo}',
         'Dona do Endereço', $1, 'new', now(), now())`,
      email,
    ),
  event_submissions: async () => {
    const admin = await createPerson(portal, { role: 'admin' })
    const { id } = await createEvent(portal, admin, { when, contact_email: email })
    await query(
      `insert into event_submissions (event_id, client_id, name, email, token_hash, created_at)
       values ($2, uuidv7(), 'Dona do Endereço', $1, sha256(convert_to($1, 'UTF8')), now())`,
      email,
      id,
    )
  },
}

/** Found by the reader, who is found by the address. */
const BY_READER = ['newsletter_consents', 'newsletter_deliveries']

const heldIn = async (table: string) => {
  const ofReader = `select 1 from ${table}
    where subscriber_id in (select id from newsletter where email = $1)`
  const rows = await query(
    BY_READER.includes(table) ? ofReader : `select 1 from ${table} where email = $1`,
    email,
  )
  return rows.length
}
const exported = async (cookie: string, table: string) =>
  (await call(portal, 'GET', '/account/export', undefined, { cookie })).json.data[table] ?? []
const leave = async (cookie: string) => {
  const proof = { proof: TEST_PASSWORD }
  expect((await call(portal, 'POST', '/account/deletion', proof, { cookie })).status).toBe(200)
}

describe.each(Object.entries(KEPT_BY_ADDRESS))('what %s keeps by address', (table, plant) => {
  it('is neither shown to nor deleted with an account that has not proved the address', async () => {
    await plant()
    const attacker = await account(false)
    expect(await exported(attacker.cookie, table)).toEqual([])
    await leave(attacker.cookie)
    expect(await heldIn(table)).toBe(1)
  })

  it('is shown to and goes with one that has', async () => {
    await plant()
    const owner = await account(true)
    expect(await exported(owner.cookie, table)).toHaveLength(1)
    await leave(owner.cookie)
    expect(await heldIn(table)).toBe(0)
  })
})

describe('messages to an establishment whose address it is', () => {
  const plant = async () => {
    const owner = await createPerson(portal, { plan: 'atalaia' })
    const { id } = await createListing(portal, { owner, fields: { email } })
    const sender = await createPerson(portal)
    const body = {
      establishment_id: id,
      message: 'Tem mesa?',
      idempotency_key: crypto.randomUUID(),
    }
    expect((await call(portal, 'POST', '/contact-messages', body, sender)).status).toBe(201)
  }
  const addressed = async () =>
    (await query('select 1 from contact_messages where recipient_email = $1', email)).length

  it.each([
    ['go on to it when an account leaves that has not proved it', false, 1],
    ['no longer know it when its owner leaves', true, 0],
  ])('%s', async (_, emailVerified, left) => {
    await plant()
    await leave((await account(emailVerified)).cookie)
    expect(await addressed()).toBe(left)
  })
})

describe('a reader who left the newsletter', () => {
  const plantLeft = async () => {
    const id = await reader()
    await query('update newsletter set is_active = false, left_at = now() where id = $1', id)
    return id
  }
  const accept = (cookie: string, accepts_promotions = true) =>
    call(portal, 'PATCH', '/profile', { accepts_promotions }, { cookie })
  const state = async (id: string) => {
    const [row] = await query('select is_active, left_at from newsletter where id = $1', id)
    const ledger = await query(
      'select granted, origin from newsletter_consents where subscriber_id = $1 order by at, id',
      id,
    )
    return { isActive: row.is_active, hasLeft: row.left_at !== null, ledger }
  }

  it('is not brought back by an account that has not proved the address', async () => {
    const id = await plantLeft()
    expect((await accept((await account(false)).cookie)).status).toBe(200)
    expect(await state(id)).toEqual({ isActive: false, hasLeft: true, ledger: [] })
  })

  it('comes back, and leaves again, with a row of the ledger each time', async () => {
    const id = await plantLeft()
    const { cookie } = await account(true)
    await accept(cookie)
    const granted = { granted: true, origin: 'meu-perfil' }
    expect(await state(id)).toEqual({ isActive: true, hasLeft: false, ledger: [granted] })
    await accept(cookie, false)
    expect(await state(id)).toEqual({
      isActive: false,
      hasLeft: true,
      ledger: [granted, { granted: false, origin: 'meu-perfil' }],
    })
  })
})

it('lets who signed up by the club take back and delete what that put on the list, proved or not', async () => {
  const form = {
    ...{ email, password: TEST_PASSWORD, full_name: 'Rosa do Atalaia', whatsapp: '91988887777' },
    ...{ state: 'PA', city: 'Salinópolis', origin: 'clube-de-vantagens', accepts_promotions: true },
  }
  const { cookie, status } = await call(portal, 'POST', '/auth/sign-up', form)
  expect(status).toBe(201)
  const isActive = async () =>
    await query('select is_active from newsletter where email = $1', email)
  expect(await isActive()).toEqual([{ is_active: true }])
  await call(portal, 'PATCH', '/profile', { accepts_promotions: false }, { cookie })
  expect(await isActive()).toEqual([{ is_active: false }])
  await leave(cookie)
  expect(await isActive()).toEqual([])
})

/** A table that keeps another address is decided upon here. */
it('knows every table that keeps an address', async () => {
  const rows = await query(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name like '%email%' order by 1`,
  )
  // Codes of an address live for ten minutes, whoever it is of.
  const byCode = ['stay_codes']
  const byAccount = ['account_links', 'contact_messages', 'property_leads', 'stays', 'users']
  // Published on purpose, by who may edit them.
  const shown = ['establishments', 'events', 'podcast_shows', 'portal_settings']
  const byAddress = Object.keys(KEPT_BY_ADDRESS).filter((name) => !BY_READER.includes(name))
  expect(rows.map(({ name }) => name)).toEqual(
    [...byAccount, ...byCode, ...shown, ...byAddress].sort(),
  )
})
