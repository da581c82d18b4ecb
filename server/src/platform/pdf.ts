import { join } from 'node:path'
import PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

type PdfOptions = {
  size: 'A4' | [width: number, height: number]
  margin: number
  title: string
  author: string
  fontsFolder: string
  madeAt: Date
  compress?: boolean | undefined
}

/** A document to be drawn on, with the portal's typefaces as `title` and `text`. */
export function createPdf({ size, margin, title, author, ...options }: PdfOptions): Pdf {
  const { fontsFolder, madeAt, compress = true } = options
  const doc = new PDFDocument({
    size,
    margin,
    // None: the fonts of the machine are never asked for.
    font: '',
    lang: 'pt-BR',
    displayTitle: true,
    compress,
    info: { Title: title, Author: author, CreationDate: madeAt },
  })
  doc.registerFont('title', join(fontsFolder, 'titulo.ttf'))
  doc.registerFont('text', join(fontsFolder, 'texto.ttf'))
  return doc
}

export async function finishPdf(doc: Pdf): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  doc.end()
  await new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  return Buffer.concat(parts)
}
