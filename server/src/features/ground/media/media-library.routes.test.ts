import type { LibraryPhoto } from '@portal/contract/ground/media/media-library'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { mediaFolders, readyPhoto, upload } from '../../../../test/media.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { jpeg } from '../../../../test/photos.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { photoName } from './media.rules.ts'

const clock = fixedClock()
const portal = useTestApp({ clock, environment: await mediaFolders() })
let admin: TestPerson
let rosa: TestPerson
let small: Buffer

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  rosa = await createPerson(portal, { name: 'Rosa Pinheiro' })
  small = await jpeg({ width: 40, height: 30 })
})
beforeEach(async () => {
  await portal.deps.connection.deleteFrom('establishment_photos').execute()
  await portal.deps.connection.updateTable('establishments').set({ main_photo_id: null }).execute()
  await portal.deps.connection.deleteFrom('media').execute()
})

const ask = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path = '',
  body?: object,
  who: TestPerson | null = admin,
) => call(portal, method, `/admin/media${path}`, body, who ?? undefined)
async function sent(by: TestPerson, name?: string): Promise<string> {
  const id = await readyPhoto(portal, by)
  if (name) {
    await portal.deps.connection.updateTable('media').set({ name }).where('id', '=', id).execute()
  }
  return id
}
const list = async (query = ''): Promise<LibraryPhoto[]> => (await ask('GET', query)).json.photos
async function shownBy(photo: string) {
  const { id } = await createListing(portal, { fields: { name: 'Tacacá da Dona' } })
  await portal.deps.connection
    .updateTable('establishments')
    .set({ main_photo_id: photo })
    .where('id', '=', id)
    .execute()
  await portal.deps.connection
    .insertInto('establishment_photos')
    .values({ establishment_id: id, media_id: photo, position: 0 })
    .execute()
  return id
}

describe('the library', () => {
  // spec: 353
  it('lists photos by name, a hundred at a time, with who sent them and where they are shown', async () => {
    const [b, a] = [await sent(rosa, 'Barco.jpg'), await sent(rosa, 'âncora.jpg')]
    const place = await shownBy(b)
    const photos = await list()
    expect(photos.map(({ id }) => id)).toEqual([a, b])
    expect(photos[0]).toMatchObject({ owner: 'Rosa Pinheiro', uses: [], is_unused: true })
    expect(photos[1]).toMatchObject({
      uses: [{ kind: 'establishment', id: place, name: 'Tacacá da Dona' }],
      is_unused: false,
    })
    expect((await ask('GET', '?limit=101')).status).toBe(422)
  })

  it('finds by name and words, and those without use or words', async () => {
    const [used, free] = [await sent(rosa, 'Barco.jpg'), await sent(rosa, 'Canoa.jpg')]
    await shownBy(used)
    await ask('PATCH', `/${used}`, { alt: 'Barco à vela na maré' })
    expect((await list('?search=mare')).map(({ id }) => id)).toEqual([used])
    expect((await list('?only=sem-uso')).map(({ id }) => id)).toEqual([free])
    expect((await list('?only=sem-descricao')).map(({ id }) => id)).toEqual([free])
    expect((await ask('GET', '?only=sem-uso')).json.total).toBe(1)
  })

  it('never shows a document', async () => {
    const id = await sent(rosa)
    await portal.deps.connection.updateTable('media').set({ is_private: true }).execute()
    expect(await list()).toEqual([])
    expect((await ask('PATCH', `/${id}`, { alt: 'x' })).status).toBe(404)
    expect((await ask('GET', `/${id}/original`)).status).toBe(404)
  })

  it('knows of every table that shows photos', async () => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_viewdef('media_uses'::regclass) as definition`.execute(portal.deps.connection)
    const references = await portal.deps.stores.mediaLibrary.listReferences()
    // Documents have no public address, and what a feed copies is shown by the property itself.
    const elsewhere = ['claims', 'media', 'property_feed_photos']
    for (const { table } of references) {
      if (elsewhere.includes(table)) continue
      const shown = table === 'articles' ? 'article_photos' : table
      expect(rows[0]?.definition, `media_uses leaves out ${table}`).toContain(shown)
    }
  })
})

describe('a photo of somebody', () => {
  it('is described by the team, and the log says so', async () => {
    const id = await sent(rosa)
    expect((await ask('PATCH', `/${id}`, { alt: ' Praia cheia ' })).json.alt).toBe('Praia cheia')
    const [entry] = await portal.deps.connection
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .execute()
    expect(entry?.action).toBe('media.described')
  })

  // spec: 353
  it('gives way to another one everywhere at once, which belongs to the same person', async () => {
    const old = await sent(rosa, 'Fachada.jpg')
    await ask('PATCH', `/${old}`, { alt: 'A fachada' })
    const place = await shownBy(old)
    const fresh = await sent(admin)
    const { status, json } = await ask('POST', `/${old}/replace`, { with: fresh })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      id: fresh,
      ...{ name: 'Fachada.jpg', alt: 'A fachada', owner: 'Rosa Pinheiro' },
      uses: [{ kind: 'establishment', id: place }],
    })
    expect(await portal.deps.stores.media.find(old)).toBeNull()
    const { main_photo_id: main } = await portal.deps.connection
      .selectFrom('establishments')
      .select('main_photo_id')
      .where('id', '=', place)
      .executeTakeFirstOrThrow()
    expect(main).toBe(fresh)
  })

  it('gives way in the pictures of the portal', async () => {
    const old = await sent(admin)
    await portal.deps.connection
      .updateTable('portal_settings')
      .set({ logo_url: `/media/${old}/640.webp` })
      .execute()
    const fresh = await sent(admin)
    await ask('POST', `/${old}/replace`, { with: fresh })
    const { logo_url } = await portal.deps.stores.settings.read()
    expect(logo_url).toBe(`/media/${fresh}/640.webp`)
    await portal.deps.connection.updateTable('portal_settings').set({ logo_url: null }).execute()
  })

  it('does not give way to what is somebody else’s, shown already, or missing', async () => {
    const old = await sent(rosa)
    const [hers, shown] = [await sent(rosa), await sent(admin)]
    await shownBy(shown)
    expect((await ask('POST', `/${old}/replace`, { with: hers })).status).toBe(404)
    expect((await ask('POST', `/${old}/replace`, { with: shown })).json.code).toBe('media.in-use')
    const nobodys = '0197f2f0-0000-7000-8000-00000000dead'
    expect((await ask('POST', `/${nobodys}/replace`, { with: shown })).status).toBe(404)
    expect((await ask('POST', `/${old}/replace`, {})).status).toBe(422)
    const { id: unready } = (await upload(portal, admin, small)).json
    expect((await ask('POST', `/${old}/replace`, { with: unready })).json.code).toBe(
      'media.not-ready',
    )
  })

  it('is removed only where nothing shows it', async () => {
    const id = await sent(rosa)
    await shownBy(id)
    expect((await ask('DELETE', `/${id}`)).json.code).toBe('media.in-use')
    await portal.deps.connection.deleteFrom('establishment_photos').execute()
    await portal.deps.connection
      .updateTable('establishments')
      .set({ main_photo_id: null })
      .execute()
    expect((await ask('DELETE', `/${id}`)).json).toEqual({ removed: true })
    expect((await ask('DELETE', `/${id}`)).status).toBe(404)
  })

  it('is shown as it was sent, to be kept for an hour', async () => {
    const { id } = (await upload(portal, rosa, small)).json
    const answer = await portal.app.inject({
      url: `/api/v1/admin/media/${id}/original`,
      headers: { cookie: admin.cookie },
    })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'private, max-age=3600',
    ])
    expect(answer.rawPayload.equals(small)).toBe(true)
  })
})

it('is for administrators', async () => {
  const editor = await createPerson(portal, { role: 'editor' })
  const id = await sent(editor)
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', `/${id}`, { alt: 'x' }],
    ['POST', `/${id}/replace`, { with: id }],
    ['DELETE', `/${id}`, undefined],
    ['GET', `/${id}/original`, undefined],
  ] as const) {
    expect((await ask(method, path, body, null)).status).toBe(401)
    expect((await ask(method, path, body, editor)).status).toBe(403)
  }
})

it.each([
  ['C:\\fotos\\praia.jpg', 'praia.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\u202e.jpg', 'ab.jpg'],
  ['', 'foto-0000000000aa'],
  ['x'.repeat(300), 'x'.repeat(120)],
])('calls the file %j %s', (filename, name) => {
  expect(photoName(filename, '0197f2f0-0000-7000-8000-0000000000aa')).toBe(name)
})
