import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jpeg, photo, pngChunk, pngOf, zip } from '../../../test/photos.ts'
import { foreignThreadFile } from '../../paths.ts'
import { createForeign } from '../foreign/foreign.ts'
import { createLog } from '../log.ts'
import { inspectPhoto, PhotoRefused } from './inspect-photo.ts'

let folder: string
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-photos-'))
})
const foreign = createForeign({ thread: foreignThreadFile, log: createLog('silent', 'app') })
afterAll(async () => {
  await foreign.close()
  await rm(folder, { recursive: true, force: true })
})

async function inspect(content: Buffer) {
  count += 1
  const file = join(folder, String(count))
  await writeFile(file, content)
  return inspectPhoto(file, foreign)
}

async function refusalOf(content: Buffer): Promise<string> {
  const outcome = await inspect(content).catch((error: unknown) => error)
  return outcome instanceof PhotoRefused ? outcome.refusal : JSON.stringify(outcome)
}

describe('a photo', () => {
  it.each([
    ['image/jpeg', () => photo().jpeg().toBuffer()],
    ['image/jpeg', () => photo().jpeg({ progressive: true }).toBuffer()],
    ['image/png', () => photo().png().toBuffer()],
    ['image/webp', () => photo().webp().toBuffer()],
    ['image/avif', () => photo().avif({ effort: 0 }).toBuffer()],
  ])('of type %s is taken', async (type, make) => {
    expect(await inspect(await make())).toEqual({ type, width: 800, height: 600 })
  })

  it('that the camera held sideways is as high as it is seen', async () => {
    const sideways = await photo().jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await inspect(sideways)).toMatchObject({ width: 600, height: 800 })
  })

  it('with a short film behind it, as phones append them, is taken', async () => {
    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(4000, 7)])
    expect(await inspect(Buffer.concat([await jpeg(), film]))).toMatchObject({ width: 800 })
  })

  it('with a second picture behind it, as a gain map is, is taken', async () => {
    const both = Buffer.concat([await jpeg(), await jpeg({ width: 80, height: 60 })])
    expect(await inspect(both)).toMatchObject({ width: 800 })
  })

  it('of 40 megapixels is taken', async () => {
    expect(await inspect(pngOf(8000, 5000))).toMatchObject({ width: 8000, height: 5000 })
  })
})

describe('what is no photo of ours', () => {
  it.each([
    [
      'a vector drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'type',
    ],
    [
      'the same with a declaration',
      '<?xml version="1.0"?><svg><script>alert(1)</script></svg>',
      'type',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 'type'],
    ['nothing at all', '', 'type'],
    ['one byte', '\xff', 'type'],
    ['a document', '%PDF-1.7\n%%EOF', 'type'],
    ['an iPhone photo', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
    ['only the beginning of a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF\0', 'broken'],
  ])('is refused: %s', async (_, content, refusal) => {
    expect(await refusalOf(Buffer.from(content, 'latin1'))).toBe(refusal)
  })

  it('is refused: moving pictures', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)])
    const moving = sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    expect(await refusalOf(await moving.clone().gif().toBuffer())).toBe('type')
    expect(await refusalOf(await moving.clone().webp().toBuffer())).toBe('moving')
  })
})

describe('a photo that is cut short', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is refused: %s', async (format) => {
    const whole = await photo().toFormat(format).toBuffer()
    for (const share of [0.3, 0.6, 0.9]) {
      const half = whole.subarray(0, Math.floor(whole.length * share))
      expect(await refusalOf(half), `${share}`).toBe('broken')
    }
  })
})

describe('a bomb', () => {
  it('of 41 megapixels in a few kilobytes is refused', async () => {
    const bomb = pngOf(8200, 5000)
    expect(bomb.length).toBeLessThan(20_000)
    expect(await refusalOf(bomb)).toBe('pixels')
  })

  it('of 200 megapixels is refused before a pixel is read', async () => {
    expect(await refusalOf(pngOf(20_000, 10_000))).toBe('pixels')
  })

  it('that promises four billion by four billion pixels is refused', async () => {
    const header = pngOf(1, 1)
    header.writeUInt32BE(0x7fffffff, 16)
    header.writeUInt32BE(0x7fffffff, 20)
    header.set(pngChunk('IHDR', header.subarray(16, 29)).subarray(-4), 29)
    expect(['pixels', 'broken']).toContain(await refusalOf(header))
  })

  it('in a text chunk does not swell the memory', async () => {
    const text = Buffer.concat([
      Buffer.from('Comment\0\0'),
      deflateSync(Buffer.alloc(400_000_000), { level: 9 }),
    ])
    const small = pngOf(16, 16)
    const bomb = Buffer.concat([small.subarray(0, 33), pngChunk('zTXt', text), small.subarray(33)])
    const before = process.memoryUsage.rss()
    await inspect(bomb).catch(() => {})
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000)
  })

  it('in AVIF, which takes the most memory to read, has a lower limit', async () => {
    const large = await sharp({
      create: { width: 4200, height: 3200, channels: 3, background: '#0f5b73' },
    })
      .avif({ effort: 0, quality: 20 })
      .toBuffer()
    expect(await refusalOf(large)).toBe('heavy')
  })

  it('of sixteen bits that must be read whole has a lower limit too', async () => {
    const deep = pngOf(6400, 5000)
    deep.set([16, 0, 0, 0, 1], 24)
    deep.set(pngChunk('IHDR', deep.subarray(16, 29)).subarray(-4), 29)
    expect(await refusalOf(deep)).toBe('heavy')
  })
})

describe('a photo that is something else too', () => {
  it.each([
    ['a page behind it', () => '<html><body onload=alert(1)>'],
    ['a script behind it', () => '<ScRiPt>alert(1)</sCrIpT>'],
    ['a program for the server behind it', () => '<?php system($_GET["c"]); ?>'],
    ['an archive behind it', () => zip('index.html', '<b>oi</b>')],
    ['an archive with a comment behind it', () => zipWithComment()],
    ['another archive behind it', () => 'Rar!\x1a\x07\x01\x00'],
    ['a program archive behind it', () => '__HALT_COMPILER(); ?>'],
  ])('is refused: %s', async (_, extra) => {
    const both = Buffer.concat([await jpeg(), bytesOf(extra())])
    expect(await refusalOf(both)).toBe('second-format')
    const png = Buffer.concat([await photo().png().toBuffer(), bytesOf(extra())])
    expect(await refusalOf(png)).toBe('second-format')
  })

  it('is refused: a page in what the camera wrote down', async () => {
    const said = await photo()
      .jpeg()
      .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' } })
    expect(await refusalOf(await said.toBuffer())).toBe('second-format')
  })

  it('is refused: a page in a text chunk', async () => {
    const png = await photo().png().toBuffer()
    const text = pngChunk('tEXt', Buffer.from('Comment\0<svg onload=alert(1)>'))
    const both = Buffer.concat([png.subarray(0, 33), text, png.subarray(33)])
    expect(await refusalOf(both)).toBe('second-format')
  })

  it('is refused: a document whose mark lies in the first kilobyte', async () => {
    const whole = await jpeg()
    const comment = Buffer.from('\xff\xfe\x00\x0c%PDF-1.7\n\n', 'latin1')
    const both = Buffer.concat([whole.subarray(0, 2), comment, whole.subarray(2)])
    expect(await refusalOf(both)).toBe('second-format')
  })

  it('is refused: a script that reads as the header', async () => {
    const whole = await jpeg()
    const header = Buffer.concat([
      Buffer.from('\xff\xd8\xff\xe0/*JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'),
      Buffer.alloc(0x2f2a - 16),
    ])
    const body = whole.subarray(4 + whole.readUInt16BE(4))
    expect(await refusalOf(Buffer.concat([header, body]))).toBe('second-format')
  })

  it('finds a mark that lies across two pieces of what is read', async () => {
    const whole = await jpeg()
    for (const cut of [1, 4, 6]) {
      const padding = Buffer.alloc(256 * 1024 - whole.length - cut)
      const both = Buffer.concat([whole, padding, Buffer.from('<script>'), Buffer.alloc(100)])
      expect(await refusalOf(both)).toBe('second-format')
    }
  })
})

const bytesOf = (extra: string | Buffer) =>
  typeof extra === 'string' ? Buffer.from(extra, 'latin1') : extra

function zipWithComment(): Buffer {
  const archive = zip('a.txt', 'oi')
  const comment = Buffer.from('um comentário depois do fim')
  archive.writeUInt16LE(comment.length, archive.length - 2)
  return Buffer.concat([archive, comment])
}
