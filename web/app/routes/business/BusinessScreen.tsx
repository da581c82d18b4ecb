import type { EventCard } from '@portal/contract/city/events/event'
import type { Offer } from '@portal/contract/club/offers/offer'
import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { type BusinessData, BusinessPage } from '~/features/guide/establishments/BusinessPage.tsx'
import { businessTexts } from '~/features/guide/establishments/business.texts.ts'
import { CardAction } from '~/features/guide/establishments/card-action.ts'
import { SaveButton } from '~/features/guide/favourites/SaveButton.tsx'
import { MoreMenu } from '~/features/guide/reports/MoreMenu.tsx'
import type { ReviewsSectionProps } from '~/features/guide/reviews/ReviewsSection.tsx'
import { ReviewsSkeleton } from '~/features/guide/reviews/ReviewsSkeleton.tsx'
import type { ReviewList } from '~/features/guide/reviews/use-more-reviews.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { Later } from '~/ui/Later.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { dialogsTexts } from '../shell/dialogs.texts.ts'
import { saveAction } from '../shell/save-action.tsx'
import { useLazyPart } from '../shell/use-lazy-part.ts'
import type { OpenWindow } from './BusinessWindows.tsx'
import type { OrderOffer } from './order-offer.ts'

const loadWindows = () => import('./BusinessWindows.tsx').then((module) => module.BusinessWindows)
const loadReviews = () =>
  import('~/features/guide/reviews/ReviewsSection.tsx').then((module) => module.ReviewsSection)
// In the browser's build the condition is false, and nothing of it is left.
const ReviewsOnServer = import.meta.env.SSR ? await loadReviews() : null
const loadClaim = () =>
  import('~/features/guide/claims/ClaimInvitation.tsx').then((module) => module.ClaimInvitation)
const ClaimOnServer = import.meta.env.SSR ? await loadClaim() : null
const loadOrderLine = () =>
  import('~/features/storefront/orders/OrderLine.tsx').then((module) => module.OrderLine)
const OrderLineOnServer = import.meta.env.SSR ? await loadOrderLine() : null
const loadOpenLine = () =>
  import('~/features/guide/establishments/OpenLine.tsx').then((module) => module.OpenLine)
const OpenLineOnServer = import.meta.env.SSR ? await loadOpenLine() : null
const loadAbout = () =>
  import('~/features/guide/establishments/AboutSection.tsx').then((module) => module.AboutSection)
const AboutOnServer = import.meta.env.SSR ? await loadAbout() : null
const loadDetails = () =>
  import('~/features/guide/establishments/BusinessDetails.tsx').then(
    (module) => module.BusinessDetails,
  )
const DetailsOnServer = import.meta.env.SSR ? await loadDetails() : null
const loadEvents = () =>
  import('~/features/city/events/EventsHere.tsx').then((module) => module.EventsHere)
const EventsOnServer = import.meta.env.SSR ? await loadEvents() : null
const loadOffers = () =>
  import('~/features/club/offers/OfferList.tsx').then((module) => module.OffersHere)
const OffersOnServer = import.meta.env.SSR ? await loadOffers() : null
const loadNearby = () =>
  import('~/features/guide/establishments/NearbySection.tsx').then((module) => module.NearbySection)
const NearbyOnServer = import.meta.env.SSR ? await loadNearby() : null
const loadOwnReview = () =>
  import('~/features/guide/reviews/OwnReview.tsx').then((module) => module.OwnReview)
const loadPlanButton = () =>
  import('~/features/city/itinerary/PlanButton.tsx').then((module) => module.PlanButton)
const loadEditLink = () => import('./EditLink.tsx').then((module) => module.EditLink)
const loadClaimBox = () =>
  import('~/features/guide/claims/ClaimBox.tsx').then((module) => module.ClaimBox)

/** An address with one of these opens its window: the way back from signing in. */
const WINDOW_OF_HASH: Record<string, OpenWindow> = {
  '#avaliar': { kind: 'review' },
  '#reivindicar': { kind: 'claim' },
}

type BusinessScreenProps = {
  data: BusinessData & {
    reviews: ReviewList | null
    events: EventCard[]
    offers: Offer[]
    order: OrderOffer | null
  }
  site: { siteName: string; city: { name: string } }
}

/** The others are asked for: the page goes on below them. */
const REVIEWS_AT_FIRST = 3

/** The page of a business with what people do on it. */
export function BusinessScreen({ data, site }: BusinessScreenProps) {
  const { business, reviews, events, offers } = data
  const { slug, name } = business
  const { user, showContactModal } = useAuth()
  const { revalidate, state } = useRevalidator()
  const [open, setOpen] = useState<OpenWindow | null>(null)
  const [ownId, setOwnId] = useState<string | null>(null)
  const [showsAll, showAll] = useState(false)
  const isCut = !showsAll && reviews !== null && reviews.reviews.length > REVIEWS_AT_FIRST
  const Windows = useLazyPart(loadWindows, open !== null, () => {
    setOpen(null)
    toast({ ...dialogsTexts.unavailable, variant: 'destructive' })
  })
  const OwnReview = useLazyPart(loadOwnReview, user !== null)
  const ClaimBox = useLazyPart(loadClaimBox, user !== null && !business.is_claimed)
  const PlanButton = useLazyPart(loadPlanButton, true)
  const EditLink = useLazyPart(loadEditLink, user !== null)
  const claim = {
    establishmentId: business.id,
    onClaim: () => setOpen({ kind: 'claim' }),
  }
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again has a new key
  useEffect(() => {
    const wanted = WINDOW_OF_HASH[hash]
    if (wanted && (wanted.kind !== 'claim' || !business.is_claimed)) setOpen(wanted)
  }, [hash, key, business.is_claimed])

  const readAgain = () => void revalidate()
  const write = () => setOpen({ kind: 'review' })
  function removed() {
    readAgain()
    // Its card is gone with the button that was pressed.
    document.getElementById('avaliar')?.focus()
  }

  const reviewsProps: ReviewsSectionProps = {
    business,
    list: isCut
      ? { ...reviews, reviews: reviews.reviews.slice(0, REVIEWS_AT_FIRST), next_cursor: null }
      : reviews,
    own:
      user && OwnReview ? (
        <OwnReview placeId={business.id} onKnown={setOwnId} onEdit={write} onRemoved={removed} />
      ) : null,
    ownId,
    onWrite: write,
    onReport: ({ id, author_name: name }) =>
      setOpen({ kind: 'report', subject: { kind: 'review', id, name } }),
    onRetry: readAgain,
    isRetrying: state === 'loading',
  }

  return (
    <CardAction value={saveAction}>
      <BusinessPage
        data={data}
        site={site}
        onShare={() => share(business.name, (url) => setOpen({ kind: 'share', url }))}
        onMessage={() =>
          showContactModal({ establishmentName: business.name, establishmentId: business.id })
        }
        slots={{
          saveButton: <SaveButton place={business} look="button" />,
          saveTile: (className) => (
            <SaveButton place={business} look="tile" className={className} />
          ),
          claim:
            user && ClaimBox ? (
              // Its code is here, unlike that of a part which the server drew: its button may be pressed.
              <div data-live>
                <ClaimBox {...claim} />
              </div>
            ) : (
              <Later
                onServer={ClaimOnServer}
                load={loadClaim}
                props={claim}
                skeleton={<Skeleton shape="block" className="h-40" />}
              />
            ),
          order: data.order ? (
            <Later
              onServer={OrderLineOnServer}
              load={loadOrderLine}
              props={{ slug, offer: data.order, renderedAt: data.renderedAt }}
              skeleton={<Skeleton shape="block" className="h-14" />}
            />
          ) : null,
          openLine: (props) => (
            <Later
              onServer={OpenLineOnServer}
              load={loadOpenLine}
              props={props}
              skeleton={<Skeleton className="h-6 w-44" />}
            />
          ),
          about: (props) => (
            <>
              {offers.length > 0 ? (
                <Later
                  onServer={OffersOnServer}
                  load={loadOffers}
                  props={{ offers, renderedAt: data.renderedAt }}
                  skeleton={<Skeleton shape="block" className="h-40" />}
                />
              ) : null}
              <Later
                onServer={AboutOnServer}
                load={loadAbout}
                props={props}
                skeleton={<Skeleton shape="block" className="h-40" />}
              />
            </>
          ),
          details: (props) => (
            <Later
              onServer={DetailsOnServer}
              load={loadDetails}
              props={props}
              skeleton={<Skeleton shape="block" className="h-160" />}
            />
          ),
          nearby: (props) => (
            <Later
              onServer={NearbyOnServer}
              load={loadNearby}
              props={props}
              skeleton={<div className="h-160" />}
            />
          ),
          events:
            events.length > 0 ? (
              <Later
                onServer={EventsOnServer}
                load={loadEvents}
                props={{ events }}
                skeleton={<Skeleton shape="block" className="h-40" />}
              />
            ) : null,
          menu: (
            <>
              {EditLink ? <EditLink listingId={business.id} /> : null}
              <MoreMenu
                onReport={() =>
                  setOpen({
                    kind: 'report',
                    subject: { kind: 'establishment', id: business.id, name: business.name },
                  })
                }
              />
            </>
          ),
          foot: (
            // Its place is kept: what lies below does not move when it comes.
            <div className="min-h-11">
              {PlanButton ? (
                <PlanButton
                  stop={{ kind: 'guia', slug, name, date: null, minute: null }}
                  look="line"
                />
              ) : null}
            </div>
          ),
          reviews: (
            // Here before the reviews themselves are: who signed in to write is led back to it.
            <div id="avaliar" tabIndex={-1} className="scroll-mt-32 outline-none">
              <Later
                onServer={ReviewsOnServer}
                load={loadReviews}
                props={reviewsProps}
                skeleton={<ReviewsSkeleton />}
              />
              {isCut ? (
                <Button
                  look="line"
                  onClick={() => showAll(true)}
                  className="mt-6 invisible in-data-hydrated:visible max-md:w-full"
                >
                  {businessTexts.allReviews(business.rating?.count ?? reviews.reviews.length)}
                </Button>
              ) : null}
            </div>
          ),
        }}
      />
      {Windows ? (
        <Windows
          business={business}
          open={open}
          onClose={() => setOpen(null)}
          onChanged={readAgain}
        />
      ) : null}
    </CardAction>
  )
}

/** The device's own sheet where there is one, else ours. */
function share(title: string, openSheet: (url: string) => void) {
  const url = `${window.location.origin}${window.location.pathname}`
  if (!navigator.share) return openSheet(url)
  // Closed without choosing: nothing went wrong.
  navigator.share({ title, url }).catch(() => undefined)
}
