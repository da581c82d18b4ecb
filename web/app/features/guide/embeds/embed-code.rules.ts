import { embedsTexts } from './embeds.texts.ts'

/** As large as the card looks best; a narrower place shrinks it. */
export const CARD_SIZE = { width: 360, height: 420 }
const MAP_HEIGHT = 480

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Inside a value in quotes: a name with quotes in it stays a name. */
const quoted = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

type Frame = {
  src: string
  title: string
  width: string
  height: number
  style: string
  allow?: string
}

function frameCode({ src, title, width, height, style, allow }: Frame): string {
  return (
    `<iframe src="${quoted(src)}" title="${quoted(title)}" width="${width}" height="${height}" ` +
    `loading="lazy"${allow ? ` allow="${allow}"` : ''} style="${style}"></iframe>`
  )
}

type Site = { origin: string; siteName: string }

export const cardAddress = (origin: string, slug: string) =>
  `${origin}/embed/guia/${encodeURIComponent(slug)}`

/** What somebody pastes into their page to show the card of a business. */
export function cardCode({ origin, siteName }: Site, place: { slug: string; name?: string }) {
  const { frame } = embedsTexts
  return frameCode({
    src: cardAddress(origin, place.slug),
    title: place.name ? frame.card(place.name, siteName) : frame.anyCard(siteName),
    width: String(CARD_SIZE.width),
    height: CARD_SIZE.height,
    style: 'border:0;border-radius:16px;max-width:100%',
  })
}

/** The same for the map of the whole city. */
export function mapCode({ origin, siteName }: Site): string {
  return frameCode({
    src: `${origin}/mapa?embed=1`,
    title: embedsTexts.frame.map(siteName),
    width: '100%',
    height: MAP_HEIGHT,
    style: 'border:0',
    // "Perto de mim" asks the person first, as on our own page.
    allow: 'geolocation',
  })
}
