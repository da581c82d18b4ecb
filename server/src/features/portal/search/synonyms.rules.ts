import { isLittle } from './words.rules.ts'

/** A term with its stems: those of the little words are never typed on purpose. */
export type Term = { words: { word: string; stem: string }[]; query: string }
export type SynonymTerms = { typed: Term[]; found: Term[]; isMutual: boolean }

export type Meanings = {
  /** What else is meant by a phrase: its words, or their stems → questions. */
  of: ReadonlyMap<string, string[]>
  /** The longest phrase, in words. */
  longest: number
  /** Stems of the city's own names: everything is there, so they tell nothing. */
  city: ReadonlySet<string>
  /** How many documents there are, about: a word in a tenth of them is broad. */
  documents: number
  /** Of the best listings: how many are open, and how many are cheap. */
  shares: { open: number; cheap: number }
}

const MOST_MEANINGS = 24

export function meaningsOf(
  synonyms: readonly SynonymTerms[],
  cityName: Term,
  { documents, shares }: Pick<Meanings, 'documents' | 'shares'>,
): Meanings {
  const meanings = new Map<string, Set<string>>()
  let longest = 1
  const add = (from: readonly Term[], to: readonly Term[]) => {
    for (const term of from) {
      const stems = stemsOf(term)
      if (stems.length === 0) continue
      longest = Math.max(longest, stems.length)
      for (const key of [exactKey(tellingOf(term).map(({ word }) => word)), stems.join(' ')]) {
        const others = meanings.get(key) ?? new Set()
        for (const { query } of to) if (query && query !== term.query) others.add(query)
        meanings.set(key, others)
      }
    }
  }
  for (const { typed, found, isMutual } of synonyms) {
    add(typed, found)
    if (isMutual) add(found, typed)
  }
  return {
    of: new Map([...meanings].map(([key, others]) => [key, [...others].slice(0, MOST_MEANINGS)])),
    longest,
    city: cityNames(synonyms, cityName),
    documents,
    shares,
  }
}

function cityNames(synonyms: readonly SynonymTerms[], cityName: Term): Set<string> {
  const name = stemsOf(cityName).join(' ')
  const same = synonyms
    .map(({ typed, found }) => [...typed, ...found].map((term) => stemsOf(term).join(' ')))
    .filter((stems) => stems.includes(name))
  return new Set([name, ...same.flat()])
}

function tellingOf({ words }: Term) {
  const telling = words.filter(({ word, stem }) => stem && !isLittle(word))
  return telling.length > 0 ? telling : words.filter(({ stem }) => stem)
}

const stemsOf = (term: Term) => tellingOf(term).map(({ stem }) => stem)

/** The words themselves come before their stems: "lanche" and "lancha" share one. */
export const exactKey = (words: readonly string[]) => `=${words.join(' ')}`
