import '../workplace.css'
import { PhotoUploader } from '~/features/media/PhotoUploader.tsx'
import { myListingsTexts } from '~/features/my-listings/my-listings.texts.ts'
import { RegistrationEntry } from '~/features/my-listings/registration/RegistrationEntry.tsx'
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
  if (!user) return null
  return (
    <RegistrationEntry userId={user.id} renderPhotos={(props) => <PhotoUploader {...props} />} />
  )
}
