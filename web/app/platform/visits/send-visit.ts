import type { Visit } from '@portal/contract/analytics/visit'

type Asked = Pick<Navigator, 'doNotTrack' | 'webdriver'> & { globalPrivacyControl?: boolean }

/** Not who asks not to be, nor a browser that a program drives. */
export const mayBeCounted = ({ doNotTrack, webdriver, globalPrivacyControl }: Asked): boolean =>
  !webdriver && doNotTrack !== '1' && globalPrivacyControl !== true

/** Leaves with the page if it has to; nobody waits for it, and no answer is read. */
export function sendVisit(visit: Visit) {
  const body = new Blob([JSON.stringify(visit)], { type: 'application/json' })
  navigator.sendBeacon?.('/api/v1/visits', body)
}
