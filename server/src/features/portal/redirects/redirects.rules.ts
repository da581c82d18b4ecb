import type { RedirectFields, RedirectStatus } from '@portal/contract/portal/redirects/redirects'
import { canonicalPath } from '../../../platform/addresses.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { redirectsTexts as texts } from './redirects.texts.ts'

export type Route = { from: string; to: string | null; status: RedirectStatus }

/** What has routes of its own: a redirect there would never be asked. */
const RESERVED = /^\/(?:api|admin|assets|dados|midia|healthz|readyz|metrics)(?:\/|$)/

const refuse = (path: 'from' | 'to' | 'status', message: string) =>
  new Invalid(`redirects.${path}`, message, [{ path, message }])

/** As people write it to as it is kept: one spelling, in small letters. */
export function readRoute({ from, to, status }: RedirectFields, publicOrigin: string): Route {
  const old = readFrom(from, publicOrigin)
  if (status === 410) {
    if (to) throw refuse('to', texts.targetOfGone)
    return { from: old, to: null, status }
  }
  if (!to) throw refuse('to', texts.targetMissing)
  const target = readTo(to, publicOrigin)
  if (pathIn(target) === old) throw refuse('to', texts.loop)
  return { from: old, to: target, status }
}

function readFrom(text: string, publicOrigin: string): string {
  const address = addressIn(text, publicOrigin)
  if (!address) throw refuse('from', texts.notAPath)
  if (address.search || address.hash) throw refuse('from', texts.withSearch)
  const path = spelled(address.pathname)
  if (path === null) throw refuse('from', texts.notAPath)
  if (path === '/') throw refuse('from', texts.home)
  if (RESERVED.test(path)) throw refuse('from', texts.reserved)
  return path
}

function readTo(text: string, publicOrigin: string): string {
  const address = addressIn(text, publicOrigin)
  if (!address) throw refuse('to', texts.elsewhere)
  // Routes take any case, but a slug or a token in the target keeps its own.
  const path = canonicalPath(address.pathname)
  if (path === null) throw refuse('to', texts.notAPath)
  return `${path}${address.search}${address.hash}`
}

/** A path of the portal, alone or behind its own origin; nothing that leads out of it. */
function addressIn(text: string, publicOrigin: string): URL | null {
  if (!text.startsWith('/') && !text.startsWith(`${publicOrigin}/`)) return null
  if (/[\\\s]/.test(text)) return null
  try {
    const address = new URL(text, publicOrigin)
    return address.origin === publicOrigin ? address : null
  } catch {
    return null
  }
}

/** The spelling a request is looked up by. */
export function spelled(path: string): string | null {
  return canonicalPath(path)?.toLowerCase() ?? null
}

/** Without what stands behind "?" and "#". */
export const pathIn = (target: string): string =>
  spelled(target.split(/[?#]/, 1)[0] ?? '') ?? target

/** A target that is an old address itself: one step is enough for anybody. */
export function requireNoChain(route: Route, next: Route | null) {
  if (!next) return
  if (next.to === null) throw refuse('to', texts.chainToGone)
  throw refuse('to', pathIn(next.to) === route.from ? texts.loop : texts.chain(next.to))
}

/** What the pages of the portal answer at both ends, where they can be asked. */
export function requireSense(answers: { from: number | null; to: number | null }) {
  if (answers.from === 200) throw refuse('from', texts.living)
  if (answers.to === 404 || answers.to === 410) throw refuse('to', texts.deadTarget)
}

/** Where somebody goes who came with parameters: those of the target count first. */
export function locationOf(to: string, url: string): string {
  const mark = url.indexOf('?')
  if (mark < 0 || to.includes('?')) return to
  const [path = '', hash] = to.split('#', 2)
  return `${path}${url.slice(mark)}${hash === undefined ? '' : `#${hash}`}`
}
