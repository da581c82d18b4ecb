import type PDFDocument from 'pdfkit'
import { COLOURS } from './posters.constants.ts'

type Doc = InstanceType<typeof PDFDocument>

const DRAWN_AT = 40
const WAVE =
  'c3.5 0 3.5-2.5 7-2.5s3.5 2.5 7 2.5 3.5-2.5 7-2.5 3.5 2.5 7 2.5 3.5-2.5 7-2.5 3.5 2.5 7 2.5'
const FOAM = 'M-1 35.5c3.5 0 3.5-2 7-2s3.5 2 7 2 3.5-2 7-2 3.5 2 7 2 3.5-2 7-2 3.5 2 7 2'

/** The lighthouse over the sea, as on the pages. */
export function drawLogo(doc: Doc, x: number, y: number, side: number) {
  doc.save()
  doc.translate(x, y).scale(side / DRAWN_AT)
  doc.circle(20, 20, 20).clip()
  doc.rect(0, 0, 40, 40).fill(COLOURS.link)
  doc.fillOpacity(0.9).path('M20 11 42 3v14z').fill(COLOURS.sun)
  doc.fillOpacity(0.35).path('M20 11-2 3v14z').fill(COLOURS.sun)
  doc.fillOpacity(1).path('M17.3 14h5.4l3 18H14.3z').fill(COLOURS.paper)
  doc.path('M16.7 18h6.6l.7 4.2h-8zM15.3 26.2h9.4l.7 4.2H14.6z').fill(COLOURS.guara)
  doc.roundedRect(17, 8.5, 6, 5.5, 1).fill(COLOURS.sun)
  doc.path('M16.2 8.5h7.6L20 4.5z').fill(COLOURS.guara)
  doc.roundedRect(15.8, 13.4, 8.4, 1.7, 0.85).fill(COLOURS.ink)
  doc.path(`M-1 31${WAVE}v10H-1z`).fill(COLOURS.ink)
  doc.lineWidth(1.6).path(FOAM).stroke(COLOURS.foam)
  doc.restore()
}
