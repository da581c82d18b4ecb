import { setImmediate as nextTurn } from 'node:timers/promises'
import { createPdf, finishPdf, type Pdf } from '../../../platform/pdf.ts'
import { qrRuns } from '../../../platform/qr.ts'

type Options = { name: string; fontsFolder: string; madeAt: Date; compress?: boolean }
type Code = { label: string; url: string }

/** Two by three on a sheet, to be cut along the lines. */
const [COLUMNS, ROWS] = [2, 3]
const MARGIN = 28
const QR_SIDE = 150
const INK = '#16323b'
const QUIET = '#51666d'

/** The QR codes of all tables on A4, each with its table and what to do. */
export async function drawTableCodes(
  codes: readonly Code[],
  { name, fontsFolder, madeAt, compress }: Options,
) {
  const title = `QR das mesas · ${name}`
  const doc = createPdf({
    size: 'A4',
    margin: MARGIN,
    title,
    author: name,
    fontsFolder,
    madeAt,
    compress,
  })
  const perPage = COLUMNS * ROWS
  for (const [place, code] of codes.entries()) {
    if (place > 0 && place % perPage === 0) doc.addPage()
    drawCode(doc, code, place % perPage, name)
    // Others are answered in between.
    await nextTurn()
  }
  if (codes.length === 0) {
    doc.font('text').fontSize(14).fillColor(QUIET).text('Nenhuma mesa cadastrada ainda.')
  }
  return finishPdf(doc)
}

function drawCode(doc: Pdf, { label, url }: Code, place: number, name: string) {
  const width = (doc.page.width - 2 * MARGIN) / COLUMNS
  const height = (doc.page.height - 2 * MARGIN) / ROWS
  const x = MARGIN + (place % COLUMNS) * width
  const y = MARGIN + Math.floor(place / COLUMNS) * height
  doc.lineWidth(0.5).strokeColor('#c9d3d6').rect(x, y, width, height).stroke()
  const line = { width: width - 24, align: 'center' as const, lineBreak: false, ellipsis: true }
  doc
    .font('title')
    .fontSize(26)
    .fillColor(INK)
    .text(`Mesa ${label}`, x + 12, y + 14, line)
  const { size, runs } = qrRuns(url)
  const module = QR_SIDE / size
  const left = x + (width - QR_SIDE) / 2
  const top = y + 52
  for (const run of runs) {
    doc.rect(left + run.x * module, top + run.y * module, run.length * module, module)
  }
  doc.fill('#000')
  doc.font('text').fontSize(12).fillColor(INK)
  doc.text('Aponte a câmera: veja o cardápio e peça', x + 12, top + QR_SIDE + 14, line)
  doc
    .fontSize(10)
    .fillColor(QUIET)
    .text(name, x + 12, top + QR_SIDE + 32, line)
}
