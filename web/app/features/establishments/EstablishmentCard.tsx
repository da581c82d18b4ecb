import type { EstablishmentCard as Listing } from '@portal/contract/establishments/establishment'
import { openStateLine } from '@portal/contract/establishments/hours-text'
import { Accessibility, Store, Ticket } from 'lucide-react'
import { Badge } from '~/ui/Badge.tsx'
import { Card } from '~/ui/Card.tsx'
import { OpenState } from '~/ui/OpenState.tsx'
import type { PhotoLoading } from '~/ui/PhotoImage.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Rating } from '~/ui/Rating.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { distanceText } from './distance.rules.ts'
import { directoryTexts } from './establishments.texts.ts'
import { Price } from './Price.tsx'

const texts = directoryTexts.card

type EstablishmentCardProps = {
  listing: Listing
  now: Date
  loading?: PhotoLoading | undefined
  sizes?: string | undefined
  level?: 'h2' | 'h3'
}

export function EstablishmentCard({
  listing,
  now,
  loading,
  sizes = '(min-width: 64rem) 384px, (min-width: 48rem) 50vw, 100vw',
  level = 'h3',
}: EstablishmentCardProps) {
  const card = {
    title: listing.name,
    to: `/guia/${listing.slug}`,
    level,
    aside: listing.rating ? (
      <Rating score={listing.rating.mean} count={listing.rating.count} />
    ) : null,
    meta: placeLine(listing),
    row: <StateRow listing={listing} now={now} />,
  }
  if (listing.tier === 'basic') return <BasicCard {...card} />
  return (
    <Card
      {...card}
      picture={
        <Picture
          picture={listing.photo}
          alt=""
          ratio="3/2"
          sizes={sizes}
          loading={loading}
          topLeft={<Mark listing={listing} />}
        >
          <span className="grid place-items-center text-mar-700">
            <Store aria-hidden="true" className="size-10" />
          </span>
        </Picture>
      }
    />
  )
}

/** A listing without a plan: no picture, on sand. */
function BasicCard(card: Parameters<typeof Card>[0]) {
  return (
    <div className="flex gap-4 rounded-card bg-areia-100 p-5">
      <span className="grid size-14 flex-none place-items-center rounded-input bg-areia-200 text-mar-700">
        <Store aria-hidden="true" className="size-6" />
      </span>
      <Card {...card} className="min-w-0 flex-1" />
    </div>
  )
}

export function placeLine({ category, subcategory, neighbourhood }: Listing): string {
  return [subcategory?.name ?? category.name, neighbourhood].filter(Boolean).join(' · ')
}

function Mark({ listing }: { listing: Listing }) {
  if (listing.has_coupon) {
    return (
      <Badge tone="sol">
        <Ticket aria-hidden="true" />
        {texts.coupon}
      </Badge>
    )
  }
  return listing.is_featured ? <Badge tone="mar">{texts.featured}</Badge> : null
}

function StateRow({ listing, now }: { listing: Listing; now: Date }) {
  const { look, text } = openStateLine(listing.hours, now)
  const { distance_meters: distance, price_range: price, is_accessible: isAccessible } = listing
  return (
    <>
      <OpenState state={look}>{text}</OpenState>
      <span className="num inline-flex items-center gap-2 text-muted">
        {isAccessible ? (
          <span title={texts.accessible}>
            <Accessibility aria-hidden="true" className="size-4.5 text-mar-600" />
            <VisuallyHidden>{texts.accessible}</VisuallyHidden>
          </span>
        ) : null}
        {distance === null ? null : <span>{distanceText(distance)}</span>}
        {price === null ? null : <Price range={price} />}
      </span>
    </>
  )
}
