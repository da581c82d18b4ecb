import { randomUUID } from 'node:crypto'
import { FAVOURITES_MAX } from '@portal/contract/guide/favourites/favourite-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })

let rosa: TestPerson
let place: string
beforeEach(async () => {
  rosa = await createPerson(portal)
  place = (await createListing(portal, { fields: { name: 'Peixaria do Zé' } })).id
})

type From = Partial<TestPerson> & { origin?: string }
const add = (from: From, id = place) => call(portal, 'PUT', `/my/favourites/${id}`, undefined, from)
const remove = (from: From, id = place) =>
  call(portal, 'DELETE', `/my/favourites/${id}`, undefined, from)
const merge = (from: From, ids: unknown) =>
  call(portal, 'POST', '/my/favourites/merge', { ids }, from)
const ids = async (from: From): Promise<string[]> =>
  (await call(portal, 'GET', '/my/favourites/ids', undefined, from)).json.ids
const list = (from: From, query = '') =>
  call(portal, 'GET', `/my/favourites${query}`, undefined, from)
const cards = (wanted: string) => call(portal, 'GET', `/favourites/cards?ids=${wanted}`)

async function listings(count: number) {
  const made: string[] = []
  for (let n = 0; n < count; n += 1) made.push((await createListing(portal)).id)
  return made
}

describe('saving', () => {
  it('keeps the place, shown as the guide’s own card', async () => {
    expect((await add(rosa)).json).toEqual({ saved: true })
    expect(await ids(rosa)).toEqual([place])
    expect((await list(rosa)).json).toMatchObject({
      establishments: [{ id: place, name: 'Peixaria do Zé', category: { slug: 'onde-comer' } }],
      next_cursor: null,
    })
  })

  it('twice, or ten times at once, is once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(rosa)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await ids(rosa)).toEqual([place])
  })

  it('is undone, and undoing it again changes nothing', async () => {
    await add(rosa)
    expect((await remove(rosa)).json).toEqual({ saved: false })
    expect((await remove(rosa)).status).toBe(200)
    expect(await ids(rosa)).toEqual([])
  })

  it('is one’s own affair', async () => {
    const bento = await createPerson(portal)
    await add(rosa)
    await remove(bento)
    expect(await ids(rosa)).toEqual([place])
    expect(await ids(bento)).toEqual([])
  })

  it('is not of what is off the air; what leaves the air stays saved, unseen', async () => {
    const draft = await createListing(portal, { status: 'draft' })
    expect((await add(rosa, draft.id)).status).toBe(404)
    expect((await add(rosa, randomUUID())).status).toBe(404)
    await add(rosa)
    const setStatus = (status: 'published' | 'suspended') =>
      portal.deps.connection
        .updateTable('establishments')
        .set({ status })
        .where('id', '=', place)
        .execute()
    await setStatus('suspended')
    expect((await list(rosa)).json.establishments).toEqual([])
    expect(await ids(rosa)).toEqual([place])
    await setStatus('published')
    expect((await list(rosa)).json.establishments).toHaveLength(1)
  })

  it('has the last saved first, page by page', async () => {
    const made = await listings(30)
    for (const [n, id] of made.entries()) {
      await add(rosa, id)
      if (n % 4 === 0) clock.advance(1)
    }
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { json }: Awaited<ReturnType<typeof list>> = await list(
        rosa,
        cursor && `?cursor=${cursor}`,
      )
      seen.push(...json.establishments.map((card: { id: string }) => card.id))
      cursor = json.next_cursor
    }
    expect(seen).toEqual(await ids(rosa))
    expect(seen).toEqual(made.toReversed())
  })

  it('ends at the limit, however many come at once', async () => {
    const category = (await listings(1))[0]
    await portal.deps.pool.query(
      `insert into establishments (name, slug, category_id, status)
        select 'Cheio ' || n, 'cheio-' || n, category_id, 'published'
        from establishments, generate_series(1, $2::int) as n where id = $1`,
      [category, FAVOURITES_MAX - 2],
    )
    await portal.deps.pool.query(
      `insert into favourites (user_id, establishment_id, created_at)
        select $1, id, now() from establishments where slug like 'cheio-%'`,
      [rosa.userId],
    )
    const answers = await Promise.all((await listings(6)).map((id) => add(rosa, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('favourites.full')
    expect(await ids(rosa)).toHaveLength(FAVOURITES_MAX)
    expect((await merge(rosa, await listings(2))).json.ids).toHaveLength(FAVOURITES_MAX)
  })
})

describe('what the browser kept', () => {
  it('joins the account, as often as it is brought', async () => {
    const [one, two] = await listings(2)
    await add(rosa)
    const gone = randomUUID()
    const first = await merge(rosa, [one, two, gone, one, place])
    expect(new Set(first.json.ids)).toEqual(new Set([one, two, place]))
    const again = await Promise.all(
      Array.from({ length: 5 }, () => merge(rosa, [one, two, gone, place])),
    )
    for (const { json } of again) expect(json).toEqual(first.json)
  })

  it('may be nothing', async () => {
    expect((await merge(rosa, [])).json).toEqual({ ids: [] })
  })

  it.each([[['x']], ['all'], [Array.from({ length: FAVOURITES_MAX + 1 }, () => randomUUID())]])(
    'is refused where it is no list of ids',
    async (wrong) => {
      expect((await merge(rosa, wrong)).status).toBe(422)
    },
  )
})

describe('cards for a visitor', () => {
  it('come in the order asked for, without what is off the air', async () => {
    const [one, two] = await listings(2)
    const draft = await createListing(portal, { status: 'draft' })
    const { json } = await cards([two, draft.id, one, two].join(','))
    expect(json.establishments.map(({ id }: { id: string }) => id)).toEqual([two, one])
  })

  it('are at most sixty', async () => {
    expect((await cards('')).status).toBe(422)
    expect((await cards('x')).status).toBe(422)
    expect((await cards(Array.from({ length: 61 }, () => randomUUID()).join(','))).status).toBe(422)
    expect((await cards(Array.from({ length: 60 }, () => randomUUID()).join(','))).status).toBe(200)
  })
})

it('knows no visitor and no other site', async () => {
  for (const answer of [
    await add({}),
    await remove({}),
    await merge({}, []),
    await list({}),
    await call(portal, 'GET', '/my/favourites/ids'),
  ]) {
    expect(answer.status).toBe(401)
  }
  const foreign = { ...rosa, origin: 'https://evil.example' }
  for (const answer of [await add(foreign), await remove(foreign), await merge(foreign, [])]) {
    expect(answer.status).toBe(403)
  }
  expect((await add(rosa, 'x')).status).toBe(422)
})
