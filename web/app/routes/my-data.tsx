import '../workplace.css'
import { MyDataScreen } from '~/features/people/privacy/MyDataScreen.tsx'
import { privacyTexts } from '~/features/people/privacy/privacy.texts.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/my-data.ts'
import { RequireAccess } from './shell/RequireAccess.tsx'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMetadata(
    { title: privacyTexts.myData.title, path: location.pathname, hidden: true },
    siteOf(matches),
  )

export default function MyData() {
  return (
    <RequireAccess>
      <MyDataScreen />
    </RequireAccess>
  )
}
