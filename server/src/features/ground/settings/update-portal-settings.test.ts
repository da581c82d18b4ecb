import { describe, expect, it } from 'vitest'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { type Actor, systemActor } from '../../../platform/actor.ts'
import { requireWayToBePaid } from '../../../require-way-to-be-paid.ts'
import { type SettingsUpdate, updatePortalSettings } from './update-portal-settings.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const USER_ID = '0198f6a0-0000-7000-8000-000000000001'
const person = (planType: Extract<Actor, { kind: 'person' }>['planType']): Actor => ({
  kind: 'person',
  userId: USER_ID,
  planType,
})

const current = () => portal.deps.stores.settings.read()
async function update(actor: Actor, changes: SettingsUpdate['changes'], seenVersion?: number) {
  const version = seenVersion ?? (await current()).version
  return updatePortalSettings(actor, { version, changes }, portal.deps)
}
const auditRows = () =>
  portal.deps.connection.selectFrom('audit_log').selectAll().orderBy('at').orderBy('id').execute()

describe('who may edit', () => {
  // spec: 197
  it.each(['admin', 'superadmin'] as const)('lets an %s edit', async (planType) => {
    const saved = await update(person(planType), { site_name: `Guia de ${planType}` })
    expect(saved.site_name).toBe(`Guia de ${planType}`)
  })
})

it('writes down who changed which fields, and no value that may be of a person', async () => {
  const { site_name: before } = await current()
  await update(person('admin'), { contact_email: 'novo@portal.test', site_name: 'Outro nome' })
  expect((await auditRows()).at(-1)).toMatchObject({
    actor_kind: 'person',
    actor_id: USER_ID,
    action: 'settings.updated',
    at: clock.now(),
    details: {
      changed: ['contact_email', 'site_name'],
      changes: { site_name: [before, 'Outro nome'] },
    },
  })
  expect(JSON.stringify((await auditRows()).at(-1))).not.toContain('novo@portal.test')
})

it('keeps version, row and audit log as they are when nothing differs', async () => {
  const before = await current()
  const rows = (await auditRows()).length
  await update(systemActor, { site_name: before.site_name })
  expect(await current()).toEqual(before)
  expect(await auditRows()).toHaveLength(rows)
})

it('tells the second of two editors that the settings changed meanwhile', async () => {
  const { version } = await current()
  await update(systemActor, { site_name: 'Primeira' }, version)
  await expect(update(systemActor, { site_name: 'Segunda' }, version)).rejects.toMatchObject({
    code: 'stale',
  })
  expect((await current()).site_name).toBe('Primeira')
})

it('lets exactly one of ten simultaneous editors through', async () => {
  const { version } = await current()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      update(systemActor, { site_name: `Editor ${index}` }, version),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await current()).version).toBe(version + 1)
})

it('refuses a banner that ends before it starts, naming the field', async () => {
  await expect(
    update(systemActor, { banner_start: '2026-07-20', banner_end: '2026-07-19' }),
  ).rejects.toMatchObject({
    code: 'settings.period-reversed',
    fields: [{ path: 'changes.banner_end', message: 'O fim não pode ser antes do início.' }],
  })
})

describe('what the club claims', () => {
  const testimonials = [
    { name: 'Ana', place: 'Belém', text: 'Economizei no almoço.\nVolto em julho.' },
    { name: 'Davi', place: '', text: '"Aspas" e <b>marcas</b> ficam como texto.' },
  ]

  it('is kept as it was written, and taken away again', async () => {
    const claims = { club_members_claim: 5000, club_testimonials: testimonials }
    expect(await update(systemActor, claims)).toMatchObject(claims)
    expect(await current()).toMatchObject(claims)
    const none = { club_members_claim: null, club_testimonials: null }
    expect(await update(systemActor, none)).toMatchObject(none)
  })

  it('is no change when the same testimonials come again', async () => {
    const { version } = await update(systemActor, { club_testimonials: testimonials })
    await update(systemActor, { club_testimonials: testimonials.map((said) => ({ ...said })) })
    expect((await current()).version).toBe(version)
  })

  it('may be an empty list, which is not the same as none', async () => {
    expect((await update(systemActor, { club_testimonials: [] })).club_testimonials).toEqual([])
  })
})

it('takes a day as a day, whatever the time zone of the server', async () => {
  const saved = await update(systemActor, { popup_start: '2026-07-01', popup_end: '2026-07-31' })
  expect(saved).toMatchObject({ popup_start: '2026-07-01', popup_end: '2026-07-31' })
})

// spec: 92
it('holds the table to a single row', async () => {
  await expect(
    portal.deps.connection.insertInto('portal_settings').defaultValues().execute(),
  ).rejects.toMatchObject({ code: '23505' })
})

describe('what is on sale', () => {
  const isOnSale = async () => (await current()).plans_on_sale

  it('is said by a superadmin alone, and stands in the audit log', async () => {
    await update(systemActor, { plans_on_sale: false })
    await expect(update(person('admin'), { plans_on_sale: true })).rejects.toMatchObject({
      code: 'superadmin.forbidden',
    })
    expect(await isOnSale()).toBe(false)
    // Saving the rest of the form is no decision about it.
    await update(person('admin'), { plans_on_sale: false, site_name: 'Guia do Sal' })
    expect((await auditRows()).at(-1)?.details).toMatchObject({ changed: ['site_name'] })
  })

  it('is nothing before somebody can be paid', async () => {
    await update(systemActor, { plans_on_sale: false })
    await expect(update(person('superadmin'), { plans_on_sale: true })).rejects.toMatchObject({
      code: 'settings.no-way-to-be-paid',
    })
    expect(await isOnSale()).toBe(false)
  })
})

describe('a node in production', () => {
  const start = (changes: object) =>
    requireWayToBePaid({
      ...portal.deps,
      config: {
        ...portal.deps.config,
        environment: 'production',
        publicOrigin: 'https://guia.example',
        ...changes,
      },
    })
  const sell = (plans_on_sale: boolean) =>
    portal.deps.connection.updateTable('portal_settings').set({ plans_on_sale }).execute()

  it('does not start with plans on sale and no way to be paid, and says what to do', async () => {
    await sell(true)
    await expect(start({})).rejects.toThrow(/PIX_\* or STRIPE_\*.+plans_on_sale=off/)
    await expect(start({ publicOrigin: 'http://localhost:3000' })).resolves.toBeUndefined()
    await expect(start({ cards: {} })).resolves.toBeUndefined()
    await sell(false)
    await expect(start({})).resolves.toBeUndefined()
  })
})
