import type { MarkedText } from '@portal/contract/portal/search/search'

/** Longer endings belong to another word: "mar" is not marked in "marisco". */
const LONGEST_ENDING = 5
const SHORT_STEM = 3
/** What the index puts behind such words. */
const WHOLE = '0'
const EXCERPT_LENGTH = 170
const LEAD = 50

/** Marks the words whose stem was asked for. */
export function marked(text: string, stems: readonly string[]): MarkedText {
  return { text, marks: marksIn(text, stems) }
}

function marksIn(text: string, stems: readonly string[]): [number, number][] {
  if (stems.length === 0) return []
  const marks: [number, number][] = []
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const word = folded(match[0])
    if (stems.some((stem) => isForm(word, stem))) {
      marks.push([match.index, match.index + match[0].length])
    }
  }
  return marks
}

function isForm(word: string, stem: string): boolean {
  if (word === stem) return true
  // A short word that is kept whole ("mare0" is "maré"): only its plural is a form of it.
  if (stem.endsWith(WHOLE)) {
    const [whole] = stem.split(WHOLE)
    return word === whole || word === `${whole}s`
  }
  // A shorter stem begins too many other words: "com" of "comida" is not in "como".
  if (stem.length <= SHORT_STEM) return word === `${stem}s`
  return word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING
}

function folded(word: string) {
  return word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** The stretch of a text with most of what was asked for, cut between words. */
export function excerptOf(body: string, stems: readonly string[]): MarkedText | null {
  const text = body.replace(/\s+/g, ' ').trim()
  if (!text) return null
  const from = stretchStart(text, marksIn(text, stems))
  const rest = text.slice(from)
  const isCut = rest.length > EXCERPT_LENGTH
  const end = isCut ? rest.lastIndexOf(' ', EXCERPT_LENGTH) : rest.length
  const shown = `${from > 0 ? '… ' : ''}${rest.slice(0, end > 0 ? end : EXCERPT_LENGTH)}${isCut ? ' …' : ''}`
  return marked(shown, stems)
}

function stretchStart(text: string, marks: readonly [number, number][]): number {
  let best = { start: 0, count: 0 }
  for (const [start] of marks) {
    const count = marks.filter(([at]) => at >= start && at < start + EXCERPT_LENGTH - LEAD).length
    if (count > best.count) best = { start, count }
  }
  if (best.start < EXCERPT_LENGTH - LEAD) return 0
  const sentence = text.lastIndexOf('. ', best.start)
  if (sentence > best.start - LEAD) return sentence + 2
  return text.indexOf(' ', best.start - LEAD) + 1
}
