import type { Visit } from '@portal/contract/insight/analytics/visit'
import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '~/platform/session/auth-context.ts'
import { businessOf, originOf, type Spot } from '~/platform/visits/visits.rules.ts'
import { watchActions } from '~/platform/visits/watch-actions.ts'
import { watchCards } from '~/platform/visits/watch-cards.ts'
import { useWorker } from './use-worker.ts'

/** Tells the server, without saying who, that a page is looked at and used. It shows nothing. */
export function VisitCounter() {
  const { pathname, search } = useLocation()
  const isCounted = useIsCounted(pathname)
  const before = useRef<Spot | null>(null)
  const counted = useRef<string | null>(null)

  useEffect(() => {
    if (!isCounted) return
    const arrival = before.current
    before.current = { pathname, search }
    // Filters and windows change the address of a page, and it is still the same.
    if (counted.current === pathname) return
    return whenVisible(() => {
      counted.current = pathname
      const { referrer } = document
      const isDeep = (history.state?.idx ?? 0) > 0
      const { origin } = location
      sendVisit({
        kind: 'view',
        page: pathname,
        ...originOf({ before: arrival, search, referrer, origin, isDeep }),
      })
    })
  }, [isCounted, pathname, search])

  useEffect(() => {
    if (!isCounted) return
    const page = pathname
    const unwatch = watchActions((kind, of) => sendVisit({ kind, page, of: [of] }))
    const unwatchCards = watchCards((of) => sendVisit({ kind: 'listed', page, of }))
    return () => {
      unwatch()
      unwatchCards()
    }
  }, [isCounted, pathname])
  return null
}

/** Nobody counts who works for the portal, or looks at a business of their own; false until that is known. */
function useIsCounted(pathname: string): boolean {
  const { user, isLoading } = useAuth()
  const { planType, staffRole } = useWorker()
  const slug = businessOf(pathname)
  const isAsked = user !== null && slug !== null
  const own = useOwnSlugs(isAsked)
  if (isLoading || !mayBeCounted(navigator)) return false
  if (staffRole !== null || isAdministratorPlan(planType)) return false
  if (!isAsked) return true
  return own !== null && !own.has(slug)
}

/** Asked for when it is needed; null until it is known. Its code is that of the dashboards: a visitor's page has none of it. */
function useOwnSlugs(isAsked: boolean): ReadonlySet<string> | null {
  const queries = useQueryClient()
  const [own, setOwn] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!isAsked || own) return
    import('./own-slugs.ts')
      .then(({ readOwnSlugs }) => readOwnSlugs(queries))
      // Who cannot be told from a business's own people is not counted.
      .then(setOwn, () => undefined)
  }, [isAsked, own, queries])
  return own
}

/** A page that was opened behind another is counted when somebody looks at it. */
function whenVisible(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', look)
    act()
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => document.removeEventListener('visibilitychange', look)
}

type Asked = Pick<Navigator, 'doNotTrack' | 'webdriver'> & { globalPrivacyControl?: boolean }

/** Not who asks not to be, nor a browser that a program drives. */
const mayBeCounted = ({ doNotTrack, webdriver, globalPrivacyControl }: Asked): boolean =>
  !webdriver && doNotTrack !== '1' && globalPrivacyControl !== true

/** Leaves with the page if it has to; nobody waits for it, and no answer is read. */
function sendVisit(visit: Visit) {
  const body = new Blob([JSON.stringify(visit)], { type: 'application/json' })
  navigator.sendBeacon?.('/api/v1/visits', body)
}
