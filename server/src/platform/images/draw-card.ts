import { join } from 'node:path'
import type { OverlayOptions } from 'sharp'
import { CARD, INK, mark, SITE_LEFT, SITE_MIDDLE, seascape, veil } from './card-scene.ts'
import { sharp } from './sharp.ts'

export type Card = {
  /** The photo below, as a file's content; without one we draw a scene. */
  photo: Buffer | null
  name: string
  /** What it is and where: "Peixaria · Maçarico". */
  kicker: string
  site: string
}

const fontsIn = (folder: string) => ({
  title: { font: 'Portal Titulo', fontfile: join(folder, 'titulo.ttf') },
  text: { font: 'Portal Texto', fontfile: join(folder, 'texto.ttf') },
})
type Font = ReturnType<typeof fontsIn>['title']

/** The largest at which the name keeps to its lines is taken. */
const NAME_SIZES = [84, 72, 62, 54, 46]
const NAME_MOST_HEIGHT = 250
const NAME_BOTTOM = CARD.height - 74
const TEXT_WIDTH = CARD.width - 2 * CARD.margin

type Words = { data: Buffer; width: number; height: number }

/** A JPEG of 1200×630: every program that shows previews reads it. */
export async function drawCard(
  { photo, name, kicker, site }: Card,
  fontsFolder: string,
): Promise<Buffer> {
  const fonts = fontsIn(fontsFolder)
  const [title, above, owner] = await Promise.all([
    fitted(name, fonts.title),
    words(kicker, { ...fonts.text, size: 32, colour: INK.kicker }),
    words(site, { ...fonts.text, size: 32, colour: INK.site }),
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

async function fitted(name: string, font: Font): Promise<Words> {
  let smallest: Words | undefined
  for (const size of NAME_SIZES) {
    smallest = await words(name, { ...font, size, colour: INK.name })
    if (smallest.height <= NAME_MOST_HEIGHT && smallest.width <= TEXT_WIDTH) return smallest
  }
  // One word without an end: shrunk until it fits.
  const { data, info } = await sharp(smallest?.data)
    .resize({
      width: TEXT_WIDTH,
      height: NAME_MOST_HEIGHT,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

type Style = Font & { size: number; colour: string }

async function words(text: string, { font, fontfile, size, colour }: Style): Promise<Words> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${font} ${size}`,
      fontfile,
      rgba: true,
      width: TEXT_WIDTH,
      wrap: 'word-char',
      dpi: 72,
      spacing: Math.round(-size * 0.04),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const place = ({ data }: Words, left: number, top: number): OverlayOptions => ({
  input: data,
  left,
  top,
})

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** Control characters would break the markup, and nobody sees them. */
const escapeMarkup = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  text.replace(/[\u0000-\u001f\u007f]/g, ' ').replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
