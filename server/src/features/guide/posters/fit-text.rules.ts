/** How wide a text is at a size. */
export type Measure = (text: string, size: number) => number

type Box = {
  width: number
  height: number
  lines: number
  largest: number
  smallest: number
}
export type Fitted = { size: number; lines: string[] }

const STEP = 0.25
/** From one line to the next, in sizes. */
export const LINE_HEIGHT = 1.08

/** As large as the box allows: shrinks until the words fit in, none of them broken. */
export function fitText(text: string, box: Box, measure: Measure): Fitted {
  for (let size = box.largest; size > box.smallest; size -= STEP) {
    const lines = wrapWords(text, box.width, (part) => measure(part, size))
    const isLowEnough = lines.length * size * LINE_HEIGHT <= box.height
    const fits = lines.length <= box.lines && isLowEnough && !hasBrokenWord(text, lines)
    if (fits) return { size, lines }
  }
  const size = box.smallest
  const lines = wrapWords(text, box.width, (part) => measure(part, size))
  return { size, lines: shortened(lines, box.lines) }
}

/** Between words; a word wider than the line is broken where the line ends. */
export function wrapWords(
  text: string,
  width: number,
  widthOf: (part: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = brokenWord(word, width, widthOf)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return line === '' ? lines : [...lines, line]
}

function brokenWord(word: string, width: number, widthOf: (part: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

function hasBrokenWord(text: string, lines: readonly string[]): boolean {
  return lines.join(' ') !== text.split(/\s+/).filter(Boolean).join(' ')
}

/** What does not fit even so ends in dots. */
function shortened(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines]
  const kept = lines.slice(0, most)
  const last = kept.pop() ?? ''
  return [...kept, `${last.slice(0, -1).trimEnd()}…`]
}
