import { useState } from 'react'
import { ASK } from '~/features/newsroom/coverage-requests/coverage.constants.ts'
import { coverageTexts as texts } from '~/features/newsroom/coverage-requests/coverage.texts.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { Route } from './+types/coverage-request.ts'
import { useLazyPart } from './shell/use-lazy-part.ts'

const loadScreen = () =>
  import('~/features/newsroom/coverage-requests/AskScreen.tsx').then((module) => module.AskScreen)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMetadata({ title: texts.title, description: texts.meta, path: ASK }, siteOf(matches))

export default function AskForCoverage() {
  const Screen = useLazyPart(loadScreen, true)
  const [isSent, setSent] = useState(false)
  return (
    <div className="wrap grid gap-x-16 gap-y-8 pt-10 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {isSent ? null : (
        <>
          <div className="min-w-0">
            <h1 className="text-h2">{texts.title}</h1>
            <p className="mt-2 max-w-[56ch] text-lead text-muted">{texts.lead}</p>
          </div>
          <HowItGoes />
        </>
      )}
      <div className={isSent ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
        <noscript>{texts.needsScript}</noscript>
        {Screen ? (
          <Screen onSent={() => setSent(true)} />
        ) : (
          <div role="status">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton shape="block" className="h-200" />
          </div>
        )}
      </div>
    </div>
  )
}

function HowItGoes() {
  return (
    <section
      aria-labelledby="como"
      className="rounded-card bg-areia-100 p-6 lg:sticky lg:top-24 lg:row-span-2 lg:self-start"
    >
      <h2 id="como" className="text-h3">
        {texts.steps.title}
      </h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-5">
        {texts.steps.list.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
