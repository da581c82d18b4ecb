import type { Category } from '@portal/contract/guide/categories/category'
import {
  DIRECTORY_SORTS,
  PRICE_RANGES,
  SORT_WORDS,
} from '@portal/contract/guide/establishments/guide.texts'
import { SlidersHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyle } from '~/ui/button-style.ts'
import { iconButtonStyle } from '~/ui/icon-button-style.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { words } from '~/ui/words.ts'
import {
  type DirectoryState,
  directoryAddress,
  filterCount,
  togglePrice,
  withoutFilters,
} from './directory-address.rules.ts'
import { directoryTexts } from './establishments.texts.ts'
import { FilterLink } from './FilterLink.tsx'
import { Price } from './Price.tsx'

const texts = directoryTexts.filters
const SHEET = 'filtros'

type FilterSheetProps = {
  state: DirectoryState
  /** The kinds within the chosen one; on a wide screen they stand in the page. */
  types: readonly Category[]
  neighbourhoods: readonly { name: string; count: number }[]
  /** What is left: "14 lugares". */
  found: string | null
  /** Rooms for certain dates come in one order. */
  isStay?: boolean
}

/**
 * The browser's own popover: it opens before any script has come. Every choice is a link, so that it
 * stays open with the list changing behind it.
 */
export function FilterSheet({
  state,
  types,
  neighbourhoods,
  found,
  isStay = false,
}: FilterSheetProps) {
  const count = filterCount(state)
  const sorts = DIRECTORY_SORTS.filter((sort) => sort !== 'distancia' || state.lat !== undefined)
  const sorted = state.ordem ?? 'relevancia'
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
      <div
        id={SHEET}
        popover="auto"
        role="dialog"
        aria-label={texts.label}
        className="mx-auto mt-auto max-h-[calc(100dvh-2rem)] w-full max-w-160 overflow-y-auto overscroll-contain rounded-t-card bg-areia-50 px-5 text-ink backdrop:bg-mar-950/55"
      >
        <div className="sticky top-0 z-1 -mx-5 flex items-center justify-between gap-2 bg-areia-50 px-5 pt-2">
          <h2 className="text-h3">{texts.label}</h2>
          <button
            type="button"
            aria-label={words.close}
            popoverTarget={SHEET}
            popoverTargetAction="hide"
            className={iconButtonStyle({ className: '-mr-2' })}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        {isStay ? null : (
          <Group title={texts.sort}>
            {sorts.map((sort) => (
              <LinkChip
                key={sort}
                look="line"
                rel="nofollow"
                preventScrollReset
                to={directoryAddress(state, { ordem: sort === 'relevancia' ? undefined : sort })}
                aria-current={sort === sorted ? 'true' : undefined}
              >
                {SORT_WORDS[sort]}
              </LinkChip>
            ))}
          </Group>
        )}
        {types.length > 0 ? (
          <Group title={texts.type} className="md:hidden">
            {types.map(({ id, slug, name, parent_id: parent }) => (
              <LinkChip
                key={id}
                look="line"
                preventScrollReset
                to={directoryAddress(state, { categoria: slug })}
                aria-current={slug === state.categoria ? 'page' : undefined}
              >
                {parent === null ? directoryTexts.all : name}
              </LinkChip>
            ))}
          </Group>
        ) : null}
        <Group title={texts.neighbourhood}>
          {neighbourhoods.map(({ name, count: places }) => {
            const isOn = name === state.bairro
            return (
              <FilterLink
                key={name}
                isOn={isOn}
                to={directoryAddress(state, { bairro: isOn ? undefined : name })}
              >
                {name}
                <span className="num font-normal opacity-75">{places}</span>
              </FilterLink>
            )
          })}
        </Group>
        <Group title={texts.priceTitle}>
          {PRICE_RANGES.map((range) => (
            <FilterLink key={range} to={togglePrice(state, range)} isOn={state.preco === range}>
              <Price range={range} />
            </FilterLink>
          ))}
        </Group>
        <div className="sticky bottom-0 mt-6 -mx-5 flex gap-3 border-line border-t bg-areia-50 px-5 py-3 *:flex-auto">
          {count > 0 ? (
            <LinkButton to={withoutFilters(state)} look="ghost" preventScrollReset>
              {texts.clear}
            </LinkButton>
          ) : null}
          <button
            type="button"
            popoverTarget={SHEET}
            popoverTargetAction="hide"
            className={buttonStyle({ look: 'primary' })}
          >
            {found === null ? words.close : texts.see(found)}
          </button>
        </div>
      </div>
    </>
  )
}

type GroupProps = { title: string; className?: string; children: ReactNode }

function Group({ title, className, children }: GroupProps) {
  return (
    <fieldset className={className}>
      <legend className="mt-5 mb-2 font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}
