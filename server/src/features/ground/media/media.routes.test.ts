import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { keysOf, mediaFolders, upload } from '../../../../test/media.ts'
import { createPerson, TEST_PASSWORD, type TestPerson } from '../../../../test/people.ts'
import { jpeg } from '../../../../test/photos.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { LEFTOVER_WINDOW_MS, UNUSED_PHOTO_MS } from './media.constants.ts'
import { process, removeFiles, sweep } from './media.jobs.ts'
import { newMediaId } from './media.rules.ts'

const clock = fixedClock()
const portal = useTestApp({ clock, environment: await mediaFolders() })
let rosa: TestPerson
let bento: TestPerson
let small: Buffer
let id: string
beforeAll(async () => {
  ;[rosa, bento] = [await createPerson(portal), await createPerson(portal)]
  small = await jpeg({ width: 40, height: 30 })
  // Somebody who shows photos: what the features of the portal do.
  await portal.asOwner(
    'create table shows (media_id uuid not null references media on delete restrict)',
  )
})
beforeEach(async () => {
  id = (await upload(portal, rosa, small)).json.id
  await process.handle({ id }, portal.deps)
})

const show = (photo: string) =>
  portal.deps.pool.query('insert into shows (media_id) values ($1)', [photo])
const unshow = (photo: string) =>
  portal.deps.pool.query('delete from shows where media_id = $1', [photo])
const row = (photo = id) => portal.deps.stores.media.find(photo)
const files = async (photo = id) => [
  ...(await keysOf(portal.deps, 'originals/')).filter((key) => key.includes(photo)),
  ...(await keysOf(portal.deps, `media/${photo}/`)),
]
const as = (person: Partial<TestPerson>) => (person.cookie ? { cookie: person.cookie } : {})
const read = (person: Partial<TestPerson>, photo = id) =>
  call(portal, 'GET', `/media/${photo}`, undefined, as(person))
const describePhoto = (person: Partial<TestPerson>, body: object, photo = id) =>
  call(portal, 'PATCH', `/media/${photo}`, body, as(person))
const PART = { left: 0, top: 0, width: 400, height: 320 }
const crop = (person: Partial<TestPerson>, part: object, photo = id) =>
  call(portal, 'POST', `/media/${photo}/crop`, part, as(person))
const remove = (person: Partial<TestPerson>, photo = id) =>
  call(portal, 'DELETE', `/media/${photo}`, undefined, as(person))
/** What the worker finds in the queue. */
const removalJobs = async () =>
  (
    await portal.asOwner<{ data: { ids: string[] } }>(
      "select data from jobs.job where name = 'media.remove-files'",
    )
  ).rows.map(({ data }) => data)

describe('the owner of a photo', () => {
  it('sees that it is ready', async () => {
    const { status, json } = await read(rosa)
    expect(status).toBe(200)
    expect(json).toMatchObject({ id, status: 'ready', width: 40, height: 30, alt: '' })
    expect(json.thumbhash).toEqual(expect.any(String))
  })

  it('describes it for who does not see it', async () => {
    const { status, json } = await describePhoto(rosa, { alt: '  A maré enchendo no Atalaia ' })
    expect({ status, alt: json.alt }).toEqual({ status: 200, alt: 'A maré enchendo no Atalaia' })
    expect((await read(rosa)).json.alt).toBe('A maré enchendo no Atalaia')
  })

  it.each([
    ['too long a text', { alt: 'a'.repeat(251) }],
    ['a text of two lines', { alt: 'a\nb' }],
    ['another field', { alt: 'a', user_id: 'x' }],
    ['nothing at all', {}],
    ['a focus outside of it', { focus: { x: 1.2, y: 0 } }],
    ['half a focus', { focus: { x: 0.5 } }],
  ])('cannot describe it with %s', async (_, body) => {
    expect((await describePhoto(rosa, body)).status).toBe(422)
  })

  it('says what must stay in sight, and takes that back', async () => {
    const focus = { x: 0.25, y: 0.8 }
    expect((await describePhoto(rosa, { focus })).json).toMatchObject({ alt: '', focus })
    expect((await read(rosa)).json.focus).toEqual(focus)
    const both = await describePhoto(rosa, { alt: 'Píer', focus: null })
    expect(both.json).toMatchObject({ alt: 'Píer' })
    expect(both.json).not.toHaveProperty('focus')
  })

  it('sees the new focus on a page and a card that were read before', async () => {
    const owner = await createPerson(portal, { plan: 'espadarte' })
    const { slug } = await createListing(portal, { owner, photos: [id] })
    const seen = async () => {
      const page = await call(portal, 'GET', `/establishments/${slug}`)
      const list = await call(portal, 'GET', '/establishments')
      const card = list.json.establishments.find((found: { slug: string }) => found.slug === slug)
      return [page.json.photos[0].focus, card.photo.focus]
    }
    expect(await seen()).toEqual([undefined, undefined])
    const focus = { x: 0.1, y: 0.9 }
    await describePhoto(rosa, { focus })
    await vi.waitFor(async () => expect(await seen()).toEqual([focus, focus]))
  })

  it('removes it, and the worker its files', async () => {
    expect(await remove(rosa)).toMatchObject({ status: 200, json: { removed: true } })
    expect(await row()).toBeNull()
    const job = (await removalJobs()).find(({ ids }) => ids.includes(id))
    expect(job).toEqual({ ids: [id] })
    expect(await files()).not.toEqual([])
    await removeFiles.handle({ ids: [id] }, portal.deps)
    await removeFiles.handle({ ids: [id] }, portal.deps)
    expect(await files()).toEqual([])
    expect((await read(rosa)).status).toBe(404)
    expect((await remove(rosa)).status).toBe(404)
  })

  it('cannot remove it while something shows it', async () => {
    await show(id)
    const { status, json } = await remove(rosa)
    expect({ status, code: json.code }).toEqual({ status: 409, code: 'media.in-use' })
    expect(json.detail).toContain('ainda aparece')
    expect(await row()).not.toBeNull()
    await unshow(id)
    expect((await remove(rosa)).status).toBe(200)
  })
})

describe('a part of a photo', () => {
  let whole: string
  beforeEach(async () => {
    const large = await jpeg({ width: 800, height: 600 })
    whole = (await upload(portal, rosa, large)).json.id
    await process.handle({ id: whole }, portal.deps)
  })

  it('is a photo of its own with files of its own, and the whole one stays', async () => {
    await describePhoto(rosa, { alt: 'Píer', focus: { x: 0.25, y: 0.25 } }, whole)
    const part = { left: 100, top: 50, width: 400, height: 320 }
    const { status, json } = await crop(rosa, part, whole)
    expect(status).toBe(201)
    expect(json).toMatchObject({
      ...{ status: 'processing', width: 400, height: 320, alt: 'Píer', focus: { x: 0.25 } },
      cropped_from: { id: whole, ...part, whole_width: 800, whole_height: 600 },
    })
    await process.handle({ id: json.id }, portal.deps)
    expect((await read(rosa, json.id)).json.status).toBe('ready')
    expect(await files(json.id)).toContain(`media/${json.id}/400.webp`)
    expect(await files(whole)).toContain(`media/${whole}/800.webp`)
  })

  it('asked for twice at once is one', async () => {
    const answers = await Promise.all([crop(rosa, PART, whole), crop(rosa, PART, whole)])
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
  })

  // spec: 495
  it('is cut anew from the whole, and undone by asking for all of it', async () => {
    const first = (await crop(rosa, PART, whole)).json.id
    await describePhoto(rosa, { alt: 'Farol' }, first)
    const second = await crop(rosa, { left: 300, top: 200, width: 500, height: 400 }, first)
    expect(second.json.cropped_from).toMatchObject({ id: whole, left: 300, top: 200 })
    const undone = await crop(rosa, { left: 0, top: 0, width: 800, height: 600 }, second.json.id)
    expect(undone.json).toMatchObject({ id: whole, alt: 'Farol' })
    expect(undone.json).not.toHaveProperty('cropped_from')
  })

  it.each([
    ['outside of it', { ...PART, left: 500 }, 'passa da borda'],
    ['too small to be sharp', { ...PART, width: 100 }, 'pequeno demais'],
  ])('%s is refused with a sentence', async (_, part, sentence) => {
    const { status, json } = await crop(rosa, part, whole)
    expect({ status, code: json.code }).toEqual({ status: 422, code: 'media.crop' })
    expect(json.detail).toContain(sentence)
  })

  it('keeps the whole one from being removed, until it is gone itself', async () => {
    const part = (await crop(rosa, PART, whole)).json.id
    expect((await remove(rosa, whole)).status).toBe(409)
    expect((await remove(rosa, part)).status).toBe(200)
    expect((await remove(rosa, whole)).status).toBe(200)
  })
})

describe('everybody else', () => {
  const attempts = {
    read: (person: Partial<TestPerson>) => read(person),
    describe: (person: Partial<TestPerson>) => describePhoto(person, { alt: 'minha' }),
    focus: (person: Partial<TestPerson>) => describePhoto(person, { focus: { x: 0, y: 0 } }),
    crop: (person: Partial<TestPerson>) => crop(person, { ...PART, width: 40, height: 30 }),
    remove: (person: Partial<TestPerson>) => remove(person),
  }
  it.each(Object.entries(attempts))('finds no photo of Rosa to %s', async (_, attempt) => {
    const administrator = await createPerson(portal, { role: 'superadmin' })
    for (const person of [bento, administrator]) {
      expect(await attempt(person)).toMatchObject({
        status: 404,
        json: { code: 'media.not-found' },
      })
    }
    expect((await attempt({})).status).toBe(401)
    expect(await row()).toMatchObject({ alt: '' })
  })

  it('from another site changes nothing', async () => {
    const from = { cookie: rosa.cookie, origin: 'https://evil.example' }
    const patch = await call(portal, 'PATCH', `/media/${id}`, { alt: 'x' }, from)
    const del = await call(portal, 'DELETE', `/media/${id}`, undefined, from)
    expect([patch.status, del.status]).toEqual([403, 403])
  })

  it.each(['nada', '../../people/accounts', '%00', `${'a'.repeat(190)}`])(
    'asks for %s in vain',
    async (odd) => {
      const { status } = await call(portal, 'GET', `/media/${odd}`, undefined, as(rosa))
      expect([404, 422]).toContain(status)
    },
  )
})

describe('the nightly sweep', () => {
  const night = () => sweep.handle({}, portal.deps)

  it('removes what nothing has shown for a day, and nothing else', async () => {
    const shown = (await upload(portal, rosa, small)).json.id
    await show(shown)
    clock.advance(UNUSED_PHOTO_MS - 1000)
    const recent = (await upload(portal, rosa, small)).json.id
    await night()
    expect(await row()).not.toBeNull()
    clock.advance(2000)
    await night()
    expect(await row()).toBeNull()
    expect(await row(shown)).not.toBeNull()
    expect(await row(recent)).not.toBeNull()
    const removed = (await removalJobs()).flatMap(({ ids }) => ids)
    expect(removed).toContain(id)
    expect(removed).not.toContain(shown)
    await unshow(shown)
  })

  it('leaves a photo that is just being shown for the first time', async () => {
    clock.advance(UNUSED_PHOTO_MS + 1000)
    const client = await portal.deps.pool.connect()
    await client.query('begin')
    await client.query('insert into shows (media_id) values ($1)', [id])
    await night()
    await client.query('commit')
    client.release()
    expect(await row()).not.toBeNull()
    await unshow(id)
  })

  it('removes files that no photo knows once a crash is a day old', async () => {
    const { storage } = portal.deps
    const lost = newMediaId(clock.now())
    await storage.put(`originals/${lost}.png`, Buffer.from('x'))
    await storage.put(`media/${lost}/320.avif`, Buffer.from('x'))
    await show(id)
    await night()
    expect(await files(lost)).toHaveLength(2)
    clock.advance(UNUSED_PHOTO_MS + 1000)
    await night()
    expect(await files(lost)).toEqual([])
    expect(await files()).not.toEqual([])
    await unshow(id)
  })

  it('does not look at the files of years each night', async () => {
    const { storage } = portal.deps
    const old = newMediaId(new Date(clock.now().getTime() - LEFTOVER_WINDOW_MS - 1000))
    await storage.put(`originals/${old}.png`, Buffer.from('x'))
    await night()
    expect(await files(old)).toHaveLength(1)
    await storage.remove(`originals/${old}.png`)
  })
})

describe('a person who leaves', () => {
  it('takes their photos along, and what something still shows stays without a name', async () => {
    const leaving = await createPerson(portal, { password: TEST_PASSWORD })
    const own = (await upload(portal, leaving, small)).json.id
    const shown = (await upload(portal, leaving, small)).json.id
    await process.handle({ id: own }, portal.deps)
    await show(shown)
    const exported = await call(portal, 'GET', '/account/export', undefined, as(leaving))
    expect(exported.json.data.media).toHaveLength(2)

    const gone = await call(
      portal,
      'POST',
      '/account/deletion',
      { proof: TEST_PASSWORD },
      as(leaving),
    )
    expect(gone.status).toBe(200)
    expect(await row(own)).toBeNull()
    expect(await row(shown)).toMatchObject({ userId: null })
    const job = (await removalJobs()).find(({ ids }) => ids.includes(own))
    expect(job).toEqual({ ids: [own] })
    await removeFiles.handle({ ids: [own] }, portal.deps)
    expect(await files(own)).toEqual([])
    expect(await files(shown)).not.toEqual([])
    await unshow(shown)
  })
})
