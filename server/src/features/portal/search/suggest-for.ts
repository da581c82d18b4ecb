import type { Suggestion } from '@portal/contract/portal/search/search'
import {
  STREET_KIND,
  STREET_WORDS,
  SUGGEST_MIN,
  SUGGESTIONS_MOST,
} from '@portal/contract/portal/search/search.texts'
import { inWords } from './emoji.rules.ts'
import { MOST_WORDS } from './search.constants.ts'
import type { Deps } from './search.feature.ts'
import type { SuggestedRow } from './search.store.ts'
import type { Reading } from './search-city.ts'
import {
  almostLonger,
  corrections,
  type FamilyWord,
  type KnownWord,
  type LookedUp,
} from './spelling.rules.ts'
import type { Alternatives } from './title-set.ts'
import type { TitlesInMemory } from './titles-in-memory.ts'
import { foldedWords, isLittle } from './words.rules.ts'

const MOST_COMPLETIONS = 3

type Suggesting = Reading & {
  titles: TitlesInMemory
  ports: Pick<Deps['ports'], 'suggestStreetNames'>
}

/** How the typed beginning may go on: first words to search for, then what has such a title. */
export async function suggestFor(
  said: string,
  { searching, clock, meanings, lookUp, titles: kept, ports }: Suggesting,
): Promise<Suggestion[]> {
  const text = inWords(said)
  // Of a long question its end is what goes on.
  const typed = foldedWords(text).slice(-MOST_WORDS)
  const { told, isOpen } = tellingOf(typed)
  if (told.length === 0) return []
  const looked = await lookUp(told, isOpen)
  const completed = isOpen ? completionsOf(looked.at(-1)) : []
  const wanted = wantedWords(looked, completed, isOpen)
  const beginning = foldedWords(text).join(' ')
  const { documents } = await meanings()
  const titles: SuggestedRow[] =
    (await kept.find(wanted, beginning)) ??
    (await searching((search) =>
      search.titled(
        { wanted, beginning, now: clock.now() },
        breadthOf(looked, completed, isOpen),
        documents,
      ),
    ))
  const completions = fitting(completed, looked, titles)
    .slice(0, titles.length > 0 ? MOST_COMPLETIONS : SUGGESTIONS_MOST)
    .map(({ shown }) => ({ text: goneOn(text, shown), kind: null, path: null, hint: '' }))
  const { suggestions, isNamed } = await ports.suggestStreetNames(text)
  const streets = suggestions.map(streetSuggestion)
  const pages = titles.map(({ title, kind, path, label }) => ({
    text: title,
    kind,
    path,
    hint: label,
  }))
  // Who writes "rua" looks for a street; a bare name is first of all that of something else.
  return (
    isNamed ? [...streets, ...completions, ...pages] : [...completions, ...pages, ...streets]
  ).slice(0, SUGGESTIONS_MOST)
}

type StreetName = Awaited<
  ReturnType<Suggesting['ports']['suggestStreetNames']>
>['suggestions'][number]

const streetSuggestion = ({ text, path, count }: StreetName): Suggestion => ({
  text,
  kind: STREET_KIND,
  path,
  hint: count === 1 ? STREET_WORDS.onMap : STREET_WORDS.several(count),
})

/**
 * What the titles are found by. The last word may go on; a little one, or a single letter, says nothing
 * yet: "praia do a" is still about "praia", and what begins so comes first.
 */
function tellingOf(typed: readonly string[]): { told: string[]; isOpen: boolean } {
  const before = typed.slice(0, -1).filter((word) => !isLittle(word))
  const last = typed.at(-1) ?? ''
  const says = last.length >= SUGGEST_MIN && (before.length === 0 || !isLittle(last))
  return says ? { told: [...before, last], isOpen: true } : { told: before, isOpen: false }
}

/** Two forms of a word are one suggestion: "pousada", not "pousadas" too. */
function completionsOf(last: FamilyWord | undefined): KnownWord[] {
  if (!last) return []
  const words =
    last.longer.length > 0
      ? last.longer
      : [...corrections(last), ...almostLonger(last.word, last.family)]
  const seen = new Set<string>()
  return words.filter(({ lexeme, word }) => {
    if (seen.has(lexeme) || isLittle(word)) return false
    seen.add(lexeme)
    return true
  })
}

/**
 * After other words only what goes with them: "praia do atalaia" and not "praia do atraso". Where nothing
 * does, a word that is whole already stays as it is: "um rango bom" does not go on with "bombeiros".
 */
function fitting(
  completed: readonly KnownWord[],
  looked: readonly LookedUp[],
  titles: readonly SuggestedRow[],
) {
  if (looked.length === 1) return completed
  const inTitles = new Set(titles.flatMap(({ title }) => foldedWords(title)))
  const together = completed.filter(({ word }) => inTitles.has(word))
  if (together.length > 0) return together
  const last = looked.at(-1)
  const isWhole = !last || last.documents !== null || isLittle(last.word)
  return isWhole ? [] : completed.slice(0, 1)
}

/** Every word has to be in the title, as typed or as it was meant; the last one as it may go on. */
function wantedWords(
  looked: readonly LookedUp[],
  completed: readonly KnownWord[],
  isOpen: boolean,
): Alternatives[] {
  return looked.map((one, place) => {
    const isLast = isOpen && place === looked.length - 1
    const meant = isLast ? completed : one.documents === null ? corrections(one) : []
    return [...new Set([one.word, ...meant.map(({ word }) => word)])]
  })
}

/** In about how many titles the rarest of the words may be. */
function breadthOf(
  looked: readonly LookedUp[],
  completed: readonly KnownWord[],
  isOpen: boolean,
): number {
  const whole = (isOpen ? looked.slice(0, -1) : looked).map(({ documents }) => documents ?? 0)
  const last = completed.reduce((sum, { documents }) => sum + documents, 0)
  return Math.min(...whole, ...(isOpen ? [last] : []))
}

/** The typed text with its last word written to the end. */
const goneOn = (text: string, shown: string) => text.replace(/[\p{L}\p{N}]+[^\p{L}\p{N}]*$/u, shown)
