import { MOST_CANDIDATES } from '@portal/contract/search/search-words'
import type { Asked } from './search-query.ts'

/** So many are looked through to be sure of the best some hundreds. */
const WANTED = 1.15 * MOST_CANDIDATES
/** Up to half or a quarter of a word's documents, reading all of them costs less than choosing. */
const NARROWEST_WORTH_IT = 2
/** Synonyms are not counted: taken together they are in about as many again. */
const WITH_OTHER_WORDS = 3
const FILTERS = { isOpen: 0.5, isCheap: 0.3, category: 0.2 }

type Question = Pick<Asked, 'groups' | 'atLeast' | 'isOpen' | 'isCheap' | 'category' | 'documents'>

/**
 * Where very many documents fit, the band of the best to look in (`search_bands`): about as many as are
 * put in order. Null where there are few enough to read them all. Only an estimate: whoever finds too
 * few in the band looks everywhere.
 */
export function bandFor(asked: Question): number | null {
  if (asked.documents === 0) return null
  return narrowed(asked.documents * shareOf(asked), WANTED, asked.documents)
}

/** The same for titles with one of a few words; suggestions need fewer. */
export function bandForTitles(having: number, wanted: number, documents: number): number | null {
  return narrowed(having, 2 * wanted, documents)
}

function narrowed(fitting: number, wanted: number, documents: number): number | null {
  // A band of fewer than are put in order is not drawn.
  const narrowest = Math.floor(Math.log2(documents / MOST_CANDIDATES))
  const band = Math.min(Math.floor(Math.log2(fitting / wanted)), narrowest)
  return band < NARROWEST_WORTH_IT ? null : band
}

/** The share of all documents that fits, if words came together by chance. */
function shareOf({ groups, atLeast, documents, ...filters }: Question): number {
  const each = groups.map(({ documents: having, other }) =>
    Math.min(1, (having * (other ? WITH_OTHER_WORDS : 1)) / documents),
  )
  const words =
    atLeast >= each.length
      ? product(each)
      : atLeast <= 1
        ? Math.min(1, sum(each))
        : Math.min(1, sum(each.map((_, without) => product(each.toSpliced(without, 1)))))
  return (
    words *
    (filters.isOpen ? FILTERS.isOpen : 1) *
    (filters.isCheap ? FILTERS.isCheap : 1) *
    (filters.category ? FILTERS.category : 1)
  )
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)
const product = (values: readonly number[]) => values.reduce((total, one) => total * one, 1)
