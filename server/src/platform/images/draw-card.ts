import type { OverlayOptions } from 'sharp'
import { CARD, INK, mark, SITE_LEFT, SITE_MIDDLE, seascape, veil } from './card-scene.ts'
import { drawWords, fittedWords, fontsIn, type Words } from './draw-words.ts'
import { sharp } from './sharp.ts'

export type Card = {
  /** The photo below, as a file's content; without one we draw a scene. */
  photo: Buffer | null
  name: string
  /** What it is and where: "Peixaria · Maçarico". */
  kicker: string
  site: string
}

const NAME_SIZES = [84, 72, 62, 54, 46]
const NAME_MOST_HEIGHT = 250
const NAME_BOTTOM = CARD.height - 74
const TEXT_WIDTH = CARD.width - 2 * CARD.margin

/** A JPEG of 1200×630: every program that shows previews reads it. */
export async function drawCard(
  { photo, name, kicker, site }: Card,
  fontsFolder: string,
): Promise<Buffer> {
  const fonts = fontsIn(fontsFolder)
  const [title, above, owner] = await Promise.all([
    fittedWords(
      name,
      { ...fonts.title, colour: INK.name, sizes: NAME_SIZES },
      { width: TEXT_WIDTH, height: NAME_MOST_HEIGHT },
    ),
    drawWords(kicker, { ...fonts.text, size: 32, colour: INK.kicker }, TEXT_WIDTH),
    drawWords(site, { ...fonts.text, size: 32, colour: INK.site }, TEXT_WIDTH),
  ])
  const top = NAME_BOTTOM - title.height
  const layers: OverlayOptions[] = [
    { input: veil() },
    { input: mark() },
    place(owner, SITE_LEFT, Math.round(SITE_MIDDLE - owner.height / 2)),
    place(above, CARD.margin, top - above.height - 22),
    place(title, CARD.margin, top),
  ]
  return (await background(photo))
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** A photo that cannot be read is as good as none. */
async function background(photo: Buffer | null) {
  const drawn = () => sharp(seascape())
  if (!photo) return drawn()
  const size = {
    width: CARD.width,
    height: CARD.height,
    fit: 'cover',
    position: 'attention',
  } as const
  const data = await sharp(photo)
    .resize(size)
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => null)
  return data ? sharp(data) : drawn()
}

const place = ({ data }: Words, left: number, top: number): OverlayOptions => ({
  input: data,
  left,
  top,
})
