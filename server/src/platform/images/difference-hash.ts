import { sharp } from './sharp.ts'

const WIDTH = 9
const HEIGHT = 8

/**
 * What a picture looks like, in 64 bits: whether each of 8 × 8 places is brighter than the one to its
 * right. Another size, quality or format of the same picture changes a few of them (dHash, N. Krawetz).
 * As a signed number, which is what PostgreSQL keeps.
 */
export async function differenceHash(picture: Buffer): Promise<bigint> {
  const pixels = await sharp(picture)
    .flatten({ background: '#808080' })
    .greyscale()
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .raw()
    .toBuffer()
  let bits = 0n
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH - 1; column += 1) {
      const at = row * WIDTH + column
      bits = (bits << 1n) | ((pixels[at] ?? 0) > (pixels[at + 1] ?? 0) ? 1n : 0n)
    }
  }
  return BigInt.asIntN(64, bits)
}
