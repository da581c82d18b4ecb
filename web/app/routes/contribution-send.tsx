import { useState } from 'react'
import { SEND } from '~/features/newsroom/contributions/contributions.constants.ts'
import { sendTexts as texts } from '~/features/newsroom/contributions/send.texts.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { Route } from './+types/contribution-send.ts'
import { useLazyPart } from './shell/use-lazy-part.ts'

const loadScreen = () =>
  import('./contributions/SendWindow.tsx').then((module) => module.SendWindow)

/** Places to choose from; without them there is still "Outro lugar". */
export async function loader({ context }: Route.LoaderArgs) {
  const api = pageApi(context)
  const [sights, neighbourhoods] = await Promise.all([
    api
      .get('/api/v1/sights')
      .then((all) => all.map(({ id, kind, name }) => ({ id, kind, name })))
      .catch(() => []),
    api
      .get('/api/v1/neighbourhoods')
      .then((all) => all.map(({ name }) => name))
      .catch(() => []),
  ])
  return { places: { sights, neighbourhoods } }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMetadata({ title: texts.title, description: texts.meta, path: SEND }, siteOf(matches))

export default function SendContribution({ loaderData }: Route.ComponentProps) {
  const Screen = useLazyPart(loadScreen, true)
  // What follows has a heading of its own.
  const [isSent, setSent] = useState(false)
  return (
    <div className="wrap max-w-190! pt-10 pb-16">
      {isSent ? null : (
        <header className="mb-8">
          <h1 className="text-h2">{texts.title}</h1>
          <p className="mt-2 text-lead text-muted">{texts.lead}</p>
        </header>
      )}
      <noscript>{texts.needsScript}</noscript>
      {Screen ? (
        <Screen {...loaderData} onSentChange={setSent} />
      ) : (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton shape="block" className="h-200" />
        </div>
      )}
    </div>
  )
}
