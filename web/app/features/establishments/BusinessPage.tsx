import type {
  Establishment,
  EstablishmentCard as Listing,
} from '@portal/contract/establishments/establishment'
import { openStateLine } from '@portal/contract/establishments/hours.texts'
import { Mail, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '~/platform/use-now.ts'
import { Breadcrumb } from '~/ui/Breadcrumb.tsx'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { OpenState } from '~/ui/OpenState.tsx'
import { Rating } from '~/ui/Rating.tsx'
import { AboutSection } from './AboutSection.tsx'
import { businessTexts as texts } from './business.texts.ts'
import { ActionBar, ContactActions, scripted } from './ContactActions.tsx'
import { contactWays } from './contact-ways.rules.ts'
import { directoryAddress } from './directory-address.rules.ts'
import { placeLine } from './EstablishmentCard.tsx'
import { Gallery } from './Gallery.tsx'
import { HoursSection } from './HoursSection.tsx'
import { NearbySection } from './NearbySection.tsx'
import { PlaceSection } from './PlaceSection.tsx'
import { Price } from './Price.tsx'

export type BusinessData = { business: Establishment; nearby: Listing[]; renderedAt: string }
type Site = { siteName: string; city: { name: string } }

/** What other parts of the portal bring to the page. */
export type BusinessSlots = {
  saveButton?: ReactNode
  /** Takes the look of the other tiles of the action bar. */
  saveTile?: ((className: string) => ReactNode) | undefined
  /** On the page of a place that is nobody's yet. */
  claim?: ReactNode
  reviews?: ReactNode
  /** At the foot of what is known about the place. */
  report?: ReactNode
}

type BusinessPageProps = {
  data: BusinessData
  site: Site
  onShare: () => void
  onMessage?: (() => void) | undefined
  slots?: BusinessSlots
}

export function BusinessPage({ data, site, onShare, onMessage, slots = {} }: BusinessPageProps) {
  const { business, nearby, renderedAt } = data
  const now = useNow(renderedAt)
  const ways = contactWays(business, site)
  const panel = 'rounded-card bg-white p-5 shadow-soft'
  return (
    <article>
      <div className="wrap pt-3 pb-14">
        <div className="flex items-center justify-between gap-2">
          <Breadcrumb steps={trailOf(business)} />
          <IconButton
            label={texts.actions.share}
            onClick={onShare}
            className={`-mr-2 md:hidden ${scripted}`}
          >
            <Share2 aria-hidden="true" />
          </IconButton>
        </div>
        <div className="mt-2">
          <Gallery photos={business.photos} name={business.name} />
        </div>
        <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:mt-8 lg:grid-cols-[1fr_376px] lg:grid-rows-[auto_1fr]">
          <div className="grid min-w-0 gap-8">
            <TitleBlock business={business} now={now} />
            <div className="max-md:hidden lg:hidden">
              <ContactActions ways={ways} save={slots.saveButton} onShare={onShare} />
            </div>
            <AboutSection business={business} />
            {business.is_claimed ? null : slots.claim}
          </div>
          {/* Taller than the screen it scrolls until its foot shows, and stays then. */}
          <div className="grid gap-5 lg:sticky lg:bottom-6 lg:row-span-2 lg:self-end">
            <div className={`${panel} grid gap-5`}>
              <div className="max-lg:hidden">
                <ContactActions ways={ways} save={slots.saveButton} onShare={onShare} />
              </div>
              {onMessage && business.takes_messages ? (
                <Button look="line" block onClick={onMessage}>
                  <Mail aria-hidden="true" />
                  {texts.actions.message}
                </Button>
              ) : null}
              <PlaceSection business={business} routes={ways.routes} />
              {slots.report ? (
                <div className="border-line border-t pt-2">{slots.report}</div>
              ) : null}
            </div>
            <div className={panel}>
              <HoursSection hours={business.hours} verifiedAt={business.verified_at} now={now} />
            </div>
          </div>
          {/* Last on a phone, under the words of the house on a wide screen. */}
          {slots.reviews ? <div className="min-w-0 lg:col-start-1">{slots.reviews}</div> : null}
        </div>
      </div>
      <NearbySection title={texts.nearby} listings={nearby} now={now} />
      <ActionBar ways={ways} save={slots.saveTile} />
    </article>
  )
}

function trailOf({ category, subcategory }: Establishment) {
  const kinds = subcategory ? [category, subcategory] : [category]
  return [
    { label: texts.guide, to: directoryAddress({}) },
    ...kinds.map(({ name: label, slug }) => ({
      label,
      to: directoryAddress({ categoria: slug }),
    })),
  ]
}

function TitleBlock({ business, now }: { business: Establishment; now: Date }) {
  const { look, text } = openStateLine(business.hours, now)
  const { rating, price_range: price } = business
  return (
    <header>
      <h1 className="wrap-break-word">{business.name}</h1>
      <p className="mt-3 text-lead text-muted">{placeLine(business)}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <OpenState state={look}>{text}</OpenState>
        {rating && rating.count > 0 ? <Rating score={rating.mean} count={rating.count} /> : null}
        {price === null ? null : <Price range={price} />}
      </p>
    </header>
  )
}
