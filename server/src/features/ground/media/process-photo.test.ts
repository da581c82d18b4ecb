import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { keysOf, mediaFolders, upload } from '../../../../test/media.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { jpeg } from '../../../../test/photos.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { STUCK_MS } from './media.constants.ts'
import { process, removeFiles, resume } from './media.jobs.ts'

const clock = fixedClock()
const portal = useTestApp({ clock, environment: await mediaFolders() })
let rosa: TestPerson
let large: Buffer
beforeAll(async () => {
  rosa = await createPerson(portal)
  large = await jpeg({ width: 2500, height: 40 })
})

let id: string
beforeEach(async () => {
  id = (await upload(portal, rosa, large)).json.id
})
const row = () =>
  portal.deps.connection.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
const files = () => keysOf(portal.deps, `media/${id}/`)
const run = (storage: Storage = portal.deps.storage) =>
  process.handle({ id }, { ...portal.deps, storage })
const TEN = ['1600', '2400', '320', '640', '960'].flatMap((width) => [
  `${width}.avif`,
  `${width}.webp`,
])

class Killed extends Error {}

/** Dies at the nth file: before it is stored, or after it was and before anybody knew. */
function dyingAt(n: number, when: 'before' | 'after'): Storage {
  let puts = 0
  const { storage } = portal.deps
  return {
    ...storage,
    async put(key, content) {
      puts += 1
      if (puts === n && when === 'before') throw new Killed()
      await storage.put(key, content)
      if (puts === n) throw new Killed()
    },
  }
}

describe('a photo that waits', () => {
  it('becomes ready, with its ten files and its placeholder', async () => {
    clock.advance(5_000)
    await run()
    expect(await row()).toMatchObject({
      status: 'ready',
      thumbhash: expect.stringMatching(/^[A-Za-z0-9+/=]+$/),
      processed_at: clock.now(),
    })
    expect(await files()).toEqual(TEN.map((name) => `media/${id}/${name}`))
  })

  it('tells the pages that show it', async () => {
    const heard: string[] = []
    const listen = (tags: readonly string[]) => heard.push(...tags)
    portal.deps.bus.on('changed', listen)
    await run()
    portal.deps.bus.off('changed', listen)
    expect(heard).toContain(`media:${id}`)
  })

  it('appears on the page and the card of a listing that was read while it waited', async () => {
    const owner = await createPerson(portal, { plan: 'espadarte' })
    const place = await createListing(portal, { owner, photos: [id] })
    const read = async () => {
      const page = await call(portal, 'GET', `/establishments/${place.slug}`)
      const list = await call(portal, 'GET', '/establishments')
      const card = list.json.establishments.find(
        ({ slug }: { slug: string }) => slug === place.slug,
      )
      return { photos: page.json.photos.length, hasFace: card.photo !== null }
    }
    expect(await read()).toEqual({ photos: 0, hasFace: false })
    await run()
    await vi.waitFor(async () => expect(await read()).toEqual({ photos: 1, hasFace: true }))
  })

  it.each([1, 2, 5, 10].flatMap((n) => [[n, 'before'] as const, [n, 'after'] as const]))(
    'survives a worker that dies at file %i, %s it is stored',
    async (n, when) => {
      await expect(run(dyingAt(n, when))).rejects.toThrow(Killed)
      expect(await row()).toMatchObject({ status: 'processing', thumbhash: null })
      await run()
      expect(await row()).toMatchObject({ status: 'ready' })
      expect(await files()).toHaveLength(10)
    },
  )

  it('survives a worker that dies between its last file and the row', async () => {
    const work = {
      transaction: async () => {
        throw new Killed()
      },
    }
    await expect(process.handle({ id }, { ...portal.deps, work })).rejects.toThrow(Killed)
    expect(await files()).toHaveLength(10)
    await run()
    expect(await row()).toMatchObject({ status: 'ready' })
  })

  it('is finished once, though two workers have it at the same time', async () => {
    const heard: string[] = []
    const listen = (tags: readonly string[]) => heard.push(...tags)
    portal.deps.bus.on('changed', listen)
    await Promise.all([run(), run(), run()])
    portal.deps.bus.off('changed', listen)
    expect(await row()).toMatchObject({ status: 'ready' })
    expect(await files()).toHaveLength(10)
    expect(new Set(heard)).toEqual(new Set([`media:${id}`]))
  })

  it('stays as it is when the job comes again', async () => {
    await run()
    const before = await row()
    clock.advance(60_000)
    await run()
    expect(await row()).toEqual(before)
  })
})

describe('a photo that cannot become one', () => {
  it('is marked, not tried for ever', async () => {
    await portal.deps.storage.put(`originals/${id}.jpg`, Buffer.from('estragada'))
    await run()
    expect(await row()).toMatchObject({ status: 'failed', thumbhash: null })
  })

  it('is marked where the original is gone', async () => {
    await portal.deps.storage.remove(`originals/${id}.jpg`)
    await run()
    expect(await row()).toMatchObject({ status: 'failed' })
  })

  it('waits while the storage is away', async () => {
    const away: Storage = {
      ...portal.deps.storage,
      get: async () => {
        throw new Error('away')
      },
    }
    await expect(run(away)).rejects.toThrow('away')
    expect(await row()).toMatchObject({ status: 'processing' })
  })
})

describe('a photo that is removed meanwhile', () => {
  it('leaves no file, whichever comes first', async () => {
    const { storage, stores } = portal.deps
    let removed = false
    await run({
      ...storage,
      async put(key, content) {
        if (!removed) {
          removed = true
          await stores.media.remove(id)
          await removeFiles.handle({ ids: [id] }, portal.deps)
        }
        await storage.put(key, content)
      },
    })
    expect(await row()).toBeUndefined()
    expect(await files()).toEqual([])
    expect(await keysOf(portal.deps, 'originals/')).not.toContain(`originals/${id}.jpg`)
  })

  it('leaves no file where the worker had died over it', async () => {
    await expect(run(dyingAt(3, 'after'))).rejects.toThrow(Killed)
    await portal.deps.stores.media.remove(id)
    await run()
    expect(await files()).toEqual([])
  })
})

it('is queued again when the queue gave it up', async () => {
  const queued = async () =>
    (
      await portal.asOwner(
        "select 1 from jobs.job where name = 'media.process' and data->>'id' = $1",
        [id],
      )
    ).rowCount
  await resume.handle({}, portal.deps)
  expect(await queued()).toBe(1)
  clock.advance(STUCK_MS + 1)
  await resume.handle({}, portal.deps)
  expect(await queued(), 'it waits already').toBe(1)
  await portal.asOwner("delete from jobs.job where name = 'media.process'")
  await resume.handle({}, portal.deps)
  expect(await queued()).toBe(1)
})
