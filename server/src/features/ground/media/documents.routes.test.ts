import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { keysOf, mediaFolders, upload } from '../../../../test/media.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { jpeg } from '../../../../test/photos.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { hideFiles, process, removeFiles } from './media.jobs.ts'

const portal = useTestApp({ environment: await mediaFolders() })
const CNPJ = '11222333000181'
let picture: Buffer
let rosa: TestPerson
let admin: TestPerson
beforeAll(async () => {
  picture = await jpeg({ width: 400, height: 300 })
  rosa = await createPerson(portal)
  admin = await createPerson(portal, { role: 'admin' })
})

async function send(purpose: 'photo' | 'document', person = rosa): Promise<string> {
  const { json } = await upload(portal, person, picture, { purpose })
  await process.handle({ id: json.id }, portal.deps)
  return json.id
}
const get = (url: string, { cookie }: Partial<TestPerson> = {}) =>
  portal.app.inject({ method: 'GET', url, headers: cookie ? { cookie } : {} })
const guarded = (id: string, person: Partial<TestPerson> = {}, file = '400.webp') =>
  get(`/api/v1/documents/${id}/${file}`, person)

describe('a document', () => {
  // spec: 359
  it('is shown to who sent it and to administrators, and kept by nobody on the way', async () => {
    const id = await send('document')
    for (const person of [rosa, admin]) {
      const answer = await guarded(id, person)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(answer.headers.etag).toBeUndefined()
      expect(answer.rawPayload.length).toBeGreaterThan(100)
    }
  })

  // spec: 359
  it('has no public address, not even for who sent it', async () => {
    const id = await send('document')
    for (const file of ['320.avif', '400.webp', '320.webp']) {
      const answer = await get(`/media/${id}/${file}`, rosa)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store')
    }
    expect(await keysOf(portal.deps, `media/${id}/`)).toEqual([])
  })

  // spec: 359
  it('is as good as not there for everybody else', async () => {
    const id = await send('document')
    const stranger = await createPerson(portal, { plan: 'espadarte' })
    expect((await guarded(id, stranger)).statusCode).toBe(404)
    expect((await guarded(id)).statusCode).toBe(401)
    for (const file of ['400.png', '..%2f..%2foriginals%2fx.jpg', '%00', '400.webp%00']) {
      expect([400, 404]).toContain((await guarded(id, rosa, file)).statusCode)
    }
    expect((await guarded(await send('photo'), admin)).statusCode).toBe(404)
  })

  it('says that it is one, so that pages know where it lies', async () => {
    const id = await send('document')
    expect((await call(portal, 'GET', `/media/${id}`, undefined, rosa)).json).toMatchObject({
      is_private: true,
      status: 'ready',
    })
    const photo = await send('photo')
    const { json } = await call(portal, 'GET', `/media/${photo}`, undefined, rosa)
    expect(json).not.toHaveProperty('is_private')
  })

  it('leaves no file behind', async () => {
    const id = await send('document')
    expect(await keysOf(portal.deps, `documents/${id}/`)).not.toEqual([])
    await removeFiles.handle({ ids: [id] }, portal.deps)
    expect(await keysOf(portal.deps, `documents/${id}/`)).toEqual([])
  })

  it('cannot become a photo of a listing', async () => {
    const owner = await createPerson(portal, { plan: 'atalaia' })
    const { id } = await createListing(portal, { owner })
    const body = { photos: [{ id: await send('document', owner) }] }
    const { json } = await call(portal, 'GET', `/my/establishments/${id}`, undefined, owner)
    const answer = await call(
      portal,
      'PUT',
      `/my/establishments/${id}/photos`,
      { ...body, version: json.version },
      owner,
    )
    expect(answer).toMatchObject({ status: 422, json: { code: 'establishment.photos' } })
  })
})

describe('an ordinary photo brought as a document', () => {
  const claim = async (media_id: string) => {
    const place = await createListing(portal)
    const body = { cnpj: CNPJ, proof: { kind: 'document', media_id } }
    return call(portal, 'POST', `/establishments/${place.id}/claim`, body, rosa)
  }
  const hidings = async () =>
    (
      await portal.asOwner<{ data: { id: string } }>(
        "select data from jobs.job where name = 'media.hide-files'",
      )
    ).rows.map(({ data }) => data.id)

  it('loses its public address', async () => {
    const id = await send('photo')
    expect((await get(`/media/${id}/400.webp`)).statusCode).toBe(200)
    expect((await claim(id)).status).toBe(201)
    expect(await hidings()).toContain(id)
    await hideFiles.handle({ id }, portal.deps)
    await hideFiles.handle({ id }, portal.deps)
    expect((await get(`/media/${id}/400.webp`)).statusCode).toBe(404)
    expect((await guarded(id, admin)).statusCode).toBe(200)
    const { json } = await call(portal, 'GET', '/admin/claims?limit=100', undefined, admin)
    const mine = json.claims.find(
      ({ document }: { document: { id: string } | null }) => document?.id === id,
    )
    expect(mine.document).toMatchObject({ is_private: true })
  })

  it('is refused while a page shows it', async () => {
    const id = await send('photo')
    await createListing(portal, { photos: [id] })
    const { status, json } = await claim(id)
    expect({ status, code: json.code }).toEqual({ status: 422, code: 'claims.document' })
    expect(json.detail).toContain('aparece no guia')
    await hideFiles.handle({ id }, portal.deps)
    expect((await get(`/media/${id}/400.webp`)).statusCode).toBe(200)
  })
})
