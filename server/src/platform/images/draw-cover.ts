import { seascape } from './card-scene.ts'
import { drawWords, fittedWords, fontsIn } from './draw-words.ts'
import { sharp } from './sharp.ts'

export type Cover = {
  /** The photo below, as a file's content; without one we draw a scene. */
  photo: Buffer | null
  title: string
  author: string
}

/** Directories ask for 1400 to 3000 points. */
export const COVER_SIDE = 1400
const MARGIN = 110
const TEXT_WIDTH = COVER_SIDE - 2 * MARGIN
const TITLE_SIZES = [300, 240, 190, 150, 120]
const TITLE_MOST_HEIGHT = 560

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_SIDE}" height="${COVER_SIDE}">${content}</svg>`,
  )

/** Dark where the words stand. */
const veil = () =>
  svg(`<defs><linearGradient id="low" x1="0" y1="0" x2="0" y2="1">
    <stop offset=".3" stop-color="#06222E" stop-opacity="0"/>
    <stop offset=".62" stop-color="#06222E" stop-opacity=".76"/>
    <stop offset="1" stop-color="#06222E" stop-opacity=".97"/></linearGradient></defs>
    <rect width="${COVER_SIDE}" height="${COVER_SIDE}" fill="url(#low)"/>`)

/** A voice: seven bars, the tallest in the middle. */
function voice(top: number): Buffer {
  const bars = [44, 92, 64, 132, 76, 104, 40]
  const drawn = bars.map((height, index) => {
    const x = MARGIN + index * 44
    return `<rect x="${x}" y="${top + (132 - height) / 2}" width="22" height="${height}" rx="11" fill="#FFC53D"/>`
  })
  return svg(drawn.join(''))
}

/** The square picture of a show, as a JPEG. */
export async function drawCover(
  { photo, title, author }: Cover,
  fontsFolder: string,
): Promise<Buffer> {
  const fonts = fontsIn(fontsFolder)
  const [name, by] = await Promise.all([
    fittedWords(
      title,
      { ...fonts.title, colour: '#FFFBF4', sizes: TITLE_SIZES },
      { width: TEXT_WIDTH, height: TITLE_MOST_HEIGHT },
    ),
    author ? drawWords(author, { ...fonts.text, size: 52, colour: '#FFFBF4' }, TEXT_WIDTH) : null,
  ])
  const bottom = COVER_SIDE - MARGIN
  const authorTop = by ? bottom - by.height : bottom
  const titleTop = authorTop - (by ? 44 : 0) - name.height
  return (await background(photo))
    .composite([
      { input: veil() },
      { input: voice(titleTop - 132 - 56) },
      { input: name.data, left: MARGIN, top: titleTop },
      ...(by ? [{ input: by.data, left: MARGIN, top: authorTop }] : []),
    ])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function background(photo: Buffer | null) {
  const size = { width: COVER_SIDE, height: COVER_SIDE, fit: 'cover' } as const
  const square = (input: Buffer) =>
    sharp(input)
      .resize({ ...size, position: 'attention' })
      .png({ compressionLevel: 1 })
      .toBuffer()
  // A photo that cannot be read is as good as none.
  const data = photo ? await square(photo).catch(() => null) : null
  return sharp(data ?? (await square(seascape())))
}
