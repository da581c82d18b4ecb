import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Size = { width?: number; height?: number }

/** A picture that looks enough like a photo for a codec: sky, sea and some grain. */
export function photo({ width = 800, height = 600 }: Size = {}) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const grain = (x * 7919 + y * 104_729) % 13
      pixels[at++] = (y * 180) / height + grain
      pixels[at++] = 90 + (x * 100) / width + grain
      pixels[at++] = 235 - (y * 120) / height - grain
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export const jpeg = (size?: Size) => photo(size).jpeg({ quality: 85 }).toBuffer()

/** A PNG header that promises so many pixels, with hardly any bytes behind it. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  // One bit a pixel and all of them alike: megapixels in a few kilobytes.
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A ZIP archive with one stored file, to be hidden behind something else. */
export function zip(name: string, content: string): Buffer {
  const [file, data] = [Buffer.from(name), Buffer.from(content)]
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt32LE(crc32(data), 10)
  facts.writeUInt32LE(data.length, 14)
  facts.writeUInt32LE(data.length, 18)
  facts.writeUInt16LE(file.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, file, data])
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    facts,
    Buffer.alloc(14),
    file,
  ])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end])
}

/** The body of a form with one file, as a browser sends it. */
export function form(
  content: Buffer,
  { name = 'file', filename = 'foto.jpg', type = 'image/jpeg' } = {},
) {
  const boundary = '----beira-mar'
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n` +
    `content-type: ${type}\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
