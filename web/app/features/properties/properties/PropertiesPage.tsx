import { PROPERTY_KINDS } from '@portal/contract/properties/properties/properties.texts'
import type { PropertyList } from '@portal/contract/properties/properties/property'
import clsx from 'clsx'
import { House, MessageCircle, Phone } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigation } from 'react-router'
import { useNow } from '~/platform/use-now.ts'
import { Breadcrumb } from '~/ui/Breadcrumb.tsx'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { Pagination } from '~/ui/Pagination.tsx'
import { PropertyCard } from './PropertyCard.tsx'
import { PropertyFilters } from './PropertyFilters.tsx'
import { propertiesTexts as texts } from './properties.texts.ts'
import { advertiserPath, type PropertyState, propertiesAddress } from './property-address.rules.ts'

const PropertiesMap = lazy(() =>
  import('./PropertiesMap.tsx').then((module) => ({ default: module.PropertiesMap })),
)

/** Ways to reach the advertiser, made by who knows their numbers. */
export type Contact = { whatsapp: string | null; call: string | null }

type PropertiesPageProps = {
  list: PropertyList
  state: PropertyState
  city: string
  contact: Contact
  /** Invented for the demonstration. */
  isDemo: boolean
  renderedAt: string
  openLine: (now: Date) => ReactNode
}

const split = 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(24rem,36vw)] lg:gap-6'
const mapFrame =
  'relative order-first mb-4 h-[min(56svh,28rem)] overflow-hidden rounded-card bg-agua lg:sticky lg:top-24 lg:order-none lg:h-[calc(100svh-8rem)]'

/** All that one advertiser has, as the address asks for it. */
export function PropertiesPage({
  list,
  state,
  city,
  contact,
  isDemo,
  renderedAt,
  openLine,
}: PropertiesPageProps) {
  const now = useNow(renderedAt)
  const [pointedId, point] = useState<string | null>(null)
  const { advertiser, properties, total, pages, counts } = list
  const { slug, name } = advertiser
  const hasMap = state.ver === 'mapa' && properties.length > 0
  const isMoving = useNavigation().location?.pathname === advertiserPath(slug)
  const stock = Object.values(counts).some((count) => count > 0)
  return (
    <div className="wrap pt-3 pb-16">
      <Breadcrumb
        steps={[
          { label: texts.guide, to: '/guia-comercial' },
          { label: name, to: `/guia/${slug}` },
          { label: texts.results },
        ]}
      />
      <header className="mt-3">
        <h1 className="wrap-break-word text-h2 md:text-h1">{name}</h1>
        <Creci number={advertiser.creci} />
        {isDemo ? <p className="text-muted text-sm">{texts.demo}</p> : null}
        <div className="mt-2 flex flex-wrap items-center gap-x-3">{openLine(now)}</div>
        <ContactButtons contact={contact} slug={slug} />
      </header>
      <nav aria-label={texts.kinds} className="mt-6">
        <ChipRow>
          <KindLink slug={slug} state={state} kind={undefined} count={null} />
          {PROPERTY_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
            <KindLink key={kind} slug={slug} state={state} kind={kind} count={counts[kind]} />
          ))}
        </ChipRow>
      </nav>
      {stock ? (
        <div className="mt-3 grid gap-3">
          <PropertyFilters
            slug={slug}
            state={state}
            types={list.types}
            neighbourhoods={list.neighbourhoods}
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="num text-sm">
              <b className="font-semibold">{texts.found(total)}</b>
              <span className="text-muted"> · {city}</span>
            </p>
            {properties.length > 0 ? <ViewLinks slug={slug} state={state} /> : null}
          </div>
        </div>
      ) : null}
      <div className={clsx('mt-4 flex flex-col', hasMap && split)}>
        <section
          aria-labelledby="imoveis"
          aria-busy={isMoving}
          className={clsx('transition-opacity', isMoving && 'opacity-55')}
        >
          <h2 id="imoveis" className="sr-only">
            {texts.results}
          </h2>
          {properties.length > 0 ? (
            <>
              <ul
                className={clsx('grid gap-x-6 gap-y-9 md:grid-cols-2', !hasMap && 'lg:grid-cols-3')}
              >
                {properties.map((property, index) => (
                  <li
                    key={property.id}
                    onPointerEnter={() => point(property.id)}
                    onPointerLeave={() => point(null)}
                    onFocus={() => point(property.id)}
                    onBlur={() => point(null)}
                  >
                    <PropertyCard
                      property={property}
                      advertiserSlug={slug}
                      now={now}
                      asked={state.negocio}
                      loading={index === 0 ? 'priority' : index < 3 ? 'eager' : 'lazy'}
                    />
                  </li>
                ))}
              </ul>
              <div className="mt-10">
                <Pagination
                  page={state.pagina ?? 1}
                  pageCount={pages}
                  hrefFor={(pagina) => propertiesAddress(slug, state, { pagina })}
                  label={texts.pages}
                />
              </div>
            </>
          ) : (
            <Nothing slug={slug} hasStock={stock} />
          )}
        </section>
        {hasMap ? (
          <div id="mapa" className={mapFrame}>
            <Suspense>
              <PropertiesMap
                properties={properties}
                advertiserSlug={slug}
                asked={state.negocio}
                pointedId={pointedId}
              />
            </Suspense>
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** COFECI 1.065/2007: at least a quarter of the size of the name. */
export function Creci({ number }: { number: string | null }) {
  return <p className="num text-lead text-muted">{number ? texts.creci(number) : texts.noCreci}</p>
}

function ContactButtons({ contact: { whatsapp, call }, slug }: { contact: Contact; slug: string }) {
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {whatsapp ? (
        <LinkButton to={whatsapp} target="_blank" rel="noopener noreferrer">
          <MessageCircle aria-hidden="true" />
          {texts.whatsApp}
        </LinkButton>
      ) : null}
      {call ? (
        <LinkButton to={call} look="line">
          <Phone aria-hidden="true" />
          {texts.call}
        </LinkButton>
      ) : null}
      <LinkButton to={`/guia/${slug}`} look="ghost">
        {texts.about}
      </LinkButton>
    </div>
  )
}

type KindLinkProps = {
  slug: string
  state: PropertyState
  kind: PropertyState['negocio']
  count: number | null
}

/** A price means another thing for each way: changing it lets go of the range. */
function KindLink({ slug, state, kind, count }: KindLinkProps) {
  const change = { negocio: kind, de: undefined, ate: undefined }
  return (
    <LinkChip
      to={propertiesAddress(slug, state, change)}
      look="line"
      preventScrollReset
      aria-current={state.negocio === kind ? 'true' : undefined}
    >
      {kind ? texts.kindLinks[kind] : texts.all}
      {count === null ? null : <span className="num"> {count}</span>}
    </LinkChip>
  )
}

function ViewLinks({ slug, state }: { slug: string; state: PropertyState }) {
  const views = [
    { ver: undefined, label: texts.view.list },
    { ver: 'mapa' as const, label: texts.view.map },
  ]
  return (
    <nav aria-label={texts.view.label} className="flex gap-2">
      {views.map(({ ver, label }) => (
        <LinkChip
          key={label}
          to={propertiesAddress(slug, state, { ver, pagina: state.pagina })}
          look="line"
          preventScrollReset
          aria-current={state.ver === ver ? 'true' : undefined}
        >
          {label}
        </LinkChip>
      ))}
    </nav>
  )
}

function Nothing({ slug, hasStock }: { slug: string; hasStock: boolean }) {
  const words = hasStock ? texts.empty : texts.noStock
  return (
    <EmptyState
      title={words.title}
      icon={<House aria-hidden="true" />}
      action={
        hasStock ? (
          <LinkButton to={advertiserPath(slug)} look="line">
            {texts.empty.clear}
          </LinkButton>
        ) : undefined
      }
    >
      {words.text}
    </EmptyState>
  )
}
