import { readdir, readlink } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { AUDIO_MAX_BYTES } from '@portal/contract/newsroom/podcast/podcast.texts'
import { portOf } from '@portal/sandbox/port-of'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keysOf, mediaFolders } from '../../../../test/media.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { podcastDesk, uploadAudio } from '../../../../test/podcast.ts'
import { m4a, recording } from '../../../../test/recordings.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { UNUSED_AUDIO_MS } from './podcast.constants.ts'
import { sweepLeftoverAudio, sweepUnusedAudio } from './sweep-audio.ts'

const clock = fixedClock()
const portal = useTestApp({ clock, environment: await mediaFolders() })
let admin: TestPerson
let content: Buffer
const desk = podcastDesk(portal, () => admin)

beforeAll(async () => {
  content = await recording()
})
beforeEach(async () => {
  admin = await createPerson(portal, { role: 'admin' })
})

const send = (file: Buffer = content, who: Partial<TestPerson> = admin) =>
  uploadAudio(portal, who, file)

describe('a file of sound', () => {
  it('is kept as it came, with its true length and duration', async () => {
    const { status, json } = await send()
    expect(status).toBe(201)
    expect(json).toMatchObject({ bytes: content.length, type: 'audio/mpeg', is_external: false })
    expect(json.duration_s).toBeCloseTo(47.6, 0)
    const answer = await portal.app.inject(json.url)
    expect(answer.rawPayload.equals(content)).toBe(true)
    const phone = await send(await m4a())
    expect(phone.json).toMatchObject({ type: 'audio/mp4' })
    expect(phone.json.url).toMatch(/\.m4a$/)
  })

  it.each([
    ['a page that calls itself sound', Buffer.from('<script>alert(1)</script>'.repeat(99)), 'type'],
    ['nothing at all', Buffer.alloc(0), 'missing'],
  ])('is refused with a sentence: %s', async (_, file, reason) => {
    const { status, json } = await send(file)
    expect([status, json.code]).toEqual([422, `podcast.audio-${reason}`])
    expect(json.detail).toMatch(/[.]$/)
  })

  it('is refused by its announced size before anything is read', async () => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/v1/admin/podcast/audio',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(AUDIO_MAX_BYTES * 2),
        origin: 'http://portal.test',
        cookie: admin.cookie,
      },
      payload: '',
    })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'podcast.audio-too-large'])
  })

  it('is taken from administrators only', async () => {
    expect((await send(content, {})).status).toBe(401)
    const owner = await createPerson(portal, { plan: 'espadarte' })
    expect((await send(content, owner)).status).toBe(403)
  })
})

describe('what a player asks for', () => {
  let url = ''
  let etag = ''
  beforeAll(async () => {
    admin = await createPerson(portal, { role: 'admin' })
    const { json } = await send()
    url = json.url.replace('/audio.mp3', '/o-nome-que-se-queira.mp3')
    etag = `"${json.id}"`
  })
  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    portal.app.inject({ method, url, headers })

  it('whole is the whole, for ever and in no other encoding', async () => {
    const { statusCode, headers, rawPayload } = await ask({ 'accept-encoding': 'br, gzip' })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
    })
    expect(headers['content-encoding']).toBeUndefined()
    expect(rawPayload.equals(content)).toBe(true)
  })

  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=1000-1999', 1000, 2000],
    ['bytes=143000-', 143_000, 143_066],
    ['bytes=-66', 143_000, 143_066],
  ])('as %s is that part', async (range, start, end) => {
    const { statusCode, headers, rawPayload } = await ask({ range })
    expect(statusCode).toBe(206)
    expect(headers['content-range']).toBe(`bytes ${start}-${end - 1}/${content.length}`)
    expect(headers['content-length']).toBe(String(end - start))
    expect(rawPayload.equals(content.subarray(start, end))).toBe(true)
  })

  // spec: 431
  it('as several parts is each of them', async () => {
    const { statusCode, headers, rawPayload } = await ask({ range: 'bytes=0-9,500-519' })
    expect(statusCode).toBe(206)
    const boundary = /boundary=(\w+)/.exec(String(headers['content-type']))?.[1]
    expect(headers['content-length']).toBe(String(rawPayload.length))
    const parts = rawPayload.toString('latin1').split(`\r\n--${boundary}`).slice(1, -1)
    expect(parts.map((part) => part.split('\r\n\r\n').slice(1).join('\r\n\r\n'))).toEqual([
      content.toString('latin1', 0, 10),
      content.toString('latin1', 500, 520),
    ])
    expect(parts[1]).toContain(`content-range: bytes 500-519/${content.length}`)
  })

  it('beyond its end cannot be had', async () => {
    const { statusCode, headers, rawPayload } = await ask({ range: 'bytes=999999-' })
    expect(statusCode).toBe(416)
    expect(headers['content-range']).toBe(`bytes */${content.length}`)
    expect(rawPayload.length).toBe(0)
  })

  it('as a part of another file is the whole of this one', async () => {
    const range = 'bytes=0-9'
    expect((await ask({ range, 'if-range': etag })).statusCode).toBe(206)
    const date = String((await ask()).headers['last-modified'])
    expect((await ask({ range, 'if-range': date })).statusCode).toBe(206)
    expect((await ask({ range, 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304)
  })

  it('by its head only is answered without its body', async () => {
    const whole = await ask({}, 'HEAD')
    expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, 0])
    expect(whole.headers['content-length']).toBe(String(content.length))
    const part = await ask({ range: 'bytes=0-9' }, 'HEAD')
    expect([part.statusCode, part.headers['content-length']]).toEqual([206, '10'])
  })

  it.each(['/audio/nope/a.mp3', '/audio/0197f2f0-0000-7000-8000-000000000001/a.mp3'])(
    '%s is nothing of ours',
    async (path) => {
      expect((await portal.app.inject(path)).statusCode).toBe(404)
    },
  )

  it('under another ending is not there', async () => {
    expect((await portal.app.inject(url.replace('.mp3', '.m4a'))).statusCode).toBe(404)
    expect((await portal.app.inject(url.replace('.mp3', '.exe'))).statusCode).toBe(404)
  })
})

it('lets go of a file when the listener goes away in the middle', async () => {
  const large = Buffer.concat(Array.from({ length: 60 }, () => content))
  const { json } = await send(large)
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const port = portOf(portal.app.server)
  for (let listener = 0; listener < 5; listener += 1) {
    await new Promise<void>((resolve) => {
      const request = httpRequest({ port, host: '127.0.0.1', path: json.url }, (answer) => {
        answer.once('data', () => {
          request.destroy()
          resolve()
        })
      })
      request.on('error', () => {})
      request.end()
    })
  }
  await expect.poll(() => openedFiles(json.id), { timeout: 5000 }).toBe(0)
})

/** How often this process has the file open. */
async function openedFiles(id: string): Promise<number> {
  const opened = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  )
  return opened.filter((path) => path.includes(id)).length
}

describe('a file that no episode uses', () => {
  it('goes after two days, with its row; what an episode uses stays', async () => {
    const show = await desk.show('Outro programa')
    const used = await desk.ready(show.id, 'Com áudio')
    const { json: unused } = await send()
    const keys = () => keysOf(portal.deps, 'audio/')
    clock.advance(UNUSED_AUDIO_MS - 1000)
    const before = await keys()
    expect(before).toContain(`audio/${unused.id}.mp3`)
    clock.advance(2000)
    expect(await sweepUnusedAudio(portal.deps)).toBeGreaterThan(0)
    const choice = used.audio_choice
    expect(await keys()).toEqual([`audio/${choice.from === 'file' ? choice.id : ''}.mp3`])
    expect((await portal.app.inject(unused.url)).statusCode).toBe(404)
  })

  it('and one that no row knows goes too, but not while it may still be on its way', async () => {
    const { json } = await send()
    await portal.deps.connection.deleteFrom('podcast_audio').where('id', '=', json.id).execute()
    expect(await sweepLeftoverAudio(portal.deps)).toBe(0)
    clock.advance(UNUSED_AUDIO_MS + 1000)
    expect(await sweepLeftoverAudio(portal.deps)).toBe(1)
    expect(await keysOf(portal.deps, 'audio/')).not.toContain(`audio/${json.id}.mp3`)
  })
})
