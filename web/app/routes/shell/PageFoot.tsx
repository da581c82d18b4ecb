import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { NewsletterBand } from '~/features/newsroom/newsletter/NewsletterBand.tsx'
import { SiteFooter } from '~/features/portal/shell/SiteFooter.tsx'

type PageFootProps = {
  identity: SiteIdentity
  year: number
  /** Where it would only stand in the way, no newsletter is offered. */
  hasNewsletter: boolean
}

/** The end of every page; drawn with it, alive as one comes near. */
export function PageFoot({ identity, year, hasNewsletter }: PageFootProps) {
  return (
    <SiteFooter
      identity={identity}
      year={year}
      newsletter={hasNewsletter ? <NewsletterBand /> : null}
    />
  )
}
