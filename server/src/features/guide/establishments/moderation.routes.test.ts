import type { ModeratedEstablishment } from '@portal/contract/guide/establishments/moderation'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createCategories, createListing, dailyHours } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({ clock })
let categories: Awaited<ReturnType<typeof createCategories>>
let admin: TestPerson
let rosa: TestPerson

beforeAll(async () => {
  categories = await createCategories(portal)
  admin = await createPerson(portal, { role: 'admin' })
  rosa = await createPerson(portal, { plan: 'espadarte', email: 'rosa@exemplo.test' })
})
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('establishments').execute()
})

const as = (
  who: TestPerson | null,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
) => call(portal, method, path, body, who ? { cookie: who.cookie } : {})
const decide = (who: TestPerson | null, id: string, decision: string, body?: object) =>
  as(who, 'POST', `/admin/establishments/${id}/${decision}`, body)
const page = (slug: string) => as(null, 'GET', `/establishments/${slug}`)
const own = async (id: string) => (await as(rosa, 'GET', `/my/establishments/${id}`)).json
const edit = (id: string, version: number, changes: object) =>
  as(rosa, 'PATCH', `/my/establishments/${id}`, { version, changes })
const waiting = async () => (await as(admin, 'GET', '/admin/establishments/waiting')).json
const auditOf = (id: string) =>
  portal.deps.connection
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

describe('a new listing', () => {
  it('is published when approved, open state and all', async () => {
    const { id, slug } = await createListing(portal, {
      owner: rosa,
      status: 'pending',
      hours: dailyHours(0, 1440),
    })
    expect((await page(slug)).status).toBe(404)
    const answer = await decide(admin, id, 'approve', { version: 1 })
    expect(answer.json).toMatchObject({
      id,
      status: 'published',
      plan: 'espadarte',
      owner: { id: rosa.userId, email: 'rosa@exemplo.test' },
      may: { approve: false, reject: false, suspend: true, restore: false, archive: true },
    })
    expect((await page(slug)).json).toMatchObject({ tier: 'full' })
    const open = (await as(null, 'GET', '/establishments?aberto=1')).json
    expect(open.establishments).toMatchObject([{ id, tier: 'full' }])
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'establishment.approved',
        actor_id: admin.userId,
        details: { from: 'pending', to: 'published' },
      },
    ])
  })

  it('is refused with a reason its owner reads, and may be sent again', async () => {
    const { id } = await createListing(portal, { owner: rosa, status: 'pending' })
    const answer = await decide(admin, id, 'reject', { version: 1, reason: 'Falta o endereço.' })
    expect(answer.json.status).toBe('rejected')
    expect(await own(id)).toMatchObject({ status: 'rejected', status_reason: 'Falta o endereço.' })
    const again = await as(rosa, 'POST', `/my/establishments/${id}/submit`)
    expect(again.json).toMatchObject({ status: 'pending', status_reason: null })
  })

  it('that changed since it was looked at is not approved by accident', async () => {
    const { id } = await createListing(portal, { owner: rosa, status: 'pending' })
    await edit(id, 1, { name: 'Agora outra coisa' })
    expect(await decide(admin, id, 'approve', { version: 1 })).toMatchObject({
      status: 409,
      json: { code: 'stale' },
    })
    expect((await decide(admin, id, 'approve', { version: 2 })).status).toBe(200)
  })
})

describe('a published listing', () => {
  it('goes off the air with a suspension and comes back', async () => {
    const { id, slug } = await createListing(portal, { owner: rosa })
    expect((await page(slug)).status).toBe(200)
    await decide(admin, id, 'suspend', { reason: 'Denúncias em apuração.' })
    expect((await page(slug)).status).toBe(404)
    expect(await own(id)).toMatchObject({
      status: 'suspended',
      status_reason: 'Denúncias em apuração.',
    })
    const restored = await decide(admin, id, 'restore')
    expect(restored.json).toMatchObject({ status: 'published', status_reason: null })
    expect((await page(slug)).status).toBe(200)
  })

  it.each([
    ['draft', ['archive']],
    ['pending', ['approve', 'reject']],
    ['published', ['suspend', 'archive']],
    ['rejected', ['archive']],
    ['suspended', ['restore']],
    ['archived', []],
  ] as const)('that is %s admits %j and nothing else', async (status, admitted) => {
    for (const decision of ['approve', 'reject', 'suspend', 'restore', 'archive'] as const) {
      const { id } = await createListing(portal, { owner: rosa, status })
      const answer = await as(admin, 'POST', '/admin/establishments/bulk', {
        ids: [id],
        decision,
        reason: 'Porque sim.',
      })
      const isAdmitted = (admitted as readonly string[]).includes(decision)
      expect(answer.json, decision).toEqual(
        isAdmitted ? { changed: [id], skipped: [] } : { changed: [], skipped: [id] },
      )
      await portal.deps.connection.deleteFrom('establishments').where('id', '=', id).execute()
    }
  })
})

describe('edits that wait', () => {
  it('are shown when approved, a new name at its own address with the old one leading there', async () => {
    const { id, slug } = await createListing(portal, {
      owner: rosa,
      fields: { name: 'Casa da Maré', category_id: categories.comer },
    })
    await edit(id, 1, { name: 'Casa do Mar', cep: '68721-001' })
    expect(await waiting()).toMatchObject({
      total: 1,
      waiting: [
        {
          kind: 'changes',
          establishment: { id, name: 'Casa da Maré', has_waiting_changes: true },
          changes: [
            { field: 'name', from: 'Casa da Maré', to: 'Casa do Mar' },
            { field: 'cep', from: '68721000', to: '68721001' },
          ],
        },
      ],
    })
    await page(slug)
    const answer = await decide(admin, id, 'changes/approve', { version: 2 })
    expect(answer.json).toMatchObject({ name: 'Casa do Mar', slug: 'casa-do-mar', version: 3 })
    expect((await page(slug)).json).toMatchObject({ id, slug: 'casa-do-mar', name: 'Casa do Mar' })
    expect((await page('casa-do-mar')).json.address.cep).toBe('68721001')
    expect((await waiting()).waiting).toEqual([])
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'establishment.changes-approved',
      details: { fields: ['name', 'cep'] },
    })
  })

  it('are forgotten when refused, with the reason until the next', async () => {
    const { id, slug } = await createListing(portal, { owner: rosa, fields: { name: 'Bar' } })
    await edit(id, 1, { name: 'Bar do Crime' })
    await decide(admin, id, 'changes/reject', { version: 2, reason: 'Nome ofensivo.' })
    expect(await own(id)).toMatchObject({
      name: 'Bar',
      waiting: null,
      changes_reason: 'Nome ofensivo.',
      version: 3,
    })
    expect((await page(slug)).json.name).toBe('Bar')
    await edit(id, 3, { name: 'Bar da Paz' })
    expect((await own(id)).changes_reason).toBeNull()
  })

  it('that were edited again meanwhile are looked at again', async () => {
    const { id } = await createListing(portal, { owner: rosa, fields: { name: 'Bar' } })
    await edit(id, 1, { name: 'Bar Bom' })
    await edit(id, 2, { name: 'Bar Mau' })
    expect((await decide(admin, id, 'changes/approve', { version: 2 })).status).toBe(409)
  })

  it('are none where nobody edited', async () => {
    const { id } = await createListing(portal, { owner: rosa })
    for (const decision of ['changes/approve', 'changes/reject']) {
      const body = { version: 1, ...(decision.endsWith('reject') ? { reason: 'Não.' } : {}) }
      expect(await decide(admin, id, decision, body)).toMatchObject({
        status: 409,
        json: { code: 'establishment.nothing-waits' },
      })
    }
  })

  it('give a name back its first address', async () => {
    const { id } = await createListing(portal, { owner: rosa, fields: { name: 'Farol Azul' } })
    for (const [version, name] of [
      [1, 'Farol Verde'],
      [3, 'Farol Azul'],
    ] as const) {
      await edit(id, version, { name })
      await decide(admin, id, 'changes/approve', { version: version + 1 })
    }
    expect((await page('farol-azul')).json).toMatchObject({ id, slug: 'farol-azul' })
    expect((await page('farol-verde')).json).toMatchObject({ id, slug: 'farol-azul' })
  })

  it('leave an address of the past to who had it', async () => {
    const first = await createListing(portal, { owner: rosa, fields: { name: 'Ponto Certo' } })
    await edit(first.id, 1, { name: 'Ponto Novo' })
    await decide(admin, first.id, 'changes/approve', { version: 2 })
    const other = await createListing(portal, { fields: { name: 'Ponto Certo' } })
    expect(other.slug).toBe('ponto-certo-2')
    expect((await page('ponto-certo')).json.id).toBe(first.id)
  })
})

describe('the queue', () => {
  it('has who has waited longest first, page by page', async () => {
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) {
      ids.push((await createListing(portal, { owner: rosa, status: 'pending' })).id)
      clock.advance(1000)
    }
    await createListing(portal, { owner: rosa })
    const met: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor ? `&cursor=${cursor}` : ''
      const { json } = await as(admin, 'GET', `/admin/establishments/waiting?limit=2${query}`)
      expect(json.total).toBe(5)
      met.push(
        ...json.waiting.map((entry: { establishment: { id: string } }) => entry.establishment.id),
      )
      cursor = json.next_cursor
    }
    expect(met).toEqual(ids)
  })
})

describe('the table of all listings', () => {
  const list = async (query: Record<string, string> = {}) =>
    (await as(admin, 'GET', `/admin/establishments?${new URLSearchParams(query)}`)).json as {
      establishments: ModeratedEstablishment[]
      next_cursor: string | null
      total: number
    }
  const names = async (query: Record<string, string> = {}) =>
    (await list(query)).establishments.map(({ name }) => name)

  beforeEach(async () => {
    const make = (name: string, more: Parameters<typeof createListing>[1]) => {
      clock.advance(1000)
      return createListing(portal, { ...more, fields: { name, ...more?.fields } })
    }
    await make('Água Viva', { owner: rosa, fields: { subcategory_id: categories.peixaria } })
    await make('Zebra', { status: 'draft', owner: rosa })
    await make('Barco', { fields: { category_id: categories.ficar } })
  })

  it.each([
    [{}, ['Barco', 'Zebra', 'Água Viva']],
    [{ sort: 'antigos' }, ['Água Viva', 'Zebra', 'Barco']],
    [{ sort: 'nome' }, ['Água Viva', 'Barco', 'Zebra']],
    [{ sort: 'nome-desc' }, ['Zebra', 'Barco', 'Água Viva']],
    [{ plan: 'espadarte', sort: 'nome' }, ['Água Viva', 'Zebra']],
    [{ plan: 'clube' }, ['Barco']],
    [{ demo: 'sim' }, []],
    [{ demo: 'nao', status: 'draft' }, ['Zebra']],
    [{ category: 'nenhuma' }, []],
    [{ status: 'draft' }, ['Zebra']],
    [{ owner: 'ninguem' }, ['Barco']],
    [{ category: 'onde-ficar' }, ['Barco']],
    [{ category: 'peixaria' }, ['Água Viva']],
    [{ search: 'agua' }, ['Água Viva']],
    [{ search: 'vi' }, ['Água Viva']],
    [{ search: 'nada disso' }, []],
    [{ status: 'published', search: 'barco' }, ['Barco']],
  ])('%j', async (query, expected) => {
    expect(await names(query as Record<string, string>)).toEqual(expected)
    expect((await list(query as Record<string, string>)).total).toBe(expected.length)
  })

  it('by owner', async () => {
    expect(await names({ owner: rosa.userId, sort: 'nome' })).toEqual(['Água Viva', 'Zebra'])
  })

  it.each(['recentes', 'antigos', 'nome', 'nome-desc'])('page by page, by %s', async (sort) => {
    const whole = await names({ sort })
    const met: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer = await list({ sort, limit: '1', ...(cursor ? { cursor } : {}) })
      met.push(...answer.establishments.map(({ name }) => name))
      cursor = answer.next_cursor
    }
    expect(met).toEqual(whole)
  })

  it.each([
    'status=novo',
    'sort=acaso',
    'plan=ouro',
    'demo=talvez',
    'owner=rosa',
    'cursor=x',
    'limit=1000',
  ])('refuses %s', async (query) => {
    expect((await as(admin, 'GET', `/admin/establishments?${query}`)).status).toBe(422)
  })
})

describe('many at once', () => {
  it('changes those that admit it and says which did not', async () => {
    const pending = await createListing(portal, { owner: rosa, status: 'pending' })
    const published = await createListing(portal, { owner: rosa })
    const gone = crypto.randomUUID()
    const answer = await as(admin, 'POST', '/admin/establishments/bulk', {
      ids: [pending.id, published.id, gone, pending.id],
      decision: 'approve',
    })
    expect(answer.json).toEqual({ changed: [pending.id], skipped: [published.id, gone] })
  })

  it.each(['reject', 'suspend'])('needs a reason to %s', async (decision) => {
    const answer = await as(admin, 'POST', '/admin/establishments/bulk', {
      ids: [crypto.randomUUID()],
      decision,
    })
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ path: 'reason' }] } })
  })
})

describe('is for administrators only', () => {
  const id = crypto.randomUUID()
  const calls: [method: 'GET' | 'POST', path: string, body?: object][] = [
    ['GET', '/admin/establishments'],
    ['GET', '/admin/establishments/waiting'],
    ['POST', `/admin/establishments/${id}/approve`, { version: 1 }],
    ['POST', `/admin/establishments/${id}/reject`, { version: 1, reason: 'Não.' }],
    ['POST', `/admin/establishments/${id}/suspend`, { reason: 'Não.' }],
    ['POST', `/admin/establishments/${id}/restore`],
    ['POST', `/admin/establishments/${id}/changes/approve`, { version: 1 }],
    ['POST', `/admin/establishments/${id}/changes/reject`, { version: 1, reason: 'Não.' }],
    ['POST', '/admin/establishments/bulk', { ids: [id], decision: 'approve' }],
  ]

  it.each(calls)('%s %s', async (method, path, body) => {
    expect((await as(null, method, path, body)).status).toBe(401)
    expect((await as(rosa, method, path, body)).status).toBe(403)
  })

  it.each(calls.filter(([, path]) => path.includes(id)))(
    'none at %s %s',
    async (method, path, body) => {
      expect((await as(admin, method, path, body)).status).toBe(404)
    },
  )

  it('an owner cannot approve what is theirs', async () => {
    const listing = await createListing(portal, { owner: rosa, status: 'pending' })
    expect((await decide(rosa, listing.id, 'approve', { version: 1 })).status).toBe(403)
    expect((await own(listing.id)).status).toBe('pending')
  })

  it.each([
    ['approve', {}],
    ['reject', { version: 1 }],
    ['reject', { version: 1, reason: 'a' }],
    ['suspend', { reason: ' ' }],
    ['changes/reject', { version: 1, reason: '' }],
  ])('%s refuses %j', async (decision, body) => {
    const listing = await createListing(portal, { owner: rosa, status: 'pending' })
    expect((await decide(admin, listing.id, decision, body)).status).toBe(422)
  })
})

describe('a moderator', () => {
  it('reads all of a listing that waits and decides on it, and changes none of its words', async () => {
    const moderator = await createPerson(portal, { role: 'moderator' })
    const { id } = await createListing(portal, {
      owner: rosa,
      status: 'pending',
      fields: { category_id: categories.comer },
    })
    const read = await as(moderator, 'GET', `/my/establishments/${id}`)
    expect(read).toMatchObject({ status: 200, json: { may: { edit: false } } })
    const { version } = read.json
    const changed = await as(moderator, 'PATCH', `/my/establishments/${id}`, {
      version,
      changes: { description: 'Outra descrição.' },
    })
    expect(changed.status).toBe(404)
    expect((await decide(moderator, id, 'approve', { version })).status).toBe(200)
  })
})
