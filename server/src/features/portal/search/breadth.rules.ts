import { MOST_CANDIDATES } from '@portal/contract/portal/search/search.texts'
import type { Asked } from './search-query.ts'

/** An estimate: what was wanted is nearly always there. */
const MORE_THAN_WANTED = 1.4
/** Synonyms are not counted: taken together they are in about as many again. */
const WITH_OTHER_WORDS = 3
const OF_A_CATEGORY = 0.2

type Question = Pick<
  Asked,
  'groups' | 'atLeast' | 'isOpen' | 'isCheap' | 'category' | 'documents' | 'shares'
>

/**
 * Where very many documents fit, the band of the best to look in (`search_bands`): about as many as are
 * put in order. Null where there are few enough to read them all. Only an estimate: whoever finds too
 * few in the band looks everywhere.
 */
export function bandFor(asked: Question, wanted: number): number | null {
  if (asked.documents === 0 || asked.groups.length === 0) return null
  return narrowed(asked.documents * shareOf(asked), MORE_THAN_WANTED * wanted, asked.documents)
}

/** Where a band held too few: the one that holds enough if the rest is like it. */
export function widerBand(band: number, found: number, wanted: number): number | null {
  const fits = Math.floor(Math.log2((found * 2 ** band) / (MORE_THAN_WANTED * wanted)))
  return fits < 1 ? null : Math.min(fits, band - 1) || null
}

/** The same for titles with one of a few words; suggestions need fewer. */
export function bandForTitles(having: number, wanted: number, documents: number): number | null {
  return narrowed(having, MORE_THAN_WANTED * wanted, documents)
}

function narrowed(fitting: number, wanted: number, documents: number): number | null {
  // A band of fewer than are put in order is not drawn.
  const narrowest = Math.floor(Math.log2(documents / MOST_CANDIDATES))
  const band = Math.min(Math.floor(Math.log2(fitting / wanted)), narrowest)
  return band < 1 ? null : band
}

/** The share of all documents that fits, if words came together by chance. */
function shareOf({ groups, atLeast, documents, shares, ...filters }: Question): number {
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
    (filters.isOpen ? shares.open : 1) *
    (filters.isCheap ? shares.cheap : 1) *
    (filters.category ? OF_A_CATEGORY : 1)
  )
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)
const product = (values: readonly number[]) => values.reduce((total, one) => total * one, 1)
