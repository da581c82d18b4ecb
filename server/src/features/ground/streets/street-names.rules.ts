/** Words before the name of a street, as people shorten them. */
const KINDS: Readonly<Record<string, string>> = {
  alameda: 'alameda',
  al: 'alameda',
  avenida: 'avenida',
  av: 'avenida',
  ave: 'avenida',
  beco: 'beco',
  estrada: 'estrada',
  estr: 'estrada',
  passagem: 'passagem',
  pass: 'passagem',
  psg: 'passagem',
  ramal: 'ramal',
  rodovia: 'rodovia',
  rod: 'rodovia',
  rua: 'rua',
  r: 'rua',
  travessa: 'travessa',
  trav: 'travessa',
  tv: 'travessa',
  viela: 'viela',
}
/** Titles that names begin with, in full on the map and short on a letter. */
const TITLES: Readonly<Record<string, string>> = {
  cap: 'capitao',
  dr: 'doutor',
  gov: 'governador',
  pe: 'padre',
  pres: 'presidente',
  prof: 'professor',
  sen: 'senador',
  sr: 'senhor',
  sra: 'senhora',
  sta: 'santa',
  sto: 'santo',
  ten: 'tenente',
}
const LITTLE = new Set([
  'a',
  'as',
  'd',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'e',
  'em',
  'na',
  'no',
  'o',
  'os',
])
const SHORTEST_SLIPPED = 5
/** "Rua A" is not meant by an "a". */
const SHORTEST_BARE = 3

/** A name of a street, or what somebody typed of one, in words that can be compared. */
export type StreetWords = {
  /** "avenida"; null where none was said. */
  kind: string | null
  /** Of the name itself, without little words. */
  words: readonly string[]
}

export function streetWords(text: string): StreetWords {
  const [first, ...rest] = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  if (first === undefined) return { kind: null, words: [] }
  const kind = KINDS[first] ?? null
  // "Rua A" is a street, and its name is that letter.
  const name = kind ? rest : [first, ...rest]
  const telling = name.filter((word) => !LITTLE.has(word))
  return { kind, words: (telling.length > 0 ? telling : name).map((word) => TITLES[word] ?? word) }
}

/** What two spellings of one street have in common. */
export const streetKey = (text: string): string => {
  const { kind, words } = streetWords(text)
  return [kind ?? '', ...words].join(' ')
}

/**
 * Whether a street is what somebody means. With "rua" or "av." before it a part of the name is enough;
 * a bare word must be the whole name, or every "sol" and "santa" would bring streets along.
 */
export function isMeant(asked: StreetWords, street: StreetWords, isTyping: boolean): boolean {
  if (asked.words.length === 0) return false
  if (asked.kind && asked.kind !== street.kind) return false
  const last = asked.words.length - 1
  const found = asked.words.every((word, place) =>
    street.words.some((own) => own === word || isAlmost(word, own, isTyping && place === last)),
  )
  if (!found) return false
  if (asked.kind !== null) return true
  const isWhole = asked.words.length >= street.words.length
  return isWhole && asked.words.every((word) => word.length >= SHORTEST_BARE)
}

function isAlmost(word: string, own: string, mayGoOn: boolean): boolean {
  if (mayGoOn && own.startsWith(word)) return true
  return word.length >= SHORTEST_SLIPPED && isOneSlip(word, own)
}

/** One letter too many, too few or another, or two that changed places. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const tail = (text: string, skipped: number) => text.slice(from + skipped)
  return (
    tail(one, 1) === tail(other, 1) ||
    tail(one, 1) === tail(other, 0) ||
    tail(one, 0) === tail(other, 1) ||
    (one[from] === other[from + 1] &&
      one[from + 1] === other[from] &&
      tail(one, 2) === tail(other, 2))
  )
}
