import { NOTICE_SEVERITIES, type NoticeSeverity } from './utility.texts.ts'

/** Free of zod: the browser reads it too. */
type Timed = { starts_at: string; ends_at: string | null }

/** From its first moment up to, and without, its last. Without an end: until it is taken down. */
export const isNoticeActive = ({ starts_at, ends_at }: Timed, now: Date): boolean =>
  Date.parse(starts_at) <= now.getTime() && (!ends_at || now.getTime() < Date.parse(ends_at))

/** What is urgent first, then what is newest. */
export function noticesInOrder<N extends Timed & { severity: NoticeSeverity }>(
  notices: readonly N[],
): N[] {
  const weight = ({ severity }: N) => NOTICE_SEVERITIES.indexOf(severity)
  return [...notices].sort(
    (one, other) =>
      weight(one) - weight(other) || Date.parse(other.starts_at) - Date.parse(one.starts_at),
  )
}
