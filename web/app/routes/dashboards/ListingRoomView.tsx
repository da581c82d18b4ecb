import type { MyEstablishment } from '@portal/contract/establishments/own-establishment'
import { lazy, type ReactNode, Suspense } from 'react'
import { dashboardsTexts } from '~/features/dashboards/dashboards.texts.ts'
import { PhotoUploader } from '~/features/media/PhotoUploader.tsx'
import { EditorRoom } from '~/features/my-listings/rooms/EditorRoom.tsx'
import { HoursRoom } from '~/features/my-listings/rooms/HoursRoom.tsx'
import { OwnListing, RoomSkeleton } from '~/features/my-listings/rooms/OwnListing.tsx'
import { PhotosRoom } from '~/features/my-listings/rooms/PhotosRoom.tsx'
import { RoomHead } from '~/features/my-listings/rooms/RoomHead.tsx'
import { useSiteIdentity } from '~/features/settings/settings.queries.ts'
import { planLabels } from '~/features/shell/plan-labels.rules.ts'
import { ListingPreview } from './ListingPreview.tsx'
import type { ListingRoom } from './room-list.ts'

const InboxRoom = lazy(() =>
  import('~/features/inbox/InboxRoom.tsx').then((module) => ({ default: module.InboxRoom })),
)
const ReviewsRoom = lazy(() =>
  import('./ReviewsRoom.tsx').then((module) => ({ default: module.ReviewsRoom })),
)
const TeamRoom = lazy(() =>
  import('~/features/team/TeamRoom.tsx').then((module) => ({ default: module.TeamRoom })),
)
const PosterRoom = lazy(() =>
  import('~/features/posters/PosterRoom.tsx').then((module) => ({ default: module.PosterRoom })),
)
const EmbedPanel = lazy(() =>
  import('~/features/embeds/EmbedPanel.tsx').then((module) => ({ default: module.EmbedPanel })),
)
const { rooms: texts } = dashboardsTexts

/** The room itself: the features meet here. */
export function ListingRoomView({
  room,
  listing,
}: {
  room: ListingRoom
  listing: MyEstablishment
}) {
  const { siteName } = useSiteIdentity()
  switch (room) {
    case 'negocio':
      return (
        <OwnListing listing={listing}>
          {(own) => (
            <EditorRoom
              listing={own}
              renderPreview={(base, form) => <ListingPreview listing={base} form={form} />}
            />
          )}
        </OwnListing>
      )
    case 'horarios':
      return <OwnListing listing={listing}>{(own) => <HoursRoom listing={own} />}</OwnListing>
    case 'fotos':
      return (
        <OwnListing listing={listing}>
          {(own) => (
            <PhotosRoom
              listing={own}
              planName={planLabels(own.plan).badge}
              renderPhotos={(props) => <PhotoUploader {...props} />}
            />
          )}
        </OwnListing>
      )
    case 'mensagens':
      return (
        <LazyRoom title={texts.messages}>
          <InboxRoom establishment={listing} />
        </LazyRoom>
      )
    case 'avaliacoes':
      return (
        <LazyRoom title={texts.reviews}>
          <ReviewsRoom establishment={listing} />
        </LazyRoom>
      )
    case 'equipe':
      return (
        <LazyRoom title={texts.team}>
          <TeamRoom establishment={listing} />
        </LazyRoom>
      )
    case 'cartaz':
      return (
        <LazyRoom title={texts.poster}>
          <PosterRoom establishment={listing} />
          <EmbedPanel establishment={listing} siteName={siteName} />
        </LazyRoom>
      )
  }
}

function LazyRoom({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <RoomHead title={title} />
      <Suspense fallback={<RoomSkeleton />}>{children}</Suspense>
    </div>
  )
}
