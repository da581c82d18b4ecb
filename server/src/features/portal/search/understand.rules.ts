import type { SearchIntent } from '@portal/contract/portal/search/search.texts'
import { itemAt } from '@portal/contract/shared/records'
import { inWords } from './emoji.rules.ts'
import { INTENT_WORDS, intentAt } from './intents.rules.ts'
import { MOST_WORDS } from './search.constants.ts'
import { corrections, doubted, type LookedUp } from './spelling.rules.ts'
import { exactKey, type Meanings } from './synonyms.rules.ts'
import { foldedWords, isLittle } from './words.rules.ts'

/** One thing a question asks for: as it was said, or in other words. Both are texts of a tsquery. */
export type Group = {
  own: string
  other: string | null
  /** In how many documents the words of `own` are, the rarest of them: rare words say more. */
  documents: number
  /** Stems, to mark what was found. */
  stems: string[]
}

export type Understood = {
  groups: Group[]
  intents: SearchIntent[]
  /** The telling words, as they were typed and as they were meant. */
  words: { typed: string; meant: string }
  /** The question as it was taken, where that differs from what was typed. */
  corrected: string | null
  didYouMean: string | null
}

type Options = { literal?: boolean | undefined; plain?: readonly SearchIntent[] | undefined }
/** A typed word and what it is taken for. */
type Taken = { typed: string; word: string; shown: string; group: Group; isCorrected: boolean }

const FOR_INTENTS = new Set(INTENT_WORDS)

/** What the vocabulary has to be asked for. */
export function wordsToLookUp(text: string): string[] {
  const words = foldedWords(inWords(text))
  const telling = words.filter((word) => !isLittle(word) || FOR_INTENTS.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}

/** Everything a question says, from what the vocabulary and the synonyms know of its words. */
export function understand(
  text: string,
  looked: readonly LookedUp[],
  meanings: Meanings,
  { literal = false, plain = [] }: Options = {},
): Understood {
  const taken = looked.map((one) => take(one, literal))
  const { rest, intents } = literal ? { rest: taken, intents: [] } : withoutIntents(taken, plain)
  const changed = taken.filter(({ isCorrected }) => isCorrected)
  const doubts = literal ? [] : looked.flatMap((one) => doubtOf(one))
  return {
    groups: withMeanings(rest, meanings),
    intents,
    words: {
      typed: rest.map(({ typed }) => typed).join(' '),
      meant: rest.map(({ typed, word, isCorrected }) => (isCorrected ? word : typed)).join(' '),
    },
    corrected: changed.length > 0 ? respelled(text, changed.map(toSpelling)) : null,
    didYouMean: doubts.length > 0 ? respelled(text, doubts) : null,
  }
}

function take(looked: LookedUp, literal: boolean): Taken {
  const { word: typed, lexeme, documents, longer, halves } = looked
  const itself = { typed, word: typed, shown: typed, isCorrected: false }
  const exact: Group = {
    own: lexeme || `'${typed}'`,
    other: null,
    documents: documents ?? 0,
    stems: stemsIn(lexeme || typed),
  }
  if (documents !== null || literal) return { ...itself, group: exact }
  if (longer.length > 0) {
    const near = corrections(looked).filter(({ word }) => word[0] === typed[0])
    const group = groupOf(
      longer,
      near.map(({ lexeme: stem }) => stem),
    )
    return { ...itself, word: longer[0]?.word ?? typed, group }
  }
  const meant = corrections(looked)
  const [first] = meant
  if (first) {
    const { word, shown } = first
    return { typed, word, shown, isCorrected: true, group: groupOf(meant, []) }
  }
  if (halves) {
    const [left, right] = halves
    return {
      ...itself,
      group: {
        own: `(${left.lexeme} & ${right.lexeme})`,
        other: null,
        documents: Math.min(left.documents, right.documents),
        stems: [...stemsIn(left.lexeme), ...stemsIn(right.lexeme)],
      },
    }
  }
  return { ...itself, group: { ...exact, own: `'${typed}':*` } }
}

function groupOf(words: readonly { lexeme: string; documents: number }[], other: string[]): Group {
  const lexemes = [...new Set(words.map(({ lexeme }) => lexeme).filter(Boolean))]
  return {
    own: lexemes.join(' | '),
    other: other.length > 0 ? other.join(' | ') : null,
    documents: words.reduce((sum, { documents }) => sum + documents, 0),
    stems: lexemes.flatMap(stemsIn),
  }
}

function withoutIntents(taken: readonly Taken[], plain: readonly SearchIntent[]) {
  const words = taken.map(({ word }) => word)
  const rest: Taken[] = []
  const intents = new Set<SearchIntent>()
  for (let place = 0; place < taken.length; place += 1) {
    const here = itemAt(taken, place)
    const found = intentAt(words, place)
    if (found && !plain.includes(found.intent)) {
      // "Perto do farol" says where, and not near whom.
      const isOfPlace = found.intent === 'perto' && found.length === 1 && place + 1 < taken.length
      if (!isOfPlace) intents.add(found.intent)
      place += found.length - 1
    } else if (!isLittle(here.word) || taken.length === 1) {
      rest.push(here)
    }
  }
  return { rest, intents: [...intents] }
}

/** The longest phrase that means something else too becomes one thing that is asked for. */
function withMeanings(taken: readonly Taken[], meanings: Meanings): Group[] {
  const groups: (Group & { isCity: boolean })[] = []
  for (let place = 0; place < taken.length; ) {
    const length = Math.min(meanings.longest, taken.length - place)
    const found = phraseAt(taken, place, length, meanings)
    const words = taken.slice(place, place + (found?.length ?? 1))
    const group = found ? widened(words, found.others) : itemAt(words, 0).group
    const isCity = meanings.city.has(words.map(stemOf).join(' '))
    groups.push({ ...group, isCity })
    place += words.length
  }
  const telling = groups.filter(({ isCity }) => !isCity)
  return telling.length > 0 ? telling : groups
}

const stemOf = ({ group }: Taken) => group.stems[0] ?? ''

function phraseAt(taken: readonly Taken[], place: number, longest: number, meanings: Meanings) {
  for (let length = longest; length > 0; length -= 1) {
    const words = taken.slice(place, place + length)
    const others =
      meanings.of.get(exactKey(words.map(({ word }) => word))) ??
      meanings.of.get(words.map(stemOf).join(' '))
    if (others) return { length, others }
  }
  return null
}

function widened(words: readonly Taken[], others: readonly string[]): Group {
  const groups = words.map(({ group }) => group)
  const own =
    groups.length === 1 ? (groups[0]?.own ?? '') : groups.map(({ own }) => `(${own})`).join(' & ')
  const also = [...groups.flatMap(({ other }) => other ?? []), ...others]
  return {
    own,
    other: also.map((query) => `(${query})`).join(' | '),
    documents: Math.min(...groups.map(({ documents }) => documents)),
    // Of other words only single ones: "mar" of "frutos do mar" says nothing by itself.
    stems: [
      ...groups.flatMap(({ stems }) => stems),
      ...others.map(stemsIn).flatMap((stems) => (stems.length === 1 ? stems : [])),
    ],
  }
}

/** `'caranguej' & 'toc'` → both stems. */
function stemsIn(query: string): string[] {
  return query.match(/[a-z0-9]+/g) ?? []
}

type Spelling = { typed: string; shown: string }
const toSpelling = ({ typed, shown }: Taken): Spelling => ({ typed, shown })

function doubtOf(looked: LookedUp): Spelling[] {
  const meant = doubted(looked)
  return meant ? [{ typed: looked.word, shown: meant.shown }] : []
}

/** The typed text with other words in the place of some of its own. */
function respelled(text: string, spellings: readonly Spelling[]): string {
  return text
    .split(/\s+/)
    .map((piece) => {
      const [word] = foldedWords(piece)
      return spellings.find(({ typed }) => typed === word)?.shown ?? piece
    })
    .join(' ')
}
