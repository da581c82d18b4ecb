import type {
  Establishment,
  EstablishmentCard as Listing,
} from '@portal/contract/guide/establishments/establishment'
import { Mail, Share2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useNow } from '~/platform/use-now.ts'
import { Breadcrumb } from '~/ui/Breadcrumb.tsx'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Rating } from '~/ui/Rating.tsx'
import { SectionTabs } from '~/ui/SectionTabs.tsx'
import type { BusinessDetailsProps } from './BusinessDetails.tsx'
import { STOREFRONTS, businessTexts as texts } from './business.texts.ts'
import { ActionBar, ContactActions, scripted } from './ContactActions.tsx'
import { contactWays } from './contact-ways.rules.ts'
import { Gallery } from './Gallery.tsx'
import type { NearbySectionProps } from './NearbySection.tsx'
import type { OpenLineProps } from './OpenLine.tsx'
import { Price } from './Price.tsx'
import { placeLine } from './place-line.ts'

/** Written out here: what reads the whole address of the directory comes with the directory. */
const DIRECTORY = '/guia-comercial'

export type BusinessData = {
  business: Establishment
  nearby: Listing[]
  /** Whether anything is on there soon. */
  hasEvents?: boolean
  /** Whether its menu can be ordered from: now, or for later. */
  order?: { isNow: boolean } | null
  renderedAt: string
}
type Site = { siteName: string; city: { name: string } }

/** What other parts of the portal bring to the page, and what of it comes later. */
export type BusinessSlots = {
  saveButton?: ReactNode
  /** Takes the look of the other tiles of the action bar. */
  saveTile?: ((className: string) => ReactNode) | undefined
  /** On the page of a place that is nobody's yet. */
  claim?: ReactNode
  /** How soon an order is here. */
  order?: ReactNode
  events?: ReactNode
  reviews?: ReactNode
  /** At the foot of what is known about the place. */
  foot?: ReactNode
  menu?: ReactNode
  openLine: (props: OpenLineProps) => ReactNode
  about: (props: { business: Establishment }) => ReactNode
  details: (props: BusinessDetailsProps) => ReactNode
  nearby: (props: NearbySectionProps) => ReactNode
}

type BusinessPageProps = {
  data: BusinessData
  site: Site
  onShare: () => void
  onMessage?: (() => void) | undefined
  slots: BusinessSlots
}

export function BusinessPage({ data, site, onShare, onMessage, slots }: BusinessPageProps) {
  const { business, nearby, hasEvents = false, order, renderedAt } = data
  const now = useNow(renderedAt)
  const ways = contactWays(business, site, order)
  const sections = useMemo(
    () => sectionsOf(business, { hasEvents, hasNearby: nearby.length > 0 }),
    [business, hasEvents, nearby],
  )
  return (
    <article>
      <div className="wrap pt-3 pb-14">
        <div className="flex items-center justify-between gap-2">
          <Breadcrumb steps={trailOf(business)} />
          <div className="-mr-2 flex">
            <IconButton
              label={texts.actions.share}
              onClick={onShare}
              className={`md:hidden ${scripted}`}
            >
              <Share2 aria-hidden="true" />
            </IconButton>
            {slots.menu}
          </div>
        </div>
        <div className="mt-2">
          <Gallery photos={business.photos} name={business.name} />
        </div>
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 lg:mt-8 lg:grid-cols-[1fr_376px] lg:grid-rows-[auto_1fr]">
          {/* Its own box on a wide screen only: the tabs stick to the whole page on a phone. */}
          <div className="grid min-w-0 gap-8 max-lg:contents">
            <TitleBlock
              business={business}
              openLine={slots.openLine({ place: business, now, isWhole: true })}
            />
            {slots.order}
            <div className="max-md:hidden lg:hidden">
              <ContactActions ways={ways} save={slots.saveButton} onShare={onShare} />
            </div>
            <SectionTabs label={texts.sections} sections={sections} />
            {slots.about({ business })}
            {slots.events}
            {business.is_claimed ? null : slots.claim}
          </div>
          {/* Taller than the screen it scrolls until its foot shows, and stays then. */}
          <div className="grid gap-5 rounded-card bg-white p-5 shadow-soft lg:sticky lg:bottom-6 lg:row-span-2 lg:self-end">
            <div className="max-lg:hidden">
              <ContactActions ways={ways} save={slots.saveButton} onShare={onShare} />
            </div>
            {onMessage && business.takes_messages ? (
              <Button look="line" block onClick={onMessage}>
                <Mail aria-hidden="true" />
                {texts.actions.message}
              </Button>
            ) : null}
            {slots.details({ business, routes: ways.routes, now })}
            {slots.foot ? <div className="border-line border-t pt-2">{slots.foot}</div> : null}
          </div>
          {/* Last on a phone, under the words of the house on a wide screen. */}
          {slots.reviews ? <div className="min-w-0 lg:col-start-1">{slots.reviews}</div> : null}
        </div>
      </div>
      {slots.nearby({ title: texts.nearby, listings: nearby, now })}
      <ActionBar ways={ways} save={slots.saveTile} />
    </article>
  )
}

/** In the order of the page; what a business has not told has no tab. */
function sectionsOf(
  { description }: Establishment,
  { hasEvents, hasNearby }: { hasEvents: boolean; hasNearby: boolean },
) {
  return [
    ...(description ? [{ id: 'sobre', label: texts.about }] : []),
    ...(hasEvents ? [{ id: 'eventos-aqui', label: texts.events }] : []),
    { id: 'como-chegar', label: texts.place },
    { id: 'horarios', label: texts.hours },
    { id: 'avaliar', label: texts.reviews },
    ...(hasNearby ? [{ id: 'perto', label: texts.nearby }] : []),
  ]
}

function trailOf({ category, subcategory }: Establishment) {
  const kinds = subcategory ? [category, subcategory] : [category]
  return [
    { label: texts.guide, to: DIRECTORY },
    ...kinds.map(({ name: label, slug }) => ({
      label,
      to: `${DIRECTORY}?categoria=${slug}`,
    })),
  ]
}

function TitleBlock({ business, openLine }: { business: Establishment; openLine: ReactNode }) {
  const { rating, price_range: price } = business
  return (
    <header>
      <h1 className="wrap-break-word">{business.name}</h1>
      <p className="mt-3 text-lead text-muted">{placeLine(business)}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {openLine}
        {rating && rating.count > 0 ? <Rating score={rating.mean} count={rating.count} /> : null}
        {price === null ? null : <Price range={price} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {business.modules.map((module) => {
          const [path, label] = STOREFRONTS[module] ?? []
          return path ? (
            <LinkButton
              key={path}
              to={`/${path}/${business.slug}`}
              look="line"
              size="sm"
              className="mt-4"
            >
              {label}
            </LinkButton>
          ) : null
        })}
      </div>
    </header>
  )
}
