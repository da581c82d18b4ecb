/**
 * What makes a review wait for a person instead of showing at once: links, phone numbers, insults.
 * Waiting is no verdict. A rule may catch an innocent text now and then; it must rarely miss.
 */
export type QueueReason = 'link' | 'phone' | 'insult'

export function queueReasons(text: string): QueueReason[] {
  const plain = folded(text)
  const reasons: QueueReason[] = []
  if (hasLink(plain)) reasons.push('link')
  if (hasPhone(plain)) reasons.push('phone')
  if (hasInsult(plain)) reasons.push('insult')
  return reasons
}

/** Small letters without accents, and without the marks that hide digits (9️⃣, full width, zero width). */
function folded(text: string) {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
}

const TOP_LEVELS =
  'com|net|org|br|app|site|online|shop|store|link|xyz|info|biz|blog|club|ly|io|gl|tv|pt'
const LINKS = [
  /https?:\/|\bwww\s?\./,
  new RegExp(`[a-z0-9-]{2,}\\.(?:${TOP_LEVELS})(?![a-z])`),
  /\b(?:wa|t|m)\.me\b/,
  // "ponto com" alone stays: meat comes "ao ponto com fritas".
  /\bponto com(?: ponto)? br\b|\barroba\b/,
  // A profile leads away as well as an address does.
  /(?:^|[^a-z0-9])@[a-z0-9_.]{3,}/,
]

function hasLink(plain: string) {
  const text = plain.replace(/\s*[[(]\s*(?:\.|ponto|dot)\s*[)\]]\s*/g, '.')
  return LINKS.some((link) => link.test(text))
}

const DIGIT_WORDS: Record<string, string> = {
  ...{ zero: '0', um: '1', uma: '1', dois: '2', duas: '2', tres: '3', quatro: '4' },
  // "Meia" is how six is said in a phone number.
  ...{ cinco: '5', seis: '6', meia: '6', sete: '7', oito: '8', nove: '9' },
}

/** Figures of a review that are no phone: prices, dates, hours, a CEP. */
const OTHER_FIGURES =
  /r\$\s*\d[\d.,]*|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[:h]\d{2}\b|\b\d{5}-\d{3}\b/g

/** Eight digits in a row, whatever stands between them, some of them spelled or drawn as letters. */
function hasPhone(plain: string) {
  const text = plain
    .replace(OTHER_FIGURES, ' x ')
    .replace(/[a-z0-9]+/g, asDigits)
    // "Fui em 2024, 2025" is a list, "9, 8, 1, 2" is not.
    .replace(/(\d{2}),/g, '$1 x ')
  return /(?:\d[\s.,;:()/_*+|~-]{0,6}){8}/.test(text)
}

/** "9O8" and "OOO" are drawn digits; a single "o" is an article. */
function asDigits(word: string) {
  const isDrawn = /^[oil]*\d[\doil]*$|^o{2,}$/.test(word)
  if (isDrawn) return word.replaceAll('o', '0').replace(/[il]/g, '1')
  return DIGIT_WORDS[word] ?? word
}

/**
 * A minimal list, on purpose: swearing, insults to a person, and accusations of a crime, which the
 * law lets nobody publish lightly. Opinions about food and service, however harsh, are not insults.
 * Whole words only; doubled letters count once ("merrrda"), so the list is written that way too.
 */
const INSULTS = [
  ...['caralho', 'pora', 'merda', 'bosta', 'puta', 'puto', 'foder', 'foda', 'fodase', 'cu'],
  ...['cuzao', 'fdp', 'vsf', 'vtnc', 'pqp', 'buceta', 'escroto', 'escrota', 'cacete'],
  ...['arombado', 'arombada', 'babaca', 'otario', 'otaria', 'idiota', 'imbecil', 'retardado'],
  ...['retardada', 'vagabundo', 'vagabunda', 'desgracado', 'desgracada', 'corno', 'viado'],
  ...['vadia', 'canalha'],
  ...['ladrao', 'ladra', 'ladroes', 'golpista', 'estelionatario', 'bandido', 'bandida'],
]
const INSULT_SET = new Set(INSULTS)

const DRAWN_LETTERS: Record<string, string> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's', '!': 'i' },
}

function hasInsult(plain: string) {
  const words = plain.match(/[a-z0-9@$!*]+/g) ?? []
  return words.filter((word) => /[a-z]/.test(word)).some(isInsult)
}

function isInsult(word: string) {
  const spelled = word
    .replace(/[!]+$/, '')
    .replace(/[01345@$!]/g, (sign) => DRAWN_LETTERS[sign] ?? sign)
    .replace(/([a-z])\1+/g, '$1')
  if (spelled.includes('*')) return INSULTS.some((insult) => isMasked(spelled, insult))
  return INSULT_SET.has(spelled) || INSULT_SET.has(spelled.replace(/s$/, ''))
}

/** "m*rda": each star stands for one letter, and at least half of the word is written. */
function isMasked(masked: string, insult: string) {
  const stars = masked.split('*').length - 1
  return (
    masked.length === insult.length &&
    stars * 2 <= insult.length &&
    [...masked].every((sign, index) => sign === '*' || sign === insult[index])
  )
}
