import type { CityPropertyList } from '@portal/contract/properties/properties/city-properties'
import {
  PROPERTY_KINDS,
  PROPERTY_TYPE_WORDS,
} from '@portal/contract/properties/properties/properties.texts'
import clsx from 'clsx'
import { List, Map as MapIcon, SlidersHorizontal, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { cityDay } from '~/platform/moments.ts'
import { useNow } from '~/platform/use-now.ts'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { chipStyle } from '~/ui/chip-style.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { chosenSegmentStyle, segmentRowStyle, segmentStyle } from '~/ui/segment-style.ts'
import { AlertBox } from './AlertBox.tsx'
import { CityFilters, FILTERS } from './CityFilters.tsx'
import { CityNothing } from './CityNothing.tsx'
import {
  CITY_PATH,
  type CityState,
  cityAddress,
  cityFilterCount,
  isPriced,
  kindAddress,
} from './city-address.rules.ts'
import { cityTexts as texts } from './city-properties.texts.ts'
import { PropertyCard } from './PropertyCard.tsx'
import { priceText } from './property-text.rules.ts'

const PropertiesMap = lazy(() =>
  import('./PropertiesMap.tsx').then((module) => ({ default: module.PropertiesMap })),
)

type CityPropertiesPageProps = {
  list: CityPropertyList
  state: CityState
  city: string
  renderedAt: string
}

const split = 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(24rem,36vw)] lg:gap-6'
const mapFrame =
  'relative order-first mb-4 h-[min(56svh,28rem)] scroll-mt-32 overflow-hidden rounded-card bg-agua lg:sticky lg:top-24 lg:order-none lg:h-[calc(100svh-8rem)]'

/** What every advertiser of the city offers, as the address asks for it. */
export function CityPropertiesPage({ list, state, city, renderedAt }: CityPropertiesPageProps) {
  const now = useNow(renderedAt)
  const [pointedId, point] = useState<string | null>(null)
  const { properties, total, advertisers, choices } = list
  const isMoving = useNavigation().location?.pathname === CITY_PATH
  const isMap = state.ver === 'mapa'
  return (
    <div className="wrap pt-3 pb-20 lg:pt-8">
      <h1 className="text-h2 md:text-h1">{texts.title(city)}</h1>
      <nav aria-label={texts.wanted} className="mt-3">
        <div className={clsx(segmentRowStyle, 'max-md:flex')}>
          {PROPERTY_KINDS.map((kind) => (
            <Link
              key={kind}
              to={kindAddress(state, kind)}
              preventScrollReset
              aria-current={kind === state.negocio ? 'true' : undefined}
              className={clsx(
                segmentStyle,
                'flex-auto flex-wrap content-center justify-center gap-x-2 gap-y-0 leading-tight',
                kind === state.negocio && chosenSegmentStyle,
              )}
            >
              {texts.kinds[kind]}
              <span className="num font-normal text-muted">
                {choices.kinds[kind].toLocaleString('pt-BR')}
              </span>
            </Link>
          ))}
        </div>
      </nav>
      <div className="mt-2">
        <CityChips state={state} />
      </div>
      <CityFilters list={list} state={state} />
      <div className="mt-2 flex items-center justify-between gap-x-3">
        <p role="status" className="num text-sm">
          <b className="font-semibold">{texts.found[state.negocio](total)}</b>
          {total > 0 ? (
            <span className="text-muted"> · {texts.advertisers(advertisers)}</span>
          ) : null}
        </p>
        {total > 0 ? (
          <Link
            to={
              isMap
                ? cityAddress(state, { ver: undefined, cursor: state.cursor })
                : `${cityAddress(state, { ver: 'mapa', cursor: state.cursor })}#mapa`
            }
            rel="nofollow"
            className={chipStyle({ className: 'lg:hidden' })}
          >
            {isMap ? <List aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
            {isMap ? texts.view.list : texts.view.map}
          </Link>
        ) : null}
      </div>
      <AlertBox state={state} cameLately={list.came_lately} />
      <div className={clsx('mt-4 flex flex-col', total > 0 && split)}>
        <section
          aria-labelledby="imoveis"
          aria-busy={isMoving}
          className={clsx('transition-opacity', isMoving && 'opacity-55')}
        >
          <h2 id="imoveis" className="sr-only">
            {texts.results}
          </h2>
          {total > 0 ? (
            <CityCards
              {...{ properties, state, now }}
              onPoint={point}
              className="grid gap-x-6 gap-y-9 md:grid-cols-2"
            />
          ) : (
            <CityNothing list={list} state={state}>
              <CityCards
                {...{ properties: list.near, state, now }}
                onPoint={point}
                className="mt-4 grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-4"
              />
            </CityNothing>
          )}
          {list.next_cursor || state.cursor ? (
            <nav aria-label={texts.pages} className="mt-10 flex flex-wrap justify-center gap-3">
              {state.cursor ? (
                <LinkButton to={cityAddress(state)} look="ghost">
                  {texts.first}
                </LinkButton>
              ) : null}
              {list.next_cursor ? (
                <LinkButton
                  to={cityAddress(state, { cursor: list.next_cursor })}
                  rel="next"
                  look="line"
                >
                  {texts.next}
                </LinkButton>
              ) : null}
            </nav>
          ) : null}
        </section>
        {total > 0 ? (
          // On a phone the map is fetched once it is asked for: what is hidden comes into no sight.
          <div id="mapa" className={clsx(mapFrame, !isMap && 'max-lg:hidden')}>
            <Suspense>
              <PropertiesMap properties={properties} asked={state.negocio} pointedId={pointedId} />
            </Suspense>
            <p className="pointer-events-none absolute top-3 left-3 rounded-full bg-white px-3 py-1 text-sm">
              {texts.circles}
            </p>
          </div>
        ) : null}
      </div>
    </div>
  )
}

type CityCardsProps = {
  properties: CityPropertyList['properties']
  state: CityState
  now: Date
  onPoint: (id: string | null) => void
  className: string
}

function CityCards({ properties, state, now, onPoint, className }: CityCardsProps) {
  return (
    <ul className={className}>
      {properties.map((property, index) => (
        <li
          key={property.id}
          onPointerEnter={() => onPoint(property.id)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onPoint(property.id)}
          onBlur={() => onPoint(null)}
        >
          <PropertyCard
            property={property}
            advertiserSlug={property.advertiser.slug}
            advertiser={property.advertiser}
            mark={
              cityDay(new Date(property.published_at)) === cityDay(now) ? texts.isNew : undefined
            }
            now={now}
            asked={state.negocio}
            loading={index === 0 ? 'priority' : index < 3 ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  )
}

/** What is on is seen and taken off here; what is not yet is chosen in the sheet. */
function CityChips({ state }: { state: CityState }) {
  const { quartos, bairro, tipo } = state
  const chosen = cityFilterCount(state)
  return (
    <nav aria-label={texts.chips.label}>
      <ChipRow>
        <button type="button" popoverTarget={FILTERS} className={chipStyle({ look: 'line' })}>
          <SlidersHorizontal aria-hidden="true" />
          {texts.chips.label}
          {chosen > 0 ? (
            <span className="num grid size-5.5 place-items-center rounded-full bg-mar-900 font-bold text-white text-xs">
              <span aria-hidden="true">{chosen}</span>
              <span className="sr-only">{texts.sheet.inUse(chosen)}</span>
            </span>
          ) : null}
        </button>
        {isPriced(state) ? (
          <OnChip to={cityAddress(state, { de: undefined, ate: undefined })}>
            {priceRange(state)}
          </OnChip>
        ) : null}
        {quartos === undefined ? (
          <LinkChip to={cityAddress(state, { quartos: 2 })} look="line" preventScrollReset>
            {texts.chips.bedrooms(2)}
          </LinkChip>
        ) : (
          <OnChip to={cityAddress(state, { quartos: undefined })}>
            {texts.chips.bedrooms(quartos)}
          </OnChip>
        )}
        {bairro[0] ? (
          <OnChip to={cityAddress(state, { bairro: [] })}>
            {texts.chips.andMore(bairro[0], bairro.length - 1)}
          </OnChip>
        ) : (
          <SheetChip>{texts.chips.neighbourhood}</SheetChip>
        )}
        {tipo[0] ? (
          <OnChip to={cityAddress(state, { tipo: [] })}>
            {texts.chips.andMore(PROPERTY_TYPE_WORDS[tipo[0]], tipo.length - 1)}
          </OnChip>
        ) : (
          <SheetChip>{texts.chips.type}</SheetChip>
        )}
        {isPriced(state) ? null : <SheetChip>{texts.chips.price}</SheetChip>}
      </ChipRow>
    </nav>
  )
}

function SheetChip({ children }: { children: string }) {
  return (
    <button type="button" popoverTarget={FILTERS} className={chipStyle({ look: 'line' })}>
      {children}
    </button>
  )
}

function OnChip({ to, children }: { to: string; children: string }) {
  return (
    <LinkChip
      to={to}
      look="line"
      preventScrollReset
      aria-current="true"
      aria-label={texts.chips.remove(children)}
    >
      {children}
      <X aria-hidden="true" />
    </LinkChip>
  )
}

export function priceRange({ de, ate }: Pick<CityState, 'de' | 'ate'>): string {
  const [from, until] = [de, ate].map((reais) => priceText((reais ?? 0) * 100))
  if (de !== undefined && ate !== undefined) return texts.chips.between(from ?? '', until ?? '')
  return ate === undefined ? texts.chips.from(from ?? '') : texts.chips.until(until ?? '')
}
