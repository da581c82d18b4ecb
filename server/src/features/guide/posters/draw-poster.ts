import type { Poster } from '@portal/contract/guide/posters/poster'
import type { PosterSize } from '@portal/contract/guide/posters/poster-sizes'
import { createPdf, finishPdf, type Pdf } from '../../../platform/pdf.ts'
import { qrRuns } from '../../../platform/qr.ts'
import { fitText, LINE_HEIGHT, type Measure } from './fit-text.rules.ts'
import { codeOf } from './poster.rules.ts'
import { COLOURS, PAGE_POINTS, QR, SAFE_MARGIN, SHEET_WIDTH } from './posters.constants.ts'
import { postersTexts } from './posters.texts.ts'

type Input = { size: PosterSize; fontsFolder: string; madeAt: Date; compress?: boolean }

const TITLE = 'title'
const TEXT = 'text'
const INNER_WIDTH = SHEET_WIDTH - 2 * SAFE_MARGIN
const BAND = { top: SAFE_MARGIN, height: 82, padding: 12 }

/** The logo is drawn on a square of this side. */
const LOGO_UNITS = 40
const LOGO_WAVE =
  'c3.5 0 3.5-2.5 7-2.5s3.5 2.5 7 2.5 3.5-2.5 7-2.5 3.5 2.5 7 2.5 3.5-2.5 7-2.5 3.5 2.5 7 2.5'
const LOGO_FOAM = 'M-1 35.5c3.5 0 3.5-2 7-2s3.5 2 7 2 3.5-2 7-2 3.5 2 7 2 3.5-2 7-2 3.5 2 7 2'

/** Smaller than this nobody types an address from a wall. */
const READABLE = 5

/** One page, in vectors: sharp at any size, and some forty kilobytes. */
export async function drawPoster(poster: Poster, input: Input): Promise<Buffer<ArrayBuffer>> {
  const [width, height] = PAGE_POINTS[input.size]
  const doc = createPdf({
    ...input,
    size: [width, height],
    margin: 0,
    title: postersTexts.title(poster.name),
    author: poster.portal.name,
  })
  doc.scale(width / SHEET_WIDTH)

  drawBand(doc, poster)
  drawInvitation(doc, poster)
  drawQr(doc, codeOf(poster))
  drawAddress(doc, poster.short_url)
  drawPortal(doc, poster.portal)
  return finishPdf(doc)
}

function drawBand(doc: Pdf, { name, category, demo_mark: demoMark }: Poster) {
  const { top, height, padding } = BAND
  const left = SAFE_MARGIN + padding
  doc.roundedRect(SAFE_MARGIN, top, INNER_WIDTH, height, 8).fill(COLOURS.sea)
  drawWave(doc)
  write(doc, TEXT, category, { x: left, y: top + padding - 1, size: 6.4, colour: COLOURS.foam })
  if (demoMark) drawDemoMark(doc, demoMark)

  const space = { top: top + 22, height: height - 33 }
  const width = INNER_WIDTH - 2 * padding
  const box = { width, height: space.height, lines: 3, largest: 21, smallest: 7 }
  const { size, lines } = fitText(name, box, measureOf(doc, TITLE))
  const lineHeight = size * LINE_HEIGHT
  const first = space.top + (space.height - lines.length * lineHeight) / 2
  for (const [index, line] of lines.entries()) {
    const y = first + index * lineHeight
    write(doc, TITLE, line, { x: left, y, size, colour: COLOURS.paper })
  }
}

/** The one ornament: the line of a wave along the foot of the band. */
function drawWave(doc: Pdf) {
  const { top, height } = BAND
  const crest = 'c3.5 0 3.5-2 7-2s3.5 2 7 2'
  doc.save().roundedRect(SAFE_MARGIN, top, INNER_WIDTH, height, 8).clip()
  doc.lineWidth(0.9).strokeOpacity(0.6)
  doc.path(`M${SAFE_MARGIN - 3} ${top + height - 5}${crest.repeat(14)}`).stroke(COLOURS.foam)
  doc.restore()
}

function drawDemoMark(doc: Pdf, mark: string) {
  const size = 4.6
  const width = widthOf(doc, TEXT, mark, size) + 8
  const x = SHEET_WIDTH - SAFE_MARGIN - BAND.padding - width
  const y = BAND.top + BAND.padding - 2
  doc.roundedRect(x, y, width, 10, 5).fill(COLOURS.sun)
  write(doc, TEXT, mark, { x: x + 4, y: y + 2.2, size, colour: COLOURS.ink })
}

function drawInvitation(doc: Pdf, { invitation, promise }: Poster) {
  writeCentred(doc, TITLE, invitation, { y: 101, size: 11, colour: COLOURS.ink })
  writeCentred(doc, TEXT, promise, { y: 115, size: 6.6, colour: COLOURS.muted })
}

/** Black on white with four modules of white around it, as the standard asks. */
function drawQr(doc: Pdf, url: string) {
  const { side, card, top } = QR
  const { size, runs } = qrRuns(url)
  const module = side / size
  const left = (SHEET_WIDTH - side) / 2
  const inset = (card - side) / 2
  doc
    .lineWidth(1)
    .roundedRect(left - inset, top, card, card, 8)
    .fillAndStroke('#FFFFFF', COLOURS.sand)
  for (const { x, y, length } of runs) {
    doc.rect(left + x * module, top + inset + y * module, length * module, module)
  }
  doc.fill('#000000')
}

/** On one line where it can be read there; else the name of the page stands under the portal's. */
function drawAddress(doc: Pdf, address: string) {
  const measure = measureOf(doc, TEXT)
  const fits = (lines: readonly string[]) =>
    Math.min(7, ...lines.map((line) => INNER_WIDTH / measure(line, 1)))
  const slugAt = address.lastIndexOf('/') + 1
  const two = [address.slice(0, slugAt), address.slice(slugAt)]
  const lines = fits([address]) >= READABLE ? [address] : two
  const size = fits(lines)
  for (const [index, line] of lines.entries()) {
    const y = (lines.length === 1 ? 255 : 252) + index * size * 1.15
    writeCentred(doc, TEXT, line, { y, size, colour: COLOURS.link })
  }
}

function drawPortal(doc: Pdf, { name, line }: Poster['portal']) {
  const side = 14
  const gap = 4
  const text = Math.max(widthOf(doc, TITLE, name, 7), widthOf(doc, TEXT, line, 4.2))
  const x = (SHEET_WIDTH - side - gap - text) / 2
  drawLogo(doc, x, 269, side)
  write(doc, TITLE, name, { x: x + side + gap, y: 269.4, size: 7, colour: COLOURS.ink })
  write(doc, TEXT, line, { x: x + side + gap, y: 277.4, size: 4.2, colour: COLOURS.muted })
}

type Place = { x: number; y: number; size: number; colour: string }

function write(doc: Pdf, font: string, text: string, { x, y, size, colour }: Place) {
  doc.font(font).fontSize(size).fillColor(colour).text(text, x, y, { lineBreak: false })
}

function writeCentred(doc: Pdf, font: string, text: string, place: Omit<Place, 'x'>) {
  const x = (SHEET_WIDTH - widthOf(doc, font, text, place.size)) / 2
  write(doc, font, text, { ...place, x })
}

function widthOf(doc: Pdf, font: string, text: string, size: number): number {
  return doc.font(font).fontSize(size).widthOfString(text)
}

/** A text is measured once: at twice the size it is twice as wide. */
function measureOf(doc: Pdf, font: string): Measure {
  const known = new Map<string, number>()
  return (text, size) => {
    const atOne = known.get(text) ?? widthOf(doc, font, text, 1)
    known.set(text, atOne)
    return atOne * size
  }
}

/** The lighthouse over the sea, as on the pages. */
function drawLogo(doc: Pdf, x: number, y: number, side: number) {
  doc.save()
  doc.translate(x, y).scale(side / LOGO_UNITS)
  doc.circle(20, 20, 20).clip()
  doc.rect(0, 0, 40, 40).fill(COLOURS.link)
  doc.fillOpacity(0.9).path('M20 11 42 3v14z').fill(COLOURS.sun)
  doc.fillOpacity(0.35).path('M20 11-2 3v14z').fill(COLOURS.sun)
  doc.fillOpacity(1).path('M17.3 14h5.4l3 18H14.3z').fill(COLOURS.paper)
  doc.path('M16.7 18h6.6l.7 4.2h-8zM15.3 26.2h9.4l.7 4.2H14.6z').fill(COLOURS.guara)
  doc.roundedRect(17, 8.5, 6, 5.5, 1).fill(COLOURS.sun)
  doc.path('M16.2 8.5h7.6L20 4.5z').fill(COLOURS.guara)
  doc.roundedRect(15.8, 13.4, 8.4, 1.7, 0.85).fill(COLOURS.ink)
  doc.path(`M-1 31${LOGO_WAVE}v10H-1z`).fill(COLOURS.ink)
  doc.lineWidth(1.6).path(LOGO_FOAM).stroke(COLOURS.foam)
  doc.restore()
}
