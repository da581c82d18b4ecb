import { INTENT_WORDS } from './intents.rules.ts'
import { isLittle, slips } from './words.rules.ts'

/** A word in use. `lexeme` is its stem as the index has it, quoted for a question. */
export type KnownWord = { word: string; shown: string; lexeme: string; documents: number }

/** What the vocabulary says of a typed word. */
export type LookedUp = {
  word: string
  /** Without its plural, where it has one. */
  single: string
  lexeme: string
  /** In how many documents it is; null where nobody uses it. */
  documents: number | null
  shown: string | null
  /** Words that begin with it, the most used first. */
  longer: KnownWord[]
  /** Words one slip or one sound away, and whether they sound the same. */
  alike: (KnownWord & { sounds: boolean })[]
  /** Two words in use, written together: "petshop". */
  halves: [KnownWord, KnownWord] | null
}

/** And, where somebody is still typing it, words with the same beginning. */
export type FamilyWord = LookedUp & { family: KnownWord[] }

/** Shorter ones are too near to too many others. */
const SHORTEST_CORRECTED = 4
const LONG = 8
/** A word in use is doubted only where few others are as near. */
const SHORTEST_DOUBTED = 5
const MOST_CHOICES = 3
/** From here on a rare word is doubted when a far more common one is a slip away. */
const RARE = 2
const FAR_MORE_COMMON = 8

const FOR_INTENTS = new Set(INTENT_WORDS)

/** Words somebody may have meant, the likeliest first; none that is much less likely than the first. */
export function corrections({ word, single, alike }: LookedUp): KnownWord[] {
  if (word.length < SHORTEST_CORRECTED || /\d/.test(word)) return []
  const judged = alike
    .filter((known) => !isLittle(known.word) || FOR_INTENTS.has(known.word))
    .map((known) => ({ known, cost: costOf(word, single, known) }))
    .filter(({ cost }) => cost !== null)
    .map(({ known, cost }) => ({ known, cost: cost ?? 0 }))
    .sort((one, other) => one.cost - other.cost)
  const best = judged[0]?.cost ?? 0
  return judged
    .filter(({ cost }) => cost - best < 0.5)
    .slice(0, MOST_CHOICES)
    .map(({ known }) => known)
}

/** Null where it is too far. People seldom miss the first letter, and mean common words more often. */
function costOf(
  typed: string,
  single: string,
  { word, documents, sounds }: LookedUp['alike'][number],
): number | null {
  const distance = Math.min(slips(typed, word), slips(single, word))
  const allowed = typed.length >= LONG || sounds ? 2 : 1
  if (distance > allowed) return null
  // "Jogo" is no slip of "fogo".
  if (typed.length === SHORTEST_CORRECTED && typed[0] !== word[0] && !sounds) return null
  return (
    distance -
    (sounds ? 0.4 : 0) +
    (typed[0] === word[0] ? 0 : 0.5) -
    0.12 * Math.log10(1 + documents)
  )
}

/** A word that is in use, hardly, while a far more common one is a slip away. */
export function doubted(looked: LookedUp): KnownWord | null {
  const { documents, word, lexeme } = looked
  if (documents === null || documents > RARE) return null
  if (word.length < SHORTEST_DOUBTED || FOR_INTENTS.has(word)) return null
  const [first] = corrections(looked)
  if (!first || isSame(first.word, word) || first.lexeme === lexeme) return null
  return first.documents >= FAR_MORE_COMMON * Math.max(1, documents) ? first : null
}

/** One or many of it: stems of foreign words ("show") do not tell. */
const isSame = (one: string, other: string) =>
  one === other || one === `${other}s` || other === `${one}s`

/** Of words with the same beginning, those that go on as the typed one does but for a slip. */
export function almostLonger(typed: string, family: readonly KnownWord[]): KnownWord[] {
  return family
    .filter(({ word }) =>
      [-1, 0, 1].some((more) => slips(typed, word.slice(0, typed.length + more)) <= 1),
    )
    .slice(0, MOST_CHOICES)
}
