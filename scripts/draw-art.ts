import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { paletteNames } from '../server/seed/art/palettes.ts'
import { drawPoster, type Poster } from '../server/seed/art/poster.ts'
import { posterKinds } from '../server/seed/art/scenes.ts'

const outputFolder = new URL('../web/public/art/', import.meta.url)

/** The city's own picture: one seed, so that every size shows the same clouds and the same waves. */
const hero = { seed: 'salinas', palette: 'diaclaro' } as const
/** The same sea after sunset. */
const night = { seed: 'salinas', palette: 'noite' } as const

/** The widest portrait is for phones with three pixels to a point. */
const heroWidths = { hero: [960, 1600, 2400], 'hero-portrait': [480, 736, 960, 1440] } as const

const { values } = parseArgs({ options: { sheet: { type: 'string' } } })

if (values.sheet) await drawContactSheet(values.sheet)
else await drawSiteArt()

async function drawSiteArt() {
  await mkdir(outputFolder, { recursive: true })
  for (const [kind, widths] of Object.entries(heroWidths)) {
    for (const width of widths) {
      await drawHero(kind as keyof typeof heroWidths, width, hero, kind)
      await drawHero(kind as keyof typeof heroWidths, width, night, `${kind}-night`)
    }
  }
  await save(
    'social-card.jpg',
    render({ ...hero, kind: 'hero', width: 1200, height: 630 }).jpeg({
      quality: 84,
      mozjpeg: true,
    }),
  )
}

async function drawHero(
  kind: keyof typeof heroWidths,
  width: number,
  hour: typeof hero | typeof night,
  name: string,
) {
  const picture = render({ ...hour, kind, width })
  // Full chroma: flat colours meet at hard edges, which halved chroma would smear.
  const avif = picture.clone().avif({ quality: 72, effort: 4, chromaSubsampling: '4:4:4' })
  await save(`${name}-${width}.avif`, avif)
  await save(`${name}-${width}.webp`, picture.clone().webp({ quality: 84, effort: 6 }))
}

function render(poster: Poster) {
  return sharp(Buffer.from(drawPoster(poster))).removeAlpha()
}

async function save(name: string, picture: Sharp) {
  const bytes = await picture.toBuffer()
  await writeFile(new URL(name, outputFolder), bytes)
  console.log(`${name} ${(bytes.length / 1024).toFixed(1)} KB`)
}

/** Every kind in every palette, two kinds to a row, for judging by eye. */
async function drawContactSheet(path: string) {
  const cell = { width: 390, height: 260 }
  const gap = 8
  const tiles = await Promise.all(
    posterKinds.flatMap((kind, index) =>
      paletteNames.map(async (palette, hour) => ({
        input: await render({ seed: 'sheet', kind, palette, ...cell })
          .png()
          .toBuffer(),
        left: gap + ((index % 2) * paletteNames.length + hour) * (cell.width + gap),
        top: gap + Math.floor(index / 2) * (cell.height + gap),
      })),
    ),
  )
  const width = gap + 2 * paletteNames.length * (cell.width + gap)
  const height = gap + Math.ceil(posterKinds.length / 2) * (cell.height + gap)
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(path)
}
