import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { useSiteIdentity } from '~/features/ground/settings/settings.queries.ts'
import type { RenderAction } from '~/features/guide/my-listings/screens/EditorScreen.tsx'
import { OwnListing, ScreenSkeleton } from '~/features/guide/my-listings/screens/OwnListing.tsx'
import { ScreenHead } from '~/features/guide/my-listings/screens/ScreenHead.tsx'
import { stepAddress } from '~/features/guide/my-listings/step-address.rules.ts'
import { planLabels } from '~/features/portal/shell/plan-labels.rules.ts'
import { LISTING_SCREENS, type ListingScreen, type OfListing } from '~/screens/own.screens.ts'
import { screenAddress } from '~/screens/screen-address.ts'

// Who looks at the overview waits for no editor: each screen brings its own code.
const EditorScreen = lazy(() =>
  import('~/features/guide/my-listings/screens/EditorScreen.tsx').then((module) => ({
    default: module.EditorScreen,
  })),
)
const ListingPreview = lazy(() =>
  import('./ListingPreview.tsx').then((module) => ({ default: module.ListingPreview })),
)
const PagePreview = lazy(() =>
  import('./PagePreview.tsx').then((module) => ({ default: module.PagePreview })),
)
const HoursScreen = lazy(() =>
  import('~/features/guide/my-listings/screens/HoursScreen.tsx').then((module) => ({
    default: module.HoursScreen,
  })),
)
const PhotosScreen = lazy(() =>
  import('~/features/guide/my-listings/screens/PhotosScreen.tsx').then((module) => ({
    default: module.PhotosScreen,
  })),
)
const PhotoUploader = lazy(() =>
  import('~/features/ground/media/PhotoUploader.tsx').then((module) => ({
    default: module.PhotoUploader,
  })),
)
const CatalogueScreen = lazy(() =>
  import('~/features/storefront/catalogue/CatalogueScreen.tsx').then((module) => ({
    default: module.CatalogueScreen,
  })),
)
const LodgingScreen = lazy(() =>
  import('~/features/lodging/lodging-editor/LodgingScreen.tsx').then((module) => ({
    default: module.LodgingScreen,
  })),
)
const OnePhoto = lazy(() =>
  import('~/features/ground/media/OnePhoto.tsx').then((module) => ({ default: module.OnePhoto })),
)
const QuietNotice = lazy(() =>
  import('./QuietNotice.tsx').then((module) => ({ default: module.QuietNotice })),
)
const OrdersScreen = lazy(() =>
  import('~/features/storefront/order-board/OrdersScreen.tsx').then((module) => ({
    default: module.OrdersScreen,
  })),
)
const CalendarScreen = lazy(() =>
  import('~/features/lodging/lodging-calendar/CalendarScreen.tsx').then((module) => ({
    default: module.CalendarScreen,
  })),
)
const OrderModules = lazy(() =>
  import('./OrderModules.tsx').then((module) => ({ default: module.OrderModules })),
)
const OrderingScreen = lazy(() =>
  import('~/features/storefront/order-board/settings/OrderingScreen.tsx').then((module) => ({
    default: module.OrderingScreen,
  })),
)
const HousePixScreen = lazy(() =>
  import('~/features/money/house-pix/HousePixScreen.tsx').then((module) => ({
    default: module.HousePixScreen,
  })),
)
const OffersScreen = lazy(() =>
  import('~/features/club/offers/editor/OffersScreen.tsx').then((module) => ({
    default: module.OffersScreen,
  })),
)
const PropertiesScreen = lazy(() =>
  import('~/features/properties/properties/editor/PropertiesScreen.tsx').then((module) => ({
    default: module.PropertiesScreen,
  })),
)
const CounterScreen = lazy(() =>
  import('~/features/club/offers/counter/CounterScreen.tsx').then((module) => ({
    default: module.CounterScreen,
  })),
)
const PosPanel = lazy(() =>
  import('~/features/storefront/open-delivery/PosPanel.tsx').then((module) => ({
    default: module.PosPanel,
  })),
)
const FeedScreen = lazy(() =>
  import('~/features/properties/property-feeds/FeedScreen.tsx').then((module) => ({
    default: module.FeedScreen,
  })),
)
const InsightScreen = lazy(() =>
  import('~/features/insight/insight/InsightScreen.tsx').then((module) => ({
    default: module.InsightScreen,
  })),
)
const BusinessInbox = lazy(() =>
  import('./BusinessInbox.tsx').then((module) => ({ default: module.BusinessInbox })),
)
const InboxScreen = lazy(() =>
  import('~/features/portal/inbox/InboxScreen.tsx').then((module) => ({
    default: module.InboxScreen,
  })),
)
const ReviewsScreen = lazy(() =>
  import('./ReviewsScreen.tsx').then((module) => ({ default: module.ReviewsScreen })),
)
const TeamScreen = lazy(() =>
  import('~/features/guide/team/TeamScreen.tsx').then((module) => ({ default: module.TeamScreen })),
)
const PosterScreen = lazy(() =>
  import('~/features/guide/posters/PosterScreen.tsx').then((module) => ({
    default: module.PosterScreen,
  })),
)
const EmbedPanel = lazy(() =>
  import('~/features/guide/embeds/EmbedPanel.tsx').then((module) => ({
    default: module.EmbedPanel,
  })),
)

/** Screens where features meet; those of editing are the administration's too. */
const VIEWS: Record<ListingScreen, (listing: MyEstablishment) => ReactNode> = {
  negocio: (listing) => <EditingScreenView screen="negocio" listing={listing} />,
  horarios: (listing) => <EditingScreenView screen="horarios" listing={listing} />,
  fotos: (listing) => <EditingScreenView screen="fotos" listing={listing} />,
  cardapio: (listing) => (
    <CatalogueScreen establishment={listing} kind="menu" renderPhoto={onePhoto} />
  ),
  loja: (listing) => <CatalogueScreen establishment={listing} kind="shop" renderPhoto={onePhoto} />,
  quartos: (listing) => (
    <LodgingScreen
      establishment={listing}
      hoursAddress={stepAddress({ field: 'check_in' }, listing.id)}
      renderPhotos={photos}
    />
  ),
  pedidos: (listing) => (
    <>
      <QuietNotice />
      <OrdersScreen
        establishment={listing}
        address={screenAddress('pedidos', listing.id)}
        settings={listing.may.edit ? screenAddress('receber', listing.id) : null}
        pix={roleMay(listing.role, 'pix.confirm') ? screenAddress('pix', listing.id) : null}
      />
    </>
  ),
  reservas: (listing) => (
    <CalendarScreen establishment={listing} rooms={screenAddress('quartos', listing.id)} />
  ),
  pix: (listing) => <HousePixScreen establishment={listing} />,
  receber: (listing) => (
    <OrderingScreen
      establishment={listing}
      addresses={{
        hours: screenAddress('horarios', listing.id),
        payment: stepAddress({ field: 'payment_methods' }, listing.id),
      }}
      modules={listing.may.edit ? <OrderModules establishmentId={listing.id} /> : null}
    >
      <Suspense fallback={null}>
        <PosPanel establishmentId={listing.id} />
      </Suspense>
    </OrderingScreen>
  ),
  ofertas: (listing) => <OffersScreen establishment={listing} />,
  imoveis: (listing) => (
    <PropertiesScreen
      establishment={listing}
      listingAddress={stepAddress({ field: 'modules' }, listing.id)}
      renderPhotos={photos}
    />
  ),
  balcao: (listing) => <CounterScreen establishment={listing} />,
  feed: (listing) => <FeedScreen establishmentId={listing.id} />,
  conversas: (listing) => <BusinessInbox listing={listing} />,
  mensagens: (listing) => <InboxScreen establishment={listing} />,
  avaliacoes: (listing) => <ReviewsScreen establishment={listing} />,
  desempenho: (listing) => (
    <InsightScreen
      establishment={listing}
      addresses={{
        here: screenAddress('desempenho', listing.id),
        home: screenAddress('inicio', listing.id),
        poster: screenAddress('cartaz', listing.id),
      }}
    />
  ),
  equipe: (listing) => <TeamScreen establishment={listing} />,
  cartaz: (listing) => <Poster listing={listing} />,
}

type ListingScreenViewProps = { screen: ListingScreen; listing: MyEstablishment }

/** A screen of a listing, under its name where it has none of its own. */
export function ListingScreenView({ screen, listing }: ListingScreenViewProps) {
  const { label, lead, hasOwnTitle }: OfListing = LISTING_SCREENS[screen]
  const view = <Suspense fallback={<ScreenSkeleton />}>{VIEWS[screen](listing)}</Suspense>
  if (hasOwnTitle) return view
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenHead title={label} {...(lead ? { lead } : {})} />
      {view}
    </div>
  )
}

function Poster({ listing }: { listing: MyEstablishment }) {
  const { siteName } = useSiteIdentity()
  return (
    <>
      <PosterScreen establishment={listing} />
      <EmbedPanel establishment={listing} siteName={siteName} />
    </>
  )
}

function onePhoto(photo: ComponentProps<typeof OnePhoto>) {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <OnePhoto {...photo} />
    </Suspense>
  )
}

function photos(uploaded: ComponentProps<typeof PhotoUploader>) {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <PhotoUploader {...uploaded} isAdjustable />
    </Suspense>
  )
}

export const EDITING_SCREENS = ['negocio', 'horarios', 'fotos'] as const
export type EditingScreen = (typeof EDITING_SCREENS)[number]

type EditingScreenViewProps = {
  screen: EditingScreen
  listing: ComponentProps<typeof OwnListing>['listing']
  renderAction?: RenderAction
}

/** What is written of a listing, by its people or by the administration. */
export function EditingScreenView({ screen, listing, renderAction }: EditingScreenViewProps) {
  switch (screen) {
    case 'negocio':
      return (
        <Own listing={listing}>
          {(own) => (
            <EditorScreen
              listing={own}
              renderAction={renderAction}
              renderPreview={(base, form) => <ListingPreview listing={base} form={form} />}
              renderPage={(base, form) => (
                <Suspense fallback={<ScreenSkeleton />}>
                  <PagePreview listing={base} form={form} />
                </Suspense>
              )}
            />
          )}
        </Own>
      )
    case 'horarios':
      return <Own listing={listing}>{(own) => <HoursScreen listing={own} />}</Own>
    case 'fotos':
      return (
        <Own listing={listing}>
          {(own) => (
            <PhotosScreen
              listing={own}
              planName={planLabels(own.plan).badge}
              renderPhotos={(props) => <PhotoUploader {...props} isAdjustable />}
            />
          )}
        </Own>
      )
  }
}

/** The listing as its people see it, around a screen whose code may still be on its way. */
function Own({ children, ...own }: ComponentProps<typeof OwnListing>) {
  return (
    <OwnListing {...own}>
      {(listing) => <Suspense fallback={<ScreenSkeleton />}>{children(listing)}</Suspense>}
    </OwnListing>
  )
}
