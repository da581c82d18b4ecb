import { createHash } from 'node:crypto'
import type { ErrorReport } from '@portal/contract/portal/diagnostics/error-report'

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const LONG_HEX = /\b[0-9a-f]{12,}\b/gi
const NUMBERS = /\d+/g
/** Below these the second part of an address names a screen; elsewhere it names a thing. */
const WORKPLACE = /^\/(?:admin|dash-[^/]*)(?:\/|$)/
/** A file of the build by its name, without what changes from release to release. */
const BUILT_FILE = /\/assets\/([\w.]+?)-[\w-]{8}\.js/

const NO_MESSAGE = '(sem mensagem)'

export type Fault = { fingerprint: string; message: string; page: string; part: string }

/** What is one fault to whoever mends it, however many ids, numbers and releases it comes with. */
export function faultOf({
  path,
  message,
  stack,
}: Pick<ErrorReport, 'path' | 'message' | 'stack'>): Fault {
  const said = withoutNumbers(message) || NO_MESSAGE
  const page = pagePattern(path)
  const part = BUILT_FILE.exec(stack ?? '')?.[1]?.slice(0, 80) ?? ''
  const fingerprint = createHash('sha256').update(`${page}\n${said}\n${part}`).digest('hex')
  return { fingerprint, message: said, page, part }
}

const withoutNumbers = (message: string) =>
  message.replace(UUIDS, '#').replace(LONG_HEX, '#').replace(NUMBERS, '#')

function pagePattern(path: string): string {
  if (WORKPLACE.test(path)) return path.replace(UUIDS, '*').replace(/\/\d+(?=\/|$)/g, '/*')
  return path.replace(/^(\/[^/]*)\/.+$/, '$1/*')
}

/** The ones kept with a fault; older ones are still in the reports themselves. */
export const MOST_RELEASES = 20

export function withRelease(releases: readonly string[], release: string): string[] {
  return releases.includes(release) ? [...releases] : [...releases, release].slice(-MOST_RELEASES)
}

/**
 * Tabs stay open for days: a release that had the fault when it was mended goes on reporting it. Only a
 * release that had not been heard of proves that it is still there.
 */
export const comesBack = (mendedReleases: readonly string[] | null, release: string): boolean =>
  mendedReleases !== null && !mendedReleases.includes(release)
