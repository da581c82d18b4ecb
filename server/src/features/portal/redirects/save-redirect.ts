import type { Redirect, RedirectFields } from '@portal/contract/portal/redirects/redirects'
import type { Actor } from '../../../platform/actor.ts'
import { Invalid, NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { REDIRECTS } from './redirect-table.ts'
import type { Deps } from './redirects.feature.ts'
import { pathIn, type Route, readRoute, requireNoChain, requireSense } from './redirects.rules.ts'
import { redirectsTexts as texts } from './redirects.texts.ts'

/** What a page of the portal answers; null where there are no pages to ask. */
export type AskPage = (path: string) => Promise<number | null>
type Needs = Pick<Deps, 'work' | 'clock' | 'config' | 'stores'> & { askPage: AskPage }

export async function addRedirect(actor: Actor, fields: RedirectFields, deps: Needs) {
  const route = readRoute(fields, deps.config.publicOrigin)
  if (await deps.stores.redirects.findFrom(route.from)) throw taken()
  await requireBothEnds(route, null, deps.askPage)
  return write(actor, route, null, deps)
}

export async function updateRedirect(
  actor: Actor,
  { id, version, ...fields }: RedirectFields & { id: string; version: number },
  deps: Needs,
) {
  const route = readRoute(fields, deps.config.publicOrigin)
  const before = await deps.stores.redirects.find(id)
  if (!before) throw new NotFound('redirect', id)
  requireSameVersion(before, version)
  await requireBothEnds(route, before, deps.askPage)
  return write(actor, route, { id, version }, deps)
}

/** Pages are asked before the transaction: a render must not hold a lock. */
async function requireBothEnds(route: Route, before: Redirect | null, askPage: AskPage) {
  const [from, to] = await Promise.all([
    // Its own address answers with what it leads to today.
    before?.from === route.from ? null : askPage(route.from),
    route.to === null || before?.to === route.to ? null : askPage(route.to),
  ])
  requireSense({ from, to })
}

async function write(
  actor: Actor,
  route: Route,
  seen: { id: string; version: number } | null,
  { work, clock }: Needs,
): Promise<Redirect> {
  return work.transaction(async ({ redirects, audit, changes }) => {
    await redirects.lock()
    const now = clock.now()
    const before = seen ? await redirects.find(seen.id) : null
    if (seen) {
      if (!before) throw new NotFound('redirect', seen.id)
      requireSameVersion(before, seen.version)
    }
    const holder = await redirects.findFrom(route.from)
    if (holder && holder.id !== seen?.id) throw taken()
    if (route.to) requireNoChain(route, await redirects.findFrom(pathIn(route.to)))
    const saved = seen
      ? await redirects.save(seen.id, route, now)
      : await redirects.add(route, actor.kind === 'person' ? actor.userId : null, now)
    const pointed = await redirects.pointOn(route, now)
    await audit.record(actor, now, {
      action: before ? 'redirect.updated' : 'redirect.added',
      subjectId: saved.id,
      details: {
        ...{ path: route.from, to: route.to ?? '410', status: route.status },
        ...(before ? { from_before: before.from, to_before: before.to ?? '410' } : {}),
        ...(pointed > 0 ? { pointed } : {}),
      },
    })
    changes.announce(REDIRECTS)
    return saved
  })
}

/** Asked twice, the second time finds nothing left to do. */
export async function removeRedirect(
  actor: Actor,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ redirects, audit, changes }) => {
    const before = await redirects.find(id)
    if (!before) return
    await redirects.remove(id)
    await audit.record(actor, clock.now(), {
      action: 'redirect.removed',
      subjectId: id,
      details: { path: before.from, to: before.to ?? '410' },
    })
    changes.announce(REDIRECTS)
  })
}

const taken = () =>
  new Invalid('redirects.taken', 'this address has a redirect', [
    { path: 'from', message: texts.taken },
  ])
