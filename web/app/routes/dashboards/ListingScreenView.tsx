import type { MyEstablishment } from '@portal/contract/establishments/own-establishment'
import { lazy, type ReactNode, Suspense } from 'react'
import { dashboardsTexts } from '~/features/dashboards/dashboards.texts.ts'
import { PhotoUploader } from '~/features/media/PhotoUploader.tsx'
import { EditorScreen } from '~/features/my-listings/screens/EditorScreen.tsx'
import { HoursScreen } from '~/features/my-listings/screens/HoursScreen.tsx'
import { OwnListing, ScreenSkeleton } from '~/features/my-listings/screens/OwnListing.tsx'
import { PhotosScreen } from '~/features/my-listings/screens/PhotosScreen.tsx'
import { ScreenHead } from '~/features/my-listings/screens/ScreenHead.tsx'
import { useSiteIdentity } from '~/features/settings/settings.queries.ts'
import { planLabels } from '~/features/shell/plan-labels.rules.ts'
import { ListingPreview } from './ListingPreview.tsx'
import type { ListingScreen } from './screen-list.ts'

const InboxScreen = lazy(() =>
  import('~/features/inbox/InboxScreen.tsx').then((module) => ({ default: module.InboxScreen })),
)
const ReviewsScreen = lazy(() =>
  import('./ReviewsScreen.tsx').then((module) => ({ default: module.ReviewsScreen })),
)
const TeamScreen = lazy(() =>
  import('~/features/team/TeamScreen.tsx').then((module) => ({ default: module.TeamScreen })),
)
const PosterScreen = lazy(() =>
  import('~/features/posters/PosterScreen.tsx').then((module) => ({
    default: module.PosterScreen,
  })),
)
const EmbedPanel = lazy(() =>
  import('~/features/embeds/EmbedPanel.tsx').then((module) => ({ default: module.EmbedPanel })),
)
const { screens: texts } = dashboardsTexts

/** The screen itself: the features meet here. */
export function ListingScreenView({
  screen,
  listing,
}: {
  screen: ListingScreen
  listing: MyEstablishment
}) {
  const { siteName } = useSiteIdentity()
  switch (screen) {
    case 'negocio':
      return (
        <OwnListing listing={listing}>
          {(own) => (
            <EditorScreen
              listing={own}
              renderPreview={(base, form) => <ListingPreview listing={base} form={form} />}
            />
          )}
        </OwnListing>
      )
    case 'horarios':
      return <OwnListing listing={listing}>{(own) => <HoursScreen listing={own} />}</OwnListing>
    case 'fotos':
      return (
        <OwnListing listing={listing}>
          {(own) => (
            <PhotosScreen
              listing={own}
              planName={planLabels(own.plan).badge}
              renderPhotos={(props) => <PhotoUploader {...props} />}
            />
          )}
        </OwnListing>
      )
    case 'mensagens':
      return (
        <LazyScreen title={texts.messages}>
          <InboxScreen establishment={listing} />
        </LazyScreen>
      )
    case 'avaliacoes':
      return (
        <LazyScreen title={texts.reviews}>
          <ReviewsScreen establishment={listing} />
        </LazyScreen>
      )
    case 'equipe':
      return (
        <LazyScreen title={texts.team}>
          <TeamScreen establishment={listing} />
        </LazyScreen>
      )
    case 'cartaz':
      return (
        <LazyScreen title={texts.poster}>
          <PosterScreen establishment={listing} />
          <EmbedPanel establishment={listing} siteName={siteName} />
        </LazyScreen>
      )
  }
}

function LazyScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenHead title={title} />
      <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
    </div>
  )
}
