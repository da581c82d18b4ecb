import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { EMPTY_SIGHT } from '../../../../test/sights.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const HOUR_MS = 3_600_000
/** 11h48 in the city. */
const clock = fixedClock('2026-07-18T14:48:00Z')
const portal = useTestApp({ clock })
let editor: TestPerson
let beach: string
let draft: string

async function addBeach(name: string, slug: string, status: 'published' | 'draft') {
  return portal.deps.work.transaction(({ sights }) =>
    sights.add(
      {
        ...{ kind: 'beach', name, slug, tags: [], place: null, content: EMPTY_SIGHT, status },
        ...{ position: 0, verifiedAt: null },
      },
      clock.now(),
    ),
  )
}

beforeAll(async () => {
  editor = await createPerson(portal, { role: 'editor' })
  beach = await addBeach('Praia do Atalaia', 'atalaia', 'published')
  draft = await addBeach('Praia nova', 'nova', 'draft')
})
beforeEach(async () => {
  await portal.asOwner('delete from beach_conditions')
  portal.deps.reads.cache.expireAll()
})

const SAID = {
  version: 0,
  flag: 'yellow',
  lifeguards: 'on-duty',
  note: '',
  source: 'Corpo de Bombeiros',
  hours: 3,
}
const say = (body: object = {}, who: TestPerson | undefined = editor, id = beach) =>
  call(portal, 'PUT', `/admin/beach-conditions/${id}`, { ...SAID, ...body }, who)
const end = (version: number, who = editor) =>
  call(portal, 'POST', `/admin/beach-conditions/${beach}/end`, { version }, who)
const shown = async () => (await call(portal, 'GET', '/beach-conditions')).json.conditions
const answerTo = async (q: string) =>
  (await call(portal, 'GET', `/search?q=${encodeURIComponent(q)}`)).json.answer

describe('the flag of a beach', () => {
  // spec: 1044
  it('is said by who edits, with its hour and who saw it, and goes by itself at its end', async () => {
    const { status, json } = await say()
    expect([status, json]).toMatchObject([200, { flag: 'yellow', is_current: true, version: 1 }])
    expect(await shown()).toEqual([
      {
        ...{ beach_id: beach, slug: 'atalaia', flag: 'yellow', lifeguards: 'on-duty', note: '' },
        source: 'Corpo de Bombeiros',
        seen_at: '2026-07-18T14:48:00.000Z',
        until: '2026-07-18T17:48:00.000Z',
      },
    ])
    clock.advance(3 * HOUR_MS - 1)
    expect(await shown()).toHaveLength(1)
    clock.advance(1)
    expect(await shown()).toEqual([])
    const [listed] = (await call(portal, 'GET', '/admin/beach-conditions', undefined, editor)).json
    expect(listed).toMatchObject({ flag: 'yellow', is_current: false })
  })

  // spec: 1044
  it('is answered by the search while it holds, and its silence too', async () => {
    await say({ flag: 'red', note: 'Correnteza no 2º acesso.' })
    expect(await answerTo('bandeira atalaia')).toMatchObject({
      kind: 'beach',
      scope: 'Praia do Atalaia',
      title: 'Bandeira',
      value: 'vermelha',
      text: 'Risco alto. Não entre no mar. Correnteza no 2º acesso.',
      source: { name: 'Corpo de Bombeiros', checked_at: clock.now().toISOString() },
      is_missing: false,
    })
    clock.advance(4 * HOUR_MS)
    expect(await answerTo('bandeira atalaia')).toMatchObject({
      is_missing: true,
      title: 'Ninguém disse a bandeira agora',
    })
    // Who needs help is answered first.
    expect(await answerTo('salva vidas afogando')).toMatchObject({ kind: 'emergency' })
  })

  it('is taken back at once, and not twice', async () => {
    const { json } = await say()
    expect((await end(json.version)).json).toMatchObject({ is_current: false, version: 2 })
    expect(await shown()).toEqual([])
    expect((await end(2)).status).toBe(422)
  })

  it('is said over what one read, of a beach that visitors see, for half a day at most', async () => {
    expect((await say()).status).toBe(200)
    const late = await say()
    expect([late.status, late.json.code]).toEqual([409, 'stale'])
    expect((await say({ version: 1, hours: 24 })).status).toBe(422)
    const nothing = await say({ version: 1, flag: null, lifeguards: null })
    expect(nothing.json.errors).toMatchObject([{ path: 'flag' }])
    expect((await say({}, editor, draft)).status).toBe(404)
  })

  it('is nobody else’s to say', async () => {
    const somebody = await createPerson(portal, {})
    expect((await say({}, somebody)).status).toBe(403)
    const moderator = await createPerson(portal, { role: 'moderator' })
    expect((await say({}, moderator)).status).toBe(403)
    expect((await call(portal, 'PUT', `/admin/beach-conditions/${beach}`, SAID)).status).toBe(401)
  })

  it('leaves its old and new colour in the audit log', async () => {
    await say()
    await say({ version: 1, flag: 'green' })
    const rows = await portal.deps.connection
      .selectFrom('audit_log')
      .where('action', '=', 'beach.condition-set')
      .select('details')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(rows[0]?.details).toMatchObject({
      from: 'yellow',
      to: 'green',
      name: 'Praia do Atalaia',
    })
  })
})
