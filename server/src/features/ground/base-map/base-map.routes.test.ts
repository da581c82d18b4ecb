import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StreetMapOptions, streetMap, writeStreetMap } from '../../../../test/street-map.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { systemActor } from '../../../platform/actor.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { installBaseMap } from './install-base-map.ts'
import { useSchematicMap } from './use-schematic-map.ts'

const folder = await mkdtemp(join(tmpdir(), 'portal-base-map-'))
const portal = useTestApp({
  clock: fixedClock(),
  environment: { MEDIA_FOLDER: join(folder, 'media') },
})
const file = join(folder, 'cidade.pmtiles')
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers })
const inUse = async () => (await get('/api/v1/base-map')).json() as { streets: unknown }
const install = async (options: StreetMapOptions = {}) => {
  await writeStreetMap(file, options)
  return installBaseMap(systemActor, file, portal.deps)
}
async function refusalOf(content: Promise<unknown>): Promise<string> {
  const error = await content.then(
    () => null,
    (refusal: unknown) => refusal,
  )
  expect(error).toBeInstanceOf(Invalid)
  return (error as Invalid).fields.map(({ message }) => message).join('\n')
}

beforeEach(() => useSchematicMap(systemActor, portal.deps))

describe('the map under the pins', () => {
  it('is the schematic one until a map of streets is installed, and again afterwards', async () => {
    expect(await inUse()).toEqual({ streets: null })
    const { hash, bytes } = await install()
    expect(await inUse()).toEqual({
      streets: {
        href: `/mapas/${hash}.pmtiles`,
        bytes,
        schema: 'protomaps',
        attribution: '© OpenStreetMap',
        min_zoom: 8,
        max_zoom: 14,
      },
    })
    await useSchematicMap(systemActor, portal.deps)
    expect(await inUse()).toEqual({ streets: null })
  })

  it('may be installed twice, and one after another', async () => {
    const first = await install()
    await install()
    const second = await install({ maxZoom: 13, hasLeaves: true })
    expect(second.hash).not.toBe(first.hash)
    expect(JSON.stringify(await inUse())).toContain(second.hash)
    expect((await get(`/mapas/${first.hash}.pmtiles`)).statusCode).toBe(200)
  })

  it('knows the layers of OpenMapTiles too', async () => {
    const layers = ['water', 'transportation', 'transportation_name', 'place']
    expect(await install({ layers })).toMatchObject({ schema: 'openmaptiles' })
  })
})

describe('a file that would leave the map blank', () => {
  it.each<[string, StreetMapOptions, RegExp]>([
    ['of an older format', { version: 2 }, /versão 3/],
    ['of pictures', { tileType: 2 }, /vetoriais/],
    ['packed as no browser unpacks', { compression: 3 }, /compressão/],
    ['of another town', { bounds: [-48.6, -1.6, -48.3, -1.2] }, /Não cobre o município/],
    ['that begins too near', { minZoom: 11 }, /Começa no zoom 11/],
    ['that ends too far', { maxZoom: 12 }, /só até o zoom 12/],
    ['with layers nobody draws', { layers: ['ruas', 'mar'] }, /camadas.*ruas, mar/],
    ['that hides where it is from', { attribution: 'Mapa próprio' }, /OpenStreetMap/],
    ['without the town in it', { isEmpty: true }, /centro da cidade/],
  ])('is refused with the reason: %s', async (_, options, reason) => {
    expect(await refusalOf(install(options))).toMatch(reason)
    expect(await inUse()).toEqual({ streets: null })
  })

  it.each<[string, (whole: Buffer) => Buffer]>([
    ['cut short', (whole) => whole.subarray(0, whole.length - 100)],
    ['empty', () => Buffer.alloc(0)],
    ['of another kind', () => Buffer.from('<svg onload="alert(1)"></svg>'.repeat(20))],
    ['with a directory of noise', (whole) => Buffer.from(whole).fill(7, 127, 400)],
  ])('is refused when it is %s', async (_, spoil) => {
    await writeFile(file, spoil(streetMap()))
    expect(await refusalOf(installBaseMap(systemActor, file, portal.deps))).not.toBe('')
  })

  it('keeps of its credit only the words', async () => {
    const attribution = '<script>alert(1)</script><b>© OpenStreetMap</b> <img src=x onerror=y>'
    expect((await install({ attribution })).attribution).toBe('alert(1) © OpenStreetMap')
  })
})

describe('the file of the map', () => {
  let address = ''
  let whole: Buffer
  beforeAll(async () => {
    whole = await writeStreetMap(file)
    address = `/mapas/${(await installBaseMap(systemActor, file, portal.deps)).hash}.pmtiles`
  })

  // spec: 404
  it('comes in the parts that are asked for, and may be kept for ever', async () => {
    const part = await get(address, { range: 'bytes=0-126', 'accept-encoding': 'gzip, br' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      'content-range': `bytes 0-126/${whole.length}`,
      'content-length': '127',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    })
    expect(part.headers['content-encoding']).toBeUndefined()
    expect(part.rawPayload.equals(whole.subarray(0, 127))).toBe(true)
    expect((await get(address)).rawPayload.equals(whole)).toBe(true)
  })

  it('gives a part only to who has the rest of the same file', async () => {
    const range = 'bytes=0-9'
    const etag = String((await get(address, { range })).headers.etag)
    expect((await get(address, { range, 'if-range': etag })).statusCode).toBe(206)
    expect((await get(address, { range, 'if-range': '"outro"' })).statusCode).toBe(200)
    expect((await get(address, { 'if-none-match': etag })).statusCode).toBe(304)
  })

  it.each([
    ['bytes=999999999-', 416],
    ['bytes=-1', 206],
    ['bytes=5-2', 200],
    ['bytes=a-b', 200],
    ['octets=0-5', 200],
    ['bytes=-', 200],
    ['bytes=0-99999999999999999999', 200],
  ])('answers the odd range %s with %i', async (range, status) => {
    expect((await get(address, { range })).statusCode).toBe(status)
  })

  it.each([
    '/mapas/..%2F..%2Fetc%2Fpasswd',
    '/mapas/../media/x.avif',
    '/mapas/%00.pmtiles',
    `/mapas/${'a'.repeat(32)}.pmtiles`,
    `/mapas/${'A'.repeat(32)}.pmtiles`,
    '/mapas/mapa.pmtiles',
  ])('is at no other address: %s', async (path) => {
    expect((await get(path)).statusCode).toBeOneOf([400, 404])
  })
})
