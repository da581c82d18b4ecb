import type * as contract from '@portal/contract/city/tide-warnings/tide-watch'
import {
  DAY_BEGINS_MINUTE,
  type Deadline,
  FIRST_WARNING_MINUTES,
  MOST_WATCHES,
  nextDeadline,
  subjectOf,
} from '@portal/contract/city/tide-warnings/watch-rules'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import {
  dayOfWallMinute,
  instantOfWallMinute,
  MINUTES_PER_DAY,
  wallMinuteAt,
} from '@portal/contract/shared/time-zones'
import { z } from 'zod'
import { Conflict, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { isPushAddress } from '../../../platform/push/push-hosts.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './tide-warnings.feature.ts'
import {
  dayOfDeadline,
  daysOfSpan,
  firstWarning,
  isNight,
  spanOfDays,
  watchOf,
  watchToken,
} from './tide-warnings.rules.ts'
import { warningTexts as texts } from './tide-warnings.texts.ts'
import type { Watch } from './tide-watches.store.ts'

export const TEST_WATCH_JOB = defineJob('tide-warnings.test', z.object({ watchId: z.uuid() }), {
  key: ({ watchId }) => watchId,
})

/** Yesterday, whose water may reach into today, and as far as a deadline may be away. */
const DAYS_READ = 9

type Body<Endpoint extends { body: z.ZodType }> = z.output<Endpoint['body']>
type Keys = Body<typeof contract.keepWatch>['subscription']
type Read = Pick<Deps, 'stores' | 'clock' | 'config' | 'ports'>
type Write = Read & Pick<Deps, 'work'>

export async function keepWatch(
  { subscription, beach, ramp_id, span, ...rest }: Body<typeof contract.keepWatch>,
  deps: Write,
) {
  const { stores, clock, work } = deps
  const push = subscriptionOf(subscription, deps)
  const sight = await stores.sights.findPublished('beach', beach)
  if (!sight) throw new Invalid('tide-watches.beach', 'no such beach', [], texts.unknownBeach)
  const { ramps } = sight.content
  if (ramp_id !== null && !ramps.some(({ id }) => id === ramp_id)) {
    throw new Conflict('tide-watches.ramp', 'the ramp is gone', texts.unknownRamp)
  }
  if (subjectOf(ramps, ramp_id).kind === 'closed') {
    throw new Conflict('tide-watches.closed', 'no car comes to this sand', texts.closed)
  }
  const now = clock.now()
  const days = daysOfSpan(span, wallMinuteAt(now))
  const watch = {
    ...push,
    sightId: sight.id,
    rampId: ramp_id,
    firstDay: days.first,
    lastDay: days.last,
    // Who asks for today stands on the sand today: its night is theirs, too.
    atNight: span === 'today' || rest.at_night,
    tellsChanges: rest.tells_changes,
  }
  const next = await nextOf(watch, sight, deps)
  const known = next && instantOfWallMinute(next.at)
  const id = await work.transaction(async ({ tideWatches }) => {
    await tideWatches.holdBrowser(push.endpoint)
    const id = await tideWatches.keep(watch, known, now)
    if ((await tideWatches.countOf(push.endpoint)) > MOST_WATCHES) {
      throw new Conflict('tide-watches.limit', 'too many watches', texts.limit(MOST_WATCHES))
    }
    return id
  })
  return answerOf({ ...watch, id }, sight, next, deps)
}

/** Read when the page of the warning is opened: that somebody still looks is noted. */
export async function readWatch(token: string, deps: Write) {
  const { watch, sight } = await heldBy(token, deps)
  await deps.work.transaction(({ tideWatches }) => tideWatches.see(watch.id, deps.clock.now()))
  return answerOf(watch, sight, await nextOf(watch, sight, deps), deps)
}

export async function stopWatch(token: string, { work, config }: Pick<Deps, 'work' | 'config'>) {
  const id = watchOf(token, config.auth.secret)
  if (id) await work.transaction(({ tideWatches }) => tideWatches.remove([id]))
}

export async function testWatch(token: string, deps: Write & Pick<Deps, 'sensitiveCalls'>) {
  const { watch } = await heldBy(token, deps)
  await deps.sensitiveCalls.spend('tide-watch-test', watch.id)
  await deps.work.transaction(({ jobs }) => jobs.add(TEST_WATCH_JOB, { watchId: watch.id }))
}

export async function moveWatches(
  { old_endpoint, subscription }: Body<typeof contract.moveWatches>,
  deps: Write,
) {
  const push = subscriptionOf(subscription, deps)
  await deps.work.transaction(async ({ tideWatches }) => {
    await tideWatches.holdBrowser(push.endpoint)
    await tideWatches.move(old_endpoint, push, deps.clock.now())
  })
}

function subscriptionOf({ endpoint, keys }: Keys, { config }: Pick<Deps, 'config'>) {
  if (!config.push) throw new Conflict('tide-watches.off', 'no keys are set', texts.off)
  if (!isPushAddress(endpoint, config.push)) {
    const message = texts.unknownService
    throw new Invalid('tide-watches.service', 'not a known push service', [], message)
  }
  const [pushKey, pushSecret] = [keys.p256dh, keys.auth].map((key) => key.replace(/=+$/, ''))
  return { endpoint, pushKey: pushKey ?? '', pushSecret: pushSecret ?? '' }
}

type Beach = NonNullable<Awaited<ReturnType<Deps['stores']['sights']['find']>>>

async function heldBy(token: string, { stores, config }: Read) {
  const id = watchOf(token, config.auth.secret)
  const watch = id ? await stores.tideWatches.find(id) : null
  const sight = watch ? await stores.sights.find(watch.sightId) : null
  if (!watch || sight?.status !== 'published') {
    throw new NotFound('tide-watch', id ?? undefined)
  }
  return { watch, sight }
}

/** The first deadline on the days that were chosen, from now on. */
async function nextOf(
  {
    rampId,
    firstDay,
    lastDay,
    atNight,
  }: Pick<Watch, 'rampId' | 'firstDay' | 'lastDay' | 'atNight'>,
  { content }: Beach,
  deps: Pick<Deps, 'clock' | 'ports'>,
): Promise<Deadline | null> {
  const now = wallMinuteAt(deps.clock.now())
  const from = Math.max(now, dayOfKnownDate(firstDay) * MINUTES_PER_DAY + DAY_BEGINS_MINUTE)
  const subject = subjectOf(content.ramps, rampId)
  const first = dayOfWallMinute(now) - 1
  const days = Array.from({ length: DAYS_READ }, (_, n) => first + n)
  const levels = subject.kind === 'ramp' ? [subject.ramp.level_m] : []
  const read = await deps.ports.readTides(days)
  const known = read(first, DAYS_READ, levels)
  let next = nextDeadline(known, subject, from)
  // Nobody is promised a warning that the night keeps from them.
  while (next && !atNight && isNight(next.at - FIRST_WARNING_MINUTES) && isNight(next.at - 1)) {
    next = nextDeadline(known, subject, next.at)
  }
  if (!next || !Number.isFinite(next.at)) return null
  return lastDay !== null && dayOfDeadline(next.at) > lastDay ? null : next
}

function answerOf(watch: Watch, sight: Beach, next: Deadline | null, { clock, config }: Read) {
  const subject = subjectOf(sight.content.ramps, watch.rampId)
  const kind = subject.kind === 'ramp' ? ('ramp' as const) : ('tide' as const)
  return {
    token: watchToken(watch.id, config.auth.secret),
    beach: sight.slug,
    beach_name: sight.name,
    ramp_id: watch.rampId,
    span: spanOfDays({ first: watch.firstDay, last: watch.lastDay }),
    at_night: watch.atNight,
    tells_changes: watch.tellsChanges,
    next: next && {
      kind,
      deadline: instantOfWallMinute(next.at),
      first_warning: instantOfWallMinute(firstWarning(next.at, wallMinuteAt(clock.now()))),
    },
  }
}
