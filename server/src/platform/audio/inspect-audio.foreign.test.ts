import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { m4a, RECORDING_SECONDS, recording } from '../../../test/recordings.ts'
import { inspectAudio } from './inspect-audio.foreign.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-audio-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function inspect(content: Buffer, longestSeconds = 3600) {
  const file = join(folder, 'audio')
  await writeFile(file, content)
  return inspectAudio(file, { bytes: content.length, longestSeconds })
}
const refusal = (content: Buffer, longestSeconds?: number) =>
  inspect(content, longestSeconds).then(
    () => 'taken',
    ({ refusal: reason }) => reason as string,
  )
const box = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

it('knows a recording by its bytes, and how long it truly is', async () => {
  const { format, durationMs } = await inspect(await recording())
  expect(format).toBe('mp3')
  expect(durationMs / 1000).toBeCloseTo(RECORDING_SECONDS, 0)
})

// spec: 431
it('counts the sound that is there, not what a header promises', async () => {
  const whole = await recording()
  const half = whole.subarray(0, Math.floor(whole.length / 2))
  const { durationMs } = await inspect(half)
  expect(durationMs / 1000).toBeCloseTo(RECORDING_SECONDS / 2, 0)
})

it('reads an M4A', async () => {
  const { format, durationMs } = await inspect(await m4a())
  expect(format).toBe('m4a')
  expect(durationMs / 1000).toBeCloseTo(3, 0)
})

it.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(50))],
  [
    'a wave file',
    Buffer.concat([Buffer.from('RIFF\u0010\u0000\u0000\u0000WAVEfmt '), Buffer.alloc(2000)]),
  ],
  ['an Ogg file', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(2000)])],
  ['nothing', Buffer.alloc(0)],
  ['a QuickTime film', box('ftyp', Buffer.from('qt  \u0000\u0000\u0000\u0000qt  '))],
])('refuses %s as another kind of file', async (_, content) => {
  expect(await refusal(content)).toBe('type')
})

it('refuses a tag with no sound behind it', async () => {
  const tag = Buffer.concat([
    Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000', 'latin1'),
  ])
  const page = Buffer.from('<script>alert(1)</script>'.repeat(400))
  expect(['broken', 'type']).toContain(await refusal(Buffer.concat([tag, page])))
})

it('refuses an M4A that is cut short', async () => {
  const head = box('ftyp', Buffer.from('M4A \u0000\u0000\u0000\u0000M4A isom'))
  expect(['broken', 'type']).toContain(await refusal(Buffer.concat([head, Buffer.alloc(5000)])))
})

it('refuses a recording with a heap of something else behind it', async () => {
  const second = (await recording()).subarray(0, 3000)
  expect(await refusal(Buffer.concat([second, Buffer.alloc(4_000_000)]))).toBe('broken')
})

it('refuses what is longer than it may be', async () => {
  expect(await refusal(await recording(), 30)).toBe('long')
})
