import { submitTexts } from '~/features/city/event-editing/event-editing.texts.ts'
import { SubmitEventScreen } from '~/features/city/event-editing/SubmitEventScreen.tsx'
import { PhotoUploader } from '~/features/ground/media/PhotoUploader.tsx'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/submit-event.ts'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMetadata(
    { title: submitTexts.title, description: submitTexts.meta, path: location.pathname },
    siteOf(matches),
  )

export default function SubmitEvent() {
  return <SubmitEventScreen poster={(part) => <PhotoUploader {...part} />} />
}
