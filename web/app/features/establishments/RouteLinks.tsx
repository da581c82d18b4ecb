import { Navigation } from 'lucide-react'
import { ROUTE_APPS, type Routes } from '~/platform/route-apps.ts'
import { TextLink } from '~/ui/TextLink.tsx'
import { businessTexts as texts } from './business.texts.ts'

/** The way there, in the application one has; only a phone knows what to do with "any". */
export function RouteLinks({ routes }: { routes: Routes }) {
  return (
    <div className="mt-1 flex items-start gap-3 text-sm">
      <span className="inline-flex min-h-11 flex-none items-center gap-2 text-muted">
        <Navigation aria-hidden="true" className="size-5 text-mar-600" />
        {texts.route}
      </span>
      <ul aria-label={texts.route} className="flex flex-wrap gap-x-4">
        {ROUTE_APPS.map((app) => (
          <li key={app} className={app === 'any' ? 'hidden pointer-coarse:block' : ''}>
            <TextLink to={routes[app]} target="_blank" rel="noopener noreferrer" block>
              {texts.routes[app]}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
