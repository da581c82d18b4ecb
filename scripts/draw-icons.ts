import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { repository } from './processes.ts'

/** The browser's and the phone's icons, drawn from the one logo. */
const publicFolder = join(repository, 'web/public')
const logo = await readFile(join(publicFolder, 'placeholder.svg'))
const FAVICON_SIZE = 48

const png = (size: number) =>
  sharp(logo, { density: 72 * (size / 40) })
    .resize(size, size)
    .png()

await writeFile(join(publicFolder, 'favicon.ico'), asIco(await png(FAVICON_SIZE).toBuffer()))
// A phone cuts its own corners, so the icon fills its square.
await png(180).flatten({ background: '#0f5b73' }).toFile(join(publicFolder, 'apple-touch-icon.png'))
await png(192).toFile(join(publicFolder, 'icon-192.png'))
await png(512).toFile(join(publicFolder, 'icon-512.png'))
// Any shape a phone may cut leaves the middle four fifths.
await png(410)
  .flatten({ background: '#0f5b73' })
  .extend({ top: 51, bottom: 51, left: 51, right: 51, background: '#0f5b73' })
  .toFile(join(publicFolder, 'icon-maskable-512.png'))

/** An .ico file may simply hold a PNG: 6 bytes of header, 16 of directory, the picture. */
function asIco(picture: Buffer) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(FAVICON_SIZE, 6)
  header.writeUInt8(FAVICON_SIZE, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}
