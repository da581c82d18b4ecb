import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sampleMerchant } from '../../../../../sandbox/src/pos/sample-menu.ts'
import { startPos } from '../../../../../sandbox/src/pos/start-pos.ts'
import { mediaFolders, prepareWaitingPhotos, readyPhoto } from '../../../../test/media.ts'
import { createKitchen, type Kitchen } from '../../../../test/orders.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { copyItemPhotos, PHOTO_LIMITS } from './copy-item-photos.ts'
import { COPY_ITEM_PHOTOS_JOB } from './item-photos.rules.ts'

const HOUR = 3_600_000
const clock = fixedClock('2026-07-18T22:00:00Z')
const environment = { SENSITIVE_LIMITS_FACTOR: '1000', ...(await mediaFolders()) }
const portal = useTestApp({ clock, environment })
const pos = await startPos({ port: 0 })
afterAll(() => pos.stop())
let kitchen: Kitchen
let restore: () => void
beforeAll(() => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop'])
})
afterAll(() => restore())
beforeEach(async () => {
  kitchen = await createKitchen(portal)
})

type Image = { URL: string; 'CRC-32'?: string }
type Listed = { id: string; image?: Image | string }
/** The menu of the counter, whose dishes have these pictures. */
function menuWith(...pictures: (string | Image | { wrong: string })[]) {
  const document = sampleMerchant('caixa', clock.now()) as Record<string, Listed[]>
  pictures.forEach((picture, index) => {
    const item = document.items?.[index]
    if (!item) return
    if (typeof picture === 'string') item.image = { URL: `${pos.url}/photos/${picture}` }
    else item.image = 'wrong' in picture ? picture.wrong : picture
  })
  return document
}
async function take(document: object) {
  const looked = await kitchen.mine('POST', '/pos/menu/preview', { document })
  const taken = await kitchen.mine('POST', '/pos/menu', { document, hash: looked.json.hash })
  expect(taken.status, JSON.stringify(taken.json)).toBe(200)
  return looked.json.counts
}
/** As the worker does it; the counter counts as a public address, what it leads to does not. */
const copy = (limits = PHOTO_LIMITS) => {
  const outgoing = { reachesPrivate: false, trustedOrigins: [pos.url] }
  const deps = { ...portal.deps, config: { ...portal.deps.config, outgoing } }
  return copyItemPhotos({ establishmentId: kitchen.listing.id }, deps, limits)
}
const bring = async () => {
  await copy()
  await prepareWaitingPhotos(portal)
  await copy()
}
const shown = async (): Promise<(string | null)[]> =>
  (await kitchen.mine('GET', '/catalogue/menu')).json.sections.flatMap(
    ({ items }: { items: { photo: { id: string } | null }[] }) =>
      items.map(({ photo }) => photo?.id ?? null),
  )
const report = async () => (await kitchen.mine('GET', '/pos')).json.menu_photos
const jobs = async () =>
  (
    await portal.asOwner(`select from jobs.job where name = $1 and data->>'establishmentId' = $2`, [
      COPY_ITEM_PHOTOS_JOB.name,
      kitchen.listing.id,
    ])
  ).rowCount

// spec: 318
it('come after the menu, by the worker, and are shown once they are prepared', async () => {
  await take(menuWith('1.png', '2.png'))
  expect(await shown()).toEqual([null, null, null])
  expect(await jobs()).toBe(1)
  expect(await report()).toEqual({ waiting: 2, failed: [] })
  await copy()
  // Kept, and not yet prepared: the page waits for the whole picture.
  expect(await shown()).toEqual([null, null, null])
  await prepareWaitingPhotos(portal)
  await copy()
  const [first, second, third] = await shown()
  expect(first).not.toBeNull()
  expect(second).not.toBeNull()
  expect([third, first === second]).toEqual([null, false])
  expect(await report()).toEqual({ waiting: 0, failed: [] })
})

it('are fetched once: the same address again is nothing new, another checksum is', async () => {
  const seen = () => pos.photoReads.length
  await take(menuWith('1.png'))
  await bring()
  const [before] = await shown()
  const reads = seen()
  expect(await take(menuWith('1.png'))).toMatchObject({ update: 0, same: 3 })
  expect(await report()).toEqual({ waiting: 0, failed: [] })
  await bring()
  expect([seen(), (await shown())[0]]).toEqual([reads, before])

  const changed = { URL: `${pos.url}/photos/1.png`, 'CRC-32': '1a2b3c4d' }
  expect(await take(menuWith(changed))).toMatchObject({ update: 1, same: 2 })
  await bring()
  expect(seen()).toBe(reads + 1)
  const [after] = await shown()
  expect([after === null, after === before]).toEqual([false, false])
})

it('never take the place of a photo that somebody chose here', async () => {
  await take(menuWith('1.png'))
  await bring()
  const own = await readyPhoto(portal, kitchen.owner)
  const { sections } = (await kitchen.mine('GET', '/catalogue/menu')).json
  await portal.asOwner('update catalog_items set photo_id = $1 where id = $2', [
    own,
    sections[0].items[0].id,
  ])
  expect(await take(menuWith('2.png'))).toMatchObject({ update: 0, same: 3 })
  await bring()
  expect((await shown())[0]).toBe(own)
})

// spec: 318
it.each([
  ['sumiu.png', 'O sistema não entregou a foto neste endereço.'],
  ['pagina.png', 'Este arquivo não é uma foto que aceitamos. Envie JPEG, PNG, WebP ou AVIF.'],
  ['enorme.png', 'A foto passa de 10 MB.'],
  ['para-dentro.png', 'O endereço da foto não é público ou não usa https.'],
])('that cannot be had leave the item and a sentence: %s', async (name, sentence) => {
  expect(await take(menuWith(name, '2.png'))).toMatchObject({ create: 3, invalid: 0 })
  await bring()
  const [first, second] = await shown()
  expect([first, second === null]).toEqual([null, false])
  expect((await report()).failed).toMatchObject([{ item: 'Pescada amarela frita', sentence }])
})

// spec: 318
it('that are too slow are given up, and tried three times in all', async () => {
  await take(menuWith('lenta.png'))
  const fast = { ...PHOTO_LIMITS, timeoutMs: 200 }
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await copy(fast)
    expect(await report()).toMatchObject({
      waiting: attempt < 3 ? 1 : 0,
      failed: [{ sentence: 'A foto não chegou em 15 segundos.' }],
    })
    clock.advance(HOUR)
  }
  const reads = pos.photoReads.length
  await take(menuWith('lenta.png'))
  await copy(fast)
  expect(pos.photoReads.length).toBe(reads)
  // A day later the next import is worth another try.
  clock.advance(24 * HOUR)
  await take(menuWith('lenta.png'))
  expect((await report()).waiting).toBe(1)
})

// spec: 318
it('at an address inside, or at none, are never asked for', async () => {
  const inside = { URL: 'http://127.0.0.1:1/1.png' }
  expect(await take(menuWith(inside, { wrong: 'foto.png' }))).toMatchObject({ create: 3 })
  await bring()
  expect(await report()).toMatchObject({
    waiting: 1,
    failed: [{ sentence: 'O endereço da foto não é público ou não usa https.' }],
  })
})
