import type { QrFormat } from '@portal/contract/guide/posters/poster-sizes'
import { sharp } from '../../../platform/images/sharp.ts'
import { qrRuns } from '../../../platform/qr.ts'

/** Modules of white on each side, as the standard asks, or cameras do not find it. */
const QUIET_ZONE = 4
/** Some 9 cm in print, and more than any screen shows. */
const SIDE_PIXELS = 1080

/** The code alone, black on white, for whatever the owner makes of it. */
export async function drawQr(url: string, format: QrFormat): Promise<Uint8Array<ArrayBuffer>> {
  const { size, runs } = qrRuns(url)
  const side = size + 2 * QUIET_ZONE
  const modules = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${SIDE_PIXELS}" height="${SIDE_PIXELS}" shape-rendering="crispEdges">`,
    `<path d="M0 0h${side}v${side}H0z" fill="#fff"/>`,
    `<path transform="translate(${QUIET_ZONE} ${QUIET_ZONE})" d="${modules}" fill="#000"/></svg>`,
  ].join('')
  const file = new TextEncoder().encode(svg)
  if (format === 'svg') return file
  return new Uint8Array(await sharp(file).png({ compressionLevel: 9 }).toBuffer())
}
