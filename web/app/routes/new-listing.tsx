import '../workplace.css'
import { lazy, Suspense } from 'react'
import { PhotoUploader } from '~/features/ground/media/PhotoUploader.tsx'
import { myListingsTexts } from '~/features/guide/my-listings/my-listings.texts.ts'
import { RegistrationEntry } from '~/features/guide/my-listings/registration/RegistrationEntry.tsx'
import { ScreenSkeleton } from '~/features/guide/my-listings/screens/OwnListing.tsx'
import { useProfile } from '~/features/people/profiles/profile.queries.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import type { Route } from './+types/new-listing.ts'
import { RequireAccess } from './shell/RequireAccess.tsx'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMetadata(
    { title: myListingsTexts.registration.title, path: location.pathname, hidden: true },
    siteOf(matches),
  )

// Seen by who asks for it, at the end.
const PagePreview = lazy(() =>
  import('./dashboards/PagePreview.tsx').then((module) => ({ default: module.PagePreview })),
)

/** The server knows nobody: it draws the waiting screen for everybody. */
export default function NewListing() {
  return (
    <RequireAccess>
      <Entry />
    </RequireAccess>
  )
}

function Entry() {
  const { user } = useAuth()
  const profile = useProfile()
  if (!user) return null
  return (
    <RegistrationEntry
      userId={user.id}
      whatsapp={profile.isPending ? undefined : (profile.data?.whatsapp ?? '')}
      renderPhotos={(props) => <PhotoUploader {...props} isAdjustable />}
      renderPage={(listing, form) => (
        <Suspense fallback={<ScreenSkeleton />}>
          <PagePreview listing={listing} form={form} />
        </Suspense>
      )}
    />
  )
}
