import type { Kitchen, KitchenDish } from '@portal/contract/storefront/orders/kitchens'
import { ChevronDown, MapPin, Utensils, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useNow } from '~/platform/use-now.ts'
import { Chip } from '~/ui/Chip.tsx'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { SearchField } from '~/ui/SearchField.tsx'
import { keepNeighbourhood, keptNeighbourhood } from '../kept-neighbourhood.ts'
import {
  CITY_FILTERS,
  CITY_PATH,
  CITY_SORTS,
  type CityFilter,
  type CityGroups,
  type CitySort,
  cityAddress,
  cityGroups,
  slotOf,
} from './city.rules.ts'
import { cityTexts as texts } from './city.texts.ts'
import { DishList } from './DishList.tsx'
import { GroupHead } from './GroupHead.tsx'
import { KitchenCard, type OnSchedule } from './KitchenCard.tsx'

export type CityData = {
  bairro: string | null
  q: string | null
  /** Null where they could not be read. */
  city: {
    kitchens: Kitchen[]
    is_cut: boolean
    neighbourhoods: { name: string; delivering: number }[]
  } | null
  dishes: KitchenDish[] | null
  renderedAt: string
}

export type ScheduleSlot = {
  asked: { kitchen: Kitchen; first: string | null } | null
  onClose: () => void
  now: Date
}

/** What comes after the page: the sheets, and what the phone remembers. */
export type CitySlots = {
  bairros: (props: {
    open: boolean
    onOpenChange: (open: boolean) => void
    onChosen: (name: string | null) => void
  }) => ReactNode
  schedule: (props: ScheduleSlot) => ReactNode
  again: ReactNode
}

/** /pedir: who of the whole city brings food to one's bairro, now or later. */
export function CityPage({ data, slots }: { data: CityData; slots: CitySlots }) {
  const { bairro, q, city, dishes, renderedAt } = data
  const now = useNow(renderedAt)
  const navigate = useNavigate()
  const [isChoosing, setChoosing] = useState(false)
  const [asked, setAsked] = useState<{ kitchen: Kitchen; first: string | null } | null>(null)
  const onSchedule: OnSchedule = (kitchen, first) => setAsked({ kitchen, first })
  useKeptBairro(data)

  return (
    <article className="wrap pt-3 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <BairroButton bairro={bairro} onPress={() => setChoosing(true)} />
        <h1 className="w-full text-h2 md:text-h1 lg:order-first lg:w-auto">{texts.title}</h1>
      </div>
      <div className="mt-3 max-w-150">
        <SearchField
          key={q ?? ''}
          label={texts.search}
          action={CITY_PATH}
          look="line"
          buttonLook="ink"
          placeholder={texts.placeholder}
          defaultValue={q ?? ''}
          maxLength={60}
        >
          {bairro ? <input type="hidden" name="bairro" value={bairro} /> : null}
        </SearchField>
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-x-14">
        <div className="min-w-0">
          {dishes === null ? (
            <Kitchens data={data} now={now} onSchedule={onSchedule} again={slots.again} />
          ) : (
            <>
              <div className="mt-4 flex flex-wrap items-center gap-x-4">
                <p role="status" className="text-lead font-semibold">
                  {texts.dishes(q ?? '')}
                </p>
                <LinkChip to={cityAddress({ bairro, q: null })} look="line">
                  <X aria-hidden="true" />
                  {texts.clear}
                </LinkChip>
              </div>
              <DishList dishes={dishes} bairro={bairro} now={now} onSchedule={onSchedule} />
            </>
          )}
        </div>
        <aside className="min-w-0">
          {dishes === null ? <div className="max-lg:hidden">{slots.again}</div> : null}
          <p className="mt-6 text-sm text-muted">{texts.direct}</p>
          {city && city.neighbourhoods.length > 0 ? (
            <nav id="bairros" aria-label={texts.bairros} className="mt-6 scroll-mt-32">
              <h2 className="text-h3">{texts.bairros}</h2>
              <ul className="mt-3 flex flex-wrap gap-2">
                {city.neighbourhoods.map(({ name }) => (
                  <li key={name}>
                    <LinkChip
                      to={cityAddress({ bairro: name, q })}
                      aria-current={name === bairro ? 'page' : undefined}
                      onClick={() => keepNeighbourhood(name)}
                    >
                      {name}
                    </LinkChip>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </aside>
      </div>
      {slots.bairros({
        open: isChoosing,
        onOpenChange: setChoosing,
        onChosen: (name) => {
          keepNeighbourhood(name)
          void navigate(cityAddress({ bairro: name, q }))
        },
      })}
      {slots.schedule({ asked, onClose: () => setAsked(null), now })}
    </article>
  )
}

/** The address that is the same for everybody becomes that of one's own bairro. */
function useKeptBairro({ bairro, q, city }: CityData) {
  const navigate = useNavigate()
  useEffect(() => {
    if (bairro) return
    const kept = keptNeighbourhood()
    const known = city?.neighbourhoods.find(({ name }) => name === kept)
    if (known) void navigate(cityAddress({ bairro: known.name, q }), { replace: true })
  }, [bairro, q, city, navigate])
}

/** A link to the list below until there is a script. */
function BairroButton({ bairro, onPress }: { bairro: string | null; onPress: () => void }) {
  return (
    <Link
      to="#bairros"
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
      className="flex min-h-12 items-center gap-3 text-ink no-underline lg:rounded-input lg:py-2 lg:pr-4 lg:pl-2 lg:inset-ring-[1.5px] lg:inset-ring-edge"
    >
      <span className="grid size-10 flex-none place-items-center rounded-full bg-mar-100 text-mar-700">
        <MapPin aria-hidden="true" className="size-5" />
      </span>
      <span className="grid leading-tight">
        <small className="text-xs text-muted">{texts.deliverTo}</small>
        <b className="inline-flex items-center gap-1 font-[650]">
          {bairro ?? texts.chooseBairro}
          <ChevronDown aria-hidden="true" className="size-4" />
        </b>
      </span>
    </Link>
  )
}

type KitchensProps = { data: CityData; now: Date; onSchedule: OnSchedule; again: ReactNode }

function Kitchens({ data: { city }, now, onSchedule, again }: KitchensProps) {
  const [filters, setFilters] = useState<ReadonlySet<CityFilter>>(new Set())
  const [sort, setSort] = useState<CitySort>('fast')
  if (!city) return <p className="mt-6">{texts.unreadable}</p>
  if (city.kitchens.length === 0) {
    return (
      <EmptyState
        icon={<Utensils />}
        title={texts.nobody.title}
        level="h2"
        action={
          <LinkButton to="/guia-comercial?categoria=onde-comer">{texts.nobody.action}</LinkButton>
        }
      >
        {texts.nobody.text}
      </EmptyState>
    )
  }
  const toggle = (filter: CityFilter) =>
    setFilters((old) => {
      const next = new Set(old)
      if (!next.delete(filter)) next.add(filter)
      return next
    })
  const groups = cityGroups(city.kitchens, { filters, sort }, now)
  const isNothing = Object.values(groups).every(({ length }) => length === 0)
  return (
    <>
      <ChipRow
        role="group"
        aria-label={texts.filters}
        className="invisible mt-3 in-data-hydrated:visible"
      >
        {CITY_FILTERS.map((filter) => (
          <Chip
            key={filter}
            look="line"
            pressed={filters.has(filter)}
            onClick={() => toggle(filter)}
          >
            {texts.filter[filter]}
          </Chip>
        ))}
      </ChipRow>
      <div className="lg:hidden">{again}</div>
      {isNothing ? (
        <EmptyState
          icon={<Utensils />}
          title={texts.nothing.title}
          level="h2"
          action={<Chip onClick={() => setFilters(new Set())}>{texts.nothing.action}</Chip>}
        >
          {texts.nothing.text}
        </EmptyState>
      ) : null}
      {GROUPS.map((name) => (
        <KitchenGroup
          key={name}
          name={name}
          kitchens={groups[name]}
          now={now}
          onSchedule={onSchedule}
        >
          {name === 'now' ? <SortSelect sort={sort} onSort={setSort} /> : null}
        </KitchenGroup>
      ))}
      {city.is_cut ? <p className="mt-4 text-sm text-muted">{texts.cut}</p> : null}
    </>
  )
}

const GROUPS = ['now', 'pickup', 'later', 'resting'] as const satisfies (keyof CityGroups)[]

type KitchenGroupProps = {
  name: keyof CityGroups
  kitchens: readonly Kitchen[]
  now: Date
  onSchedule: OnSchedule
  children: ReactNode
}

function KitchenGroup({ name, kitchens, now, onSchedule, children }: KitchenGroupProps) {
  if (kitchens.length === 0) return null
  return (
    <section aria-label={texts[name]}>
      <GroupHead title={texts[name]} count={kitchens.length}>
        {kitchens.length > 1 ? children : null}
      </GroupHead>
      {name === 'later' && kitchens.some((kitchen) => slotOf(kitchen, now)) ? (
        <p className="text-muted">{texts.laterHint}</p>
      ) : null}
      <ul className="md:grid md:grid-cols-2 md:gap-x-10">
        {kitchens.map((kitchen) => (
          <KitchenCard key={kitchen.id} kitchen={kitchen} now={now} onSchedule={onSchedule} />
        ))}
      </ul>
    </section>
  )
}

function SortSelect({ sort, onSort }: { sort: CitySort; onSort: (sort: CitySort) => void }) {
  return (
    <span className="invisible relative in-data-hydrated:visible">
      <select
        aria-label={texts.sort.label}
        value={sort}
        onChange={({ target }) => {
          const found = CITY_SORTS.find((one) => one === target.value)
          if (found) onSort(found)
        }}
        className="min-h-11 appearance-none rounded-item bg-transparent pr-7 pl-2 text-sm font-semibold text-mar-700"
      >
        {CITY_SORTS.map((one) => (
          <option key={one} value={one}>
            {texts.sort[one]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-1 size-4 text-mar-600"
      />
    </span>
  )
}
