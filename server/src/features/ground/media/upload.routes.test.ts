import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { portOf } from '@portal/sandbox/port-of'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { keysOf, mediaFolders, upload } from '../../../../test/media.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { form, jpeg, photo, pngOf, zip } from '../../../../test/photos.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const folders = await mediaFolders()
const portal = useTestApp({ clock, environment: folders })
let rosa: TestPerson
let small: Buffer
beforeAll(async () => {
  rosa = await createPerson(portal)
  small = await jpeg({ width: 64, height: 48 })
})

const rows = () => portal.deps.connection.selectFrom('media').selectAll().execute()
const jobsOf = async (id: string) =>
  (
    await portal.asOwner(
      "select 1 from jobs.job where name = 'media.process' and data->>'id' = $1",
      [id],
    )
  ).rowCount
const scratchFiles = () => readdir(folders.MEDIA_SCRATCH_FOLDER).catch(() => [])

/** Whatever happened, nothing half done stays behind. */
afterEach(async () => {
  await vi.waitFor(async () => expect(await scratchFiles()).toEqual([]))
  const known = (await rows()).map(({ id }) => id).sort()
  const kept = (await keysOf(portal.deps, 'originals/')).map((key) => key.slice(10, 46))
  expect(kept).toEqual(known)
})

describe('a photo that is sent', () => {
  it('is kept, waits for the worker and is answered to its owner', async () => {
    const { status, json, headers } = await upload(portal, rosa, small)
    expect(status).toBe(201)
    expect(json).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'processing',
      width: 64,
      height: 48,
      thumbhash: null,
      alt: '',
      created_at: clock.now().toISOString(),
    })
    expect(headers['cache-control']).toBe('no-store')
    expect(await jobsOf(json.id)).toBe(1)
    expect(await keysOf(portal.deps, 'originals/')).toContain(`originals/${json.id}.jpg`)
  })

  it.each([
    ['image/png', 'png', () => photo({ width: 40, height: 30 }).png().toBuffer()],
    ['image/webp', 'webp', () => photo({ width: 40, height: 30 }).webp().toBuffer()],
    ['image/avif', 'avif', () => photo({ width: 40, height: 30 }).avif().toBuffer()],
  ])('may be %s', async (type, extension, make) => {
    const { status, json } = await upload(portal, rosa, await make())
    expect(status).toBe(201)
    const row = (await rows()).find(({ id }) => id === json.id)
    expect(row).toMatchObject({ original_type: type, user_id: rosa.userId })
    expect(await keysOf(portal.deps, 'originals/')).toContain(`originals/${json.id}.${extension}`)
  })

  it('is what it is, whatever its name and the browser say', async () => {
    const named = { filename: '../../etc/passwd.svg', type: 'image/svg+xml' }
    const { status, json } = await upload(portal, rosa, small, named)
    expect(status).toBe(201)
    expect(await keysOf(portal.deps, 'originals/')).toContain(`originals/${json.id}.jpg`)
  })

  it('may come fifty at a time', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => createPerson(portal)))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => upload(portal, people[n % 5] ?? rosa, small)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201))
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(50)
  })
})

describe('what is refused, in words', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  it.each([
    ['a drawing with a script', () => svg, 'media.type-not-accepted', 'JPEG, PNG, WebP ou AVIF'],
    ['a GIF', () => photo().gif().toBuffer(), 'media.type-not-accepted', 'JPEG, PNG, WebP ou AVIF'],
    ['a text called a photo', () => 'oi', 'media.type-not-accepted', 'JPEG, PNG, WebP ou AVIF'],
    [
      'an iPhone photo',
      () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
      'media.type-not-accepted',
      'Exporte a foto como JPEG',
    ],
    [
      'a photo that is an archive too',
      async () => Buffer.concat([await jpeg(), zip('index.html', '<b>oi</b>')]),
      'media.type-not-accepted',
      'outro conteúdo dentro da foto',
    ],
    ['a bomb of 41 megapixels', () => pngOf(8200, 5000), 'media.too-many-pixels', '40 megapixels'],
    ['200 megapixels', () => pngOf(20_000, 10_000), 'media.too-many-pixels', '40 megapixels'],
    [
      'a photo cut short',
      async () => (await jpeg()).subarray(0, 9000),
      'media.broken',
      'incompleto ou danificado',
    ],
    ['an empty file', () => '', 'media.missing', 'Nenhuma foto chegou'],
  ])('%s', async (_, make, code, sentence) => {
    const before = await rows()
    const content = Buffer.from(await make())
    const { status, json } = await upload(portal, rosa, content)
    expect({ status, code: json.code }).toEqual({ status: 422, code })
    expect(json.detail).toContain(sentence)
    expect(await rows()).toHaveLength(before.length)
  })

  it('16 MB, without reading them', async () => {
    const { status, json, headers } = await upload(portal, rosa, Buffer.alloc(16 * 1024 * 1024))
    expect({ status, code: json.code }).toEqual({ status: 413, code: 'media.too-large' })
    expect(json.detail).toContain('15 MB')
    expect(headers.connection).toBe('close')
  })

  it.each([
    ['what is no form', 'application/json', '{"file":"x"}', 415],
    ['a form without a border', 'multipart/form-data', 'x', 422],
    ['a form without a file', 'multipart/form-data; boundary=b', '--b--\r\n', 422],
    [
      'a form that ends in the middle',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      422,
    ],
  ])('%s', async (_, type, payload, status) => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/v1/media',
      headers: { origin: 'http://portal.test', cookie: rosa.cookie, 'content-type': type },
      payload,
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ status, detail: expect.any(String) })
  })
})

describe('who may send', () => {
  it('is nobody who is not signed in', async () => {
    expect(await upload(portal, {}, small)).toMatchObject({ status: 401 })
  })

  it('is no other site', async () => {
    const answer = await upload(portal, rosa, small, { origin: 'https://evil.example' })
    expect(answer).toMatchObject({ status: 403, json: { code: 'origin.foreign' } })
  })

  it('sends 120 photos an hour at most', async () => {
    const bento = await createPerson(portal)
    for (let n = 0; n < 120; n += 1) {
      await portal.deps.sensitiveCalls.spend('media-upload', bento.userId)
    }
    const { status, json, headers } = await upload(portal, bento, small)
    expect({ status, code: json.code }).toEqual({ status: 429, code: 'media-upload.too-many' })
    expect(json.detail).toContain('muitas fotos')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await upload(portal, await createPerson(portal), small)).status).toBe(201)
  })
})

describe('over a real connection', () => {
  let port: number
  beforeAll(async () => {
    await portal.app.listen({ host: '127.0.0.1', port: 0 })
    port = portOf(portal.app.server)
  })

  const { headers, payload } = form(Buffer.alloc(0))
  /** The beginning of a form: everything up to the file's first byte. */
  const start = payload.subarray(0, payload.indexOf('\r\n\r\n') + 4)
  const open = (extra: Record<string, string | number> = {}) =>
    httpRequest({
      port,
      method: 'POST',
      path: '/api/v1/media',
      headers: { ...headers, cookie: rosa.cookie, origin: 'http://portal.test', ...extra },
    })

  it('hangs up on a body that announces too much', async () => {
    const call = open({ 'content-length': 500 * 1024 * 1024 })
    call.on('error', () => {})
    call.write(start)
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(413)
    expect(await json(answer)).toMatchObject({ code: 'media.too-large' })
    call.destroy()
  })

  it('stops reading a body that never says how long it is', async () => {
    const call = open({ 'transfer-encoding': 'chunked' })
    const closed = new Promise((resolve) => call.once('close', resolve))
    let refused: number | undefined
    call.on('error', () => {})
    call.on('response', (answer) => {
      refused = answer.statusCode
      answer.resume()
    })
    call.write(start)
    const piece = Buffer.alloc(256 * 1024, 1)
    let sent = 0
    while (refused === undefined && !call.destroyed && sent < 400 * 1024 * 1024) {
      sent += piece.length
      const drained = new Promise((resolve) => call.once('drain', resolve))
      if (!call.write(piece)) await Promise.race([drained, closed])
    }
    expect(sent).toBeLessThan(40 * 1024 * 1024)
    call.destroy()
    await closed
    expect(refused ?? 413).toBe(413)
  })

  it('forgets a photo whose sender left half-way', async () => {
    const before = (await rows()).length
    const call = open({ 'transfer-encoding': 'chunked' })
    call.on('error', () => {})
    call.write(start)
    call.write(small.subarray(0, 500))
    await vi.waitFor(async () => expect(await scratchFiles()).toHaveLength(1))
    call.destroy()
    await vi.waitFor(async () => expect(await scratchFiles()).toEqual([]))
    expect(await rows()).toHaveLength(before)
  })
})

describe('when something fails meanwhile', () => {
  it('says to try again where the storage is away, and keeps nothing', async () => {
    const put = vi.spyOn(portal.deps.storage, 'put')
    put.mockRejectedValueOnce(Object.assign(new Error('no space left'), { statusCode: 503 }))
    const { status, json, headers } = await upload(portal, rosa, small)
    expect({ status, code: json.code }).toEqual({ status: 503, code: 'http.503' })
    expect(headers['retry-after']).toBe('5')
  })

  it('takes the file back where the row cannot be written', async () => {
    const before = await keysOf(portal.deps, 'originals/')
    const gone = await createPerson(portal)
    vi.spyOn(portal.deps, 'identify').mockResolvedValue(null)
    expect((await upload(portal, gone, small)).status).toBe(401)
    vi.spyOn(portal.deps.work, 'transaction').mockRejectedValueOnce(new Error('deadlock'))
    vi.mocked(portal.deps.identify).mockRestore()
    expect((await upload(portal, gone, small)).status).toBe(500)
    expect(await keysOf(portal.deps, 'originals/')).toEqual(before)
  })
})
