import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A picture of a sea under a sky, another one for every number. No library draws it. */
export function drawPng(number: number, width = 640, height = 480): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (1 + width * 3))
  const horizon = height * (0.35 + (number % 5) * 0.08)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (1 + width * 3) + 1 + x * 3
      const wave = Math.sin((x + number * 37) / 23 + y / 11) * 12
      const [red, green, blue] =
        y < horizon
          ? [250 - number * 6, 200 - y / 8, 150 + number * 5]
          : [15, 91 + wave, 115 + wave]
      rows[at] = Math.round(red ?? 0)
      rows[at + 1] = Math.round(green ?? 0)
      rows[at + 2] = Math.round(blue ?? 0)
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.of()),
  ])
}
