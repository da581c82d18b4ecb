import type { EstablishmentCard as Listing } from '@portal/contract/guide/establishments/establishment'
import { distanceOf } from '@portal/contract/shared/distance-text'
import { Accessibility, Ticket } from 'lucide-react'
import { memo, type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { Badge } from '~/ui/Badge.tsx'
import { Card } from '~/ui/Card.tsx'
import type { PhotoLoading } from '~/ui/PhotoImage.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Rating } from '~/ui/Rating.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { CardAction } from './card-action.ts'
import { GuideIcon } from './GuideIcon.tsx'
import { OpenLine } from './OpenLine.tsx'
import { Price } from './Price.tsx'
import { placeLine } from './place-line.ts'

/** Every sentence of a card of the guide. */
const texts = {
  accessible: 'Acessível',
  coupon: 'Tem cupom',
  featured: 'Destaque',
  new: 'Novo',
  claim: 'É seu? Reivindique',
  claimOf: (name: string) => `É seu? Reivindique ${name}`,
} as const

type EstablishmentCardProps = {
  /** `href` where the card leads to more than its page: its rooms for certain dates. */
  listing: Listing & { href?: string }
  now: Date
  loading?: PhotoLoading | undefined
  sizes?: string | undefined
  level?: 'h2' | 'h3' | 'h4'
}

/** A page has many: each is drawn again for itself alone. */
export const EstablishmentCard = memo(function EstablishmentCard({
  listing,
  now,
  loading,
  sizes = '(min-width: 64rem) 384px, (min-width: 48rem) 50vw, 100vw',
  level = 'h3',
}: EstablishmentCardProps) {
  const card = {
    title: listing.name,
    to: listing.href ?? `/guia/${listing.slug}`,
    level,
    aside: listing.rating ? (
      <Rating score={listing.rating.mean} count={listing.rating.count} />
    ) : null,
    meta: placeLine(listing),
    row: <StateRow listing={listing} now={now} />,
  }
  const action = use(CardAction)
  if (listing.tier === 'basic') {
    return <BasicCard listing={listing} card={card} action={action?.(listing, 'plain')} />
  }
  return (
    <div className="relative">
      <Card
        {...card}
        picture={
          <Picture
            picture={listing.photo}
            alt=""
            ratio="3/2"
            sizes={sizes}
            loading={loading}
            topLeft={<Marks listing={listing} />}
          >
            <span className="grid place-items-center text-mar-700 [&_svg]:size-12">
              <GuideIcon name={listing.category_icon} />
            </span>
          </Picture>
        }
      />
      {/* Beside the card, not in its picture: the card's link lies over all of that. */}
      {action ? (
        <div className="absolute top-2 right-2 z-1">{action(listing, 'picture')}</div>
      ) : null}
    </div>
  )
})

type BasicCardProps = { listing: Listing; card: Parameters<typeof Card>[0]; action: ReactNode }

/** A listing without a plan: no picture, on sand; what is nobody's yet asks for its owner. */
function BasicCard({ listing, card, action }: BasicCardProps) {
  return (
    <div className="flex gap-4 rounded-card bg-areia-100 p-5">
      <span className="grid size-14 flex-none place-items-center rounded-input bg-areia-200 text-mar-700">
        <GuideIcon name={listing.category_icon} />
      </span>
      <div className="min-w-0 flex-1">
        <Card {...card} />
        {listing.is_claimed ? null : (
          <Link
            to={`/guia/${listing.slug}#reivindicar`}
            aria-label={texts.claimOf(listing.name)}
            className="mt-1 -mb-3 inline-flex min-h-11 items-center font-semibold text-mar-600 text-sm underline decoration-[1.5px] decoration-mar-600/35 underline-offset-4 hover:decoration-current"
          >
            {texts.claim}
          </Link>
        )}
      </div>
      {action ? <div className="-mt-3 -mr-3 flex-none">{action}</div> : null}
    </div>
  )
}

/** Whoever paid for their place is said to have, whatever else there is to say. */
function Marks({ listing }: { listing: Listing }) {
  return (
    <span className="flex flex-wrap gap-2">
      {listing.has_coupon ? (
        <Badge tone="sol">
          <Ticket aria-hidden="true" />
          {texts.coupon}
        </Badge>
      ) : null}
      {listing.is_featured ? <Badge tone="mar">{texts.featured}</Badge> : null}
    </span>
  )
}

function StateRow({ listing, now }: { listing: Listing; now: Date }) {
  const { price_range: price, is_accessible: isAccessible } = listing
  const distance = distanceOf(listing)
  return (
    <>
      <OpenLine place={listing} now={now} />
      <span className="num inline-flex items-center gap-2 text-muted">
        {isAccessible ? (
          <span title={texts.accessible}>
            <Accessibility aria-hidden="true" className="size-4.5 text-mar-600" />
            <VisuallyHidden>{texts.accessible}</VisuallyHidden>
          </span>
        ) : null}
        {distance === null ? null : <span>{distance}</span>}
        {price === null ? null : <Price range={price} />}
      </span>
    </>
  )
}
