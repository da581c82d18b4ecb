import type { Category } from '@portal/contract/guide/categories/category'
import {
  DIRECTORY_SORTS,
  type FilterPart,
  PRICE_RANGES,
  SORT_WORDS,
} from '@portal/contract/guide/establishments/guide.texts'
import { kindOfCategory } from '@portal/contract/guide/establishments/kind-facts'
import { SlidersHorizontal } from 'lucide-react'
import { buttonStyle } from '~/ui/button-style.ts'
import { FilterChoice, FilterGroup, FilterPopover } from '~/ui/FilterPopover.tsx'
import { words } from '~/ui/words.ts'
import {
  availableFlags,
  type DirectoryState,
  directoryAddress,
  filterCount,
  OF_STAYS,
  toggleFlag,
  togglePrice,
  withoutFilters,
} from './directory-address.rules.ts'
import { directoryTexts } from './establishments.texts.ts'
import { Price } from './Price.tsx'

/** What the chips of the page say too stands in the page's own texts. */
const texts = {
  ...directoryTexts.filters,
  priceTitle: 'Preço',
  type: 'Tipo',
  neighbourhood: 'Bairro',
  sort: 'Ordenar por',
  has: 'Tem',
  inUse: (count: number) => (count === 1 ? '1 em uso' : `${count} em uso`),
  see: (found: string) => `Ver ${found}`,
} as const
const SHEET = 'filtros'

/** What the list would hold after each choice; what would leave nothing is not in it. */
export type FilterCounts = readonly { part: FilterPart; value: string; count: number }[]

type FilterSheetProps = {
  state: DirectoryState
  /** The chosen kind of the guide, and the kinds within it: on a wide screen they stand in the page. */
  top: Category | null
  types: readonly Category[]
  neighbourhoods: readonly { name: string }[]
  /** None where nobody counted: of rooms for certain dates, or where it could not be read. */
  counts: FilterCounts | null
  /** What is left: "14 lugares". */
  found: string | null
  /** Rooms for certain dates come in one order. */
  isStay?: boolean
}

export function FilterSheet({
  state,
  top,
  types,
  neighbourhoods,
  counts,
  found,
  isStay = false,
}: FilterSheetProps) {
  const count = filterCount(state)
  const sorts = DIRECTORY_SORTS.filter((sort) => sort !== 'distancia' || state.lat !== undefined)
  const sorted = state.ordem ?? 'relevancia'
  const flags = availableFlags().filter((flag) => !isStay || OF_STAYS.includes(flag))
  const countOf = (part: FilterPart, value: string) =>
    counts === null
      ? undefined
      : (counts.find((one) => one.part === part && one.value === value)?.count ?? 0)
  return (
    <>
      <button
        type="button"
        popoverTarget={SHEET}
        className={buttonStyle({ look: count > 0 ? 'ink' : 'line', size: 'sm' })}
      >
        <SlidersHorizontal aria-hidden="true" />
        {texts.label}
        {count > 0 ? (
          <span className="num grid size-5.5 place-items-center rounded-full bg-sol-400 font-bold text-mar-950 text-xs">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{texts.inUse(count)}</span>
          </span>
        ) : null}
      </button>
      <FilterPopover
        id={SHEET}
        title={texts.label}
        count={count}
        clearTo={withoutFilters(state)}
        see={found === null ? words.close : texts.see(found)}
      >
        {isStay ? null : (
          <FilterGroup title={texts.sort}>
            {sorts.map((sort) => (
              <FilterChoice
                key={sort}
                to={directoryAddress(state, { ordem: sort === 'relevancia' ? undefined : sort })}
                isOn={sort === sorted}
              >
                {SORT_WORDS[sort]}
              </FilterChoice>
            ))}
          </FilterGroup>
        )}
        {types.length > 0 ? (
          <FilterGroup title={texts.type} className="md:hidden">
            {types.map(({ id, slug, name, parent_id: parent }) => (
              <FilterChoice
                key={id}
                to={directoryAddress(state, { categoria: slug })}
                isOn={slug === state.categoria}
                count={parent === null ? undefined : countOf('type', slug)}
              >
                {parent === null ? directoryTexts.all : name}
              </FilterChoice>
            ))}
          </FilterGroup>
        ) : null}
        <FilterGroup title={texts.neighbourhood}>
          {neighbourhoods.map(({ name }) => {
            const isOn = name === state.bairro
            return (
              <FilterChoice
                key={name}
                to={directoryAddress(state, { bairro: isOn ? undefined : name })}
                isOn={isOn}
                count={countOf('neighbourhood', name)}
              >
                {name}
              </FilterChoice>
            )
          })}
        </FilterGroup>
        {hasPrices(top) || state.preco ? (
          <FilterGroup title={texts.priceTitle}>
            {PRICE_RANGES.map((range) => (
              <FilterChoice
                key={range}
                to={togglePrice(state, range)}
                isOn={state.preco === range}
                count={countOf('price', String(range))}
              >
                <Price range={range} />
              </FilterChoice>
            ))}
          </FilterGroup>
        ) : null}
        <FilterGroup title={texts.has}>
          {flags.map((flag) => (
            <FilterChoice
              key={flag}
              to={toggleFlag(state, flag)}
              isOn={Boolean(state[flag])}
              count={countOf('flag', flag)}
            >
              {texts[flag]}
            </FilterChoice>
          ))}
        </FilterGroup>
      </FilterPopover>
    </>
  )
}

/** "$$" compares tables and beds; of a workshop or a chemist's it says nothing. */
const hasPrices = (top: Category | null) =>
  top !== null && kindOfCategory(top.schema_type, top.icon) !== 'other'
