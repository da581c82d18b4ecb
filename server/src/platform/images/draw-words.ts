import { join } from 'node:path'
import { sharp } from './sharp.ts'

export const fontsIn = (folder: string) => ({
  title: { font: 'Portal Titulo', fontfile: join(folder, 'titulo.ttf') },
  text: { font: 'Portal Texto', fontfile: join(folder, 'texto.ttf') },
})
export type Font = ReturnType<typeof fontsIn>['title']

export type Words = { data: Buffer; width: number; height: number }
type Style = Font & { size: number; colour: string }
type Box = { width: number; height: number }

/** The largest of the sizes at which the words keep to their box is taken. */
export async function fittedWords(
  text: string,
  style: Font & { colour: string; sizes: readonly number[] },
  box: Box,
): Promise<Words> {
  let smallest: Words | undefined
  for (const size of style.sizes) {
    smallest = await drawWords(text, { ...style, size }, box.width)
    if (smallest.height <= box.height && smallest.width <= box.width) return smallest
  }
  // One word without an end: shrunk until it fits.
  const { data, info } = await sharp(smallest?.data)
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export async function drawWords(
  text: string,
  { font, fontfile, size, colour }: Style,
  width: number,
): Promise<Words> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${font} ${size}`,
      fontfile,
      rgba: true,
      width,
      wrap: 'word-char',
      dpi: 72,
      spacing: Math.round(-size * 0.04),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** Control characters would break the markup, and nobody sees them. */
const escapeMarkup = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  text.replace(/[\u0000-\u001f\u007f]/g, ' ').replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
