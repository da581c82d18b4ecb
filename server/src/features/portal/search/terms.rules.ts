import { foldedWords } from './words.rules.ts'

const LONGEST = 60
const MOST_WORDS = 8
const MOST_DIGITS = 4

/**
 * What is counted of a question: its words in small letters without accents. Nothing of one that could
 * tell who somebody is: addresses of e-mail or of pages, phones, documents, numbers of any length.
 */
export function countedTerm(text: string): string | null {
  if (/@|:\/\/|www\.|\.com\b|\.br\b/i.test(text)) return null
  if (text.replace(/\D/g, '').length > MOST_DIGITS) return null
  const words = foldedWords(text)
  const term = words.join(' ')
  if (words.length > MOST_WORDS || term.length < 2 || term.length > LONGEST) return null
  return term
}
