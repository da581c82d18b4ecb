import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing, createPhoto } from '../../../../test/establishments.ts'
import { keysOf, mediaFolders } from '../../../../test/media.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { photo as picture } from '../../../../test/photos.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp({ environment: await mediaFolders() })
let rosa: TestPerson
beforeAll(async () => {
  rosa = await createPerson(portal, { plan: 'espadarte' })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'GET', url, headers })
const addressOf = async (slug: string): Promise<string> =>
  (await call(portal, 'GET', `/establishments/${slug}`)).json.social_image
const size = async (content: Buffer) => {
  const { format, width, height } = await sharp(content).metadata()
  return { format, width, height }
}

describe('the preview of a business', () => {
  // spec: 356
  it('is a picture of 1200 by 630 that may be kept for ever', async () => {
    const { id, slug } = await createListing(portal, { fields: { name: 'Peixaria <do> Zé & Cia' } })
    const address = await addressOf(slug)
    expect(address).toMatch(new RegExp(`^/cartoes/${id}/[0-9a-f]{16}\\.jpg$`))
    for (const time of ['drawn', 'kept']) {
      const answer = await get(address)
      expect({ time, status: answer.statusCode }).toEqual({ time, status: 200 })
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      })
      expect(await size(answer.rawPayload)).toEqual({ format: 'jpeg', width: 1200, height: 630 })
      const again = await get(address, { 'if-none-match': String(answer.headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  it('shows the first photo', async () => {
    const shown = await createPhoto(portal, rosa)
    const red = await sharp({
      create: { width: 1600, height: 1200, channels: 3, background: '#ff0000' },
    })
      .webp()
      .toBuffer()
    await portal.deps.storage.put(`media/${shown}/1600.webp`, red)
    const { slug } = await createListing(portal, { owner: rosa, photos: [shown] })
    const { rawPayload } = await get(await addressOf(slug))
    const { data } = await sharp(rawPayload)
      .extract({ left: 1000, top: 150, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(200)
    expect(data[1]).toBeLessThan(40)
  })

  it.each([
    ['is missing', null],
    ['is broken', Buffer.from('no photo')],
  ])('is drawn all the same where the file of the photo %s', async (_, content) => {
    const shown = await createPhoto(portal, rosa)
    if (content) await portal.deps.storage.put(`media/${shown}/1600.webp`, content)
    const { slug } = await createListing(portal, { owner: rosa, photos: [shown] })
    const answer = await get(await addressOf(slug))
    expect(await size(answer.rawPayload)).toMatchObject({ width: 1200 })
  })

  it('has a new address with a new name; the old one leads to it and its file goes', async () => {
    const { id, slug } = await createListing(portal)
    const old = await addressOf(slug)
    await get(old)
    await portal.deps.pool.query('update establishments set name = $1 where id = $2', ['Novo', id])
    portal.deps.reads.cache.expireAll()
    const present = await addressOf(slug)
    expect(present).not.toBe(old)
    await get(present)
    expect(await keysOf(portal.deps, `cards/${id}/`)).toEqual([
      present.replace('/cartoes/', 'cards/'),
    ])
    const answer = await get(old)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, present])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is drawn once for all who ask at the same time', async () => {
    const { slug } = await createListing(portal)
    const address = await addressOf(slug)
    const draw = vi.spyOn(portal.deps.images, 'drawCard')
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(address)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(draw).toHaveBeenCalledTimes(1)
    draw.mockRestore()
  })

  it('is not drawn without end for one address', async () => {
    const address = await addressOf((await createListing(portal)).slug)
    for (let n = 0; n < 120; n += 1) {
      await portal.deps.sensitiveCalls.spend('social-card', '127.0.0.1').catch(() => {})
    }
    expect((await get(address)).statusCode).toBe(429)
  })
})

describe('there is no preview', () => {
  it('of what is not public', async () => {
    const { id } = await createListing(portal, { status: 'suspended' })
    const answer = await get(`/cartoes/${id}/0123456789abcdef.jpg`)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store')
  })

  it.each(['nada/0123456789abcdef.jpg', '..%2f..%2foriginals/a.jpg', '%00/%00'])(
    'at %s',
    async (path) => {
      expect([400, 404]).toContain((await get(`/cartoes/${path}`)).statusCode)
    },
  )
})

describe('a name that is hard to set', () => {
  it.each([
    ['of a hundred and twenty signs', 'Restaurante e Pousada '.repeat(6).slice(0, 120)],
    ['of one endless word', 'a'.repeat(120)],
    ['of signs our typefaces lack', '海の家 Ωmega 🦀'],
  ])('%s still makes a picture', async (_, name) => {
    const photo = await picture({ width: 300, height: 500 }).jpeg().toBuffer()
    const card = { photo, name, kicker: 'Peixaria · Maçarico', site: 'Guia Salinópolis' }
    expect(await size(await portal.deps.images.drawCard(card))).toMatchObject({ height: 630 })
  })
})
