import {
  type Deadline,
  subjectOf,
  type WatchSubject,
} from '@portal/contract/city/tide-warnings/watch-rules'
import {
  dayOfWallMinute,
  instantOfWallMinute,
  wallMinuteAt,
} from '@portal/contract/shared/time-zones'
import { type PushMessage, sendPush } from '../../../platform/push/send-push.ts'
import type { Deps } from './tide-warnings.feature.ts'
import {
  dayOfDeadline,
  dueOf,
  isNight,
  SAME_TIDE_MS,
  tagOf,
  watchToken,
} from './tide-warnings.rules.ts'
import { warningTexts as texts } from './tide-warnings.texts.ts'
import type { Claimed } from './tide-watches.store.ts'

type Needs = Pick<
  Deps,
  'stores' | 'work' | 'clock' | 'config' | 'services' | 'log' | 'ports' | 'eachItem'
>
type Words = Pick<PushMessage, 'title' | 'body'>
type Group = { sightId: string; rampId: string | null }

/** Yesterday, whose water may reach into today, today and tomorrow, and a day for the curve's end. */
const DAYS_READ = 4
/** Claimed together: as many as a worker that dies leaves without this one warning. */
const BATCH = 100
/** A push costs about 3 ms of the processor and waits the rest of its time. */
const AT_ONCE = 25
const TIMEOUT_MS = 5_000
const TEST_SECONDS = 600

/**
 * Each minute: of every ramp that somebody is warned of, what the tide and the limit say now. Nothing is planned
 * ahead, so a new table or another limit needs no undoing: who heard of another hour hears of the new one.
 */
export async function warnBeforeTheWater(deps: Needs) {
  if (!deps.config.push) return
  const groups = await deps.stores.tideWatches.listWatched()
  await deps.eachItem(
    { job: 'tide-warnings.warn', idOf: ({ sightId, rampId }) => `${sightId} ${rampId ?? ''}` },
    groups,
    (group) => warnGroup(group, deps),
  )
}

async function warnGroup(group: Group, deps: Needs) {
  const { stores, clock } = deps
  const sight = await stores.sights.find(group.sightId)
  if (sight?.status !== 'published') return
  const subject = subjectOf(sight.content.ramps, group.rampId)
  const now = wallMinuteAt(clock.now())
  const first = dayOfWallMinute(now) - 1
  const read = await deps.ports.readTides(Array.from({ length: DAYS_READ }, (_, n) => first + n))
  const levels = subject.kind === 'ramp' ? [subject.ramp.level_m] : []
  const { coming, passed } = dueOf(read(first, DAYS_READ, levels), subject, now)
  const beach = { slug: sight.slug, name: sight.name }
  if (passed) await tellPassed(group, { subject, beach, passed }, deps)
  if (!coming) return
  const deadline = instantOfWallMinute(coming.at)
  const place = { beach, subject, deadline }
  if (coming.step === null) {
    await sendAll(
      (claim) => claim.stores.claimMoved(group, deadline, claim),
      (one) => messageOf(one, movedWords(one, coming, place), place, deps),
      deadline,
      deps,
    )
    return
  }
  const { step } = coming
  const claimed = { deadline, day: dayOfDeadline(coming.at), step, isNight: isNight(now) }
  await sendAll(
    (claim) => claim.stores.claimStep(group, claimed, claim),
    (one) => messageOf(one, stepWords(one, coming, place, deps), place, deps),
    deadline,
    deps,
  )
}

type Beach = { slug: string; name: string }
type Place = { beach: Beach; subject: WatchSubject; deadline: Date }

/** The hour that was told is still to come, and the water is at the limit already. */
async function tellPassed(
  group: Group,
  {
    subject,
    beach,
    passed: { since, until },
  }: { subject: WatchSubject; beach: Beach; passed: { since: number; until: number } },
  deps: Needs,
) {
  if (subject.kind !== 'ramp') return
  const end = instantOfWallMinute(until)
  const words = { title: texts.passed, body: texts.passedText(rampOf(subject, beach), until) }
  await sendAll(
    (claim) => claim.stores.claimPassed(group, instantOfWallMinute(since), claim),
    (one) => messageOf(one, words, { beach, deadline: end }, deps),
    end,
    deps,
  )
}

const rampOf = ({ ramp }: Extract<WatchSubject, { kind: 'ramp' }>, beach: Beach) => ({
  ...{ beach: beach.name, ramp: ramp.name, isExample: ramp.level_is_example },
})

function stepWords(
  one: Claimed,
  coming: Deadline,
  { beach, subject, deadline }: Place,
  { clock }: Pick<Needs, 'clock'>,
): Words {
  const moved = movedFrom(one, deadline, clock.now())
  const minutes = coming.at - wallMinuteAt(clock.now())
  if (subject.kind === 'ramp') {
    return {
      title: moved === null ? texts.leave(coming.at) : texts.movedLeave(coming.at),
      body: texts.leaveText(rampOf(subject, beach), minutes, coming.heightM),
    }
  }
  return {
    title: moved === null ? texts.high(coming.at) : texts.movedHigh(coming.at),
    body: texts.highText(beach.name, minutes, coming.heightM),
  }
}

function movedWords(one: Claimed, coming: Deadline, { beach, subject }: Place): Words {
  const before = one.knownDeadline ? wallMinuteAt(one.knownDeadline) : coming.at
  return subject.kind === 'ramp'
    ? { title: texts.movedLeave(coming.at), body: texts.movedText(subject.ramp.name, before) }
    : { title: texts.movedHigh(coming.at), body: texts.movedText(beach.name, before) }
}

/** The other hour of this same tide that they heard of; null where there is none. */
function movedFrom({ knownDeadline }: Claimed, deadline: Date, now: Date): Date | null {
  if (!knownDeadline || knownDeadline <= now) return null
  const apart = Math.abs(knownDeadline.getTime() - deadline.getTime())
  return apart > 0 && apart < SAME_TIDE_MS ? knownDeadline : null
}

function messageOf(
  { id }: Pick<Claimed, 'id'>,
  words: Words,
  { beach, deadline }: Pick<Place, 'beach' | 'deadline'>,
  { clock, config }: Pick<Needs, 'clock' | 'config'>,
): PushMessage {
  const page = `${config.publicOrigin}/praia/${beach.slug}/aviso`
  const seconds = Math.floor((deadline.getTime() - clock.now().getTime()) / 1000)
  return {
    ...words,
    navigate: page,
    tag: tagOf(id),
    // A phone that comes back within reach too late is told nothing: it would be wrong by then.
    ttlSeconds: Math.max(1, seconds),
    urgency: 'high',
    stop: {
      title: texts.stop,
      navigate: `${page}#parar`,
      token: watchToken(id, config.auth.secret),
    },
  }
}

type Claiming = { stores: Deps['stores']['tideWatches']; limit: number; now: Date }

/** Batch after batch, until nobody is left or the moment is over. */
async function sendAll(
  claim: (claiming: Claiming) => Promise<Claimed[]>,
  message: (one: Claimed) => PushMessage,
  end: Date,
  deps: Needs,
) {
  const { work, clock, log } = deps
  const count = { sent: 0, gone: 0, later: 0, lost: 0 }
  for (let found = BATCH; found === BATCH && clock.now() < end; ) {
    const batch = await work.transaction(({ tideWatches }) =>
      claim({ stores: tideWatches, limit: BATCH, now: clock.now() }),
    )
    found = batch.length
    // A service that takes nothing now is asked again in a minute, not by the next batch.
    const later = await sendBatch(batch, message, count, deps)
    if (later.length > 0) {
      await work.transaction(async ({ tideWatches }) => {
        for (const one of later) await tideWatches.giveBack(one)
      })
    }
    if (later.length === BATCH) break
  }
  if (count.sent + count.gone + count.later + count.lost > 0) {
    log.info(count, 'warnings before the water were sent')
  }
}

async function sendBatch(
  batch: readonly Claimed[],
  message: (one: Claimed) => PushMessage,
  count: Record<'sent' | 'gone' | 'later' | 'lost', number>,
  deps: Needs,
): Promise<Claimed[]> {
  const later: Claimed[] = []
  const gone: string[] = []
  const waiting = [...batch]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        const outcome = await sendOne(one, message(one), deps)
        if (outcome === 'later') later.push(one)
        if (outcome === 'gone') gone.push(one.id)
        count[outcome] += 1
      }
    }),
  )
  if (gone.length > 0) await deps.work.transaction(({ tideWatches }) => tideWatches.remove(gone))
  return later
}

async function sendOne(to: Claimed, message: PushMessage, { config, services, log }: Needs) {
  if (!config.push) return 'lost'
  const outcome = await sendPush(config.push, to, message, services, TIMEOUT_MS)
  if (outcome.kind === 'refused') {
    log.error({ reason: outcome.reason, host: new URL(to.endpoint).host }, 'push keys are refused')
  }
  return outcome.kind === 'refused' || outcome.kind === 'unknown' ? 'lost' : outcome.kind
}

/** "Mandar um teste agora": as the warning will look. */
export async function sendTest({ watchId }: { watchId: string }, deps: Needs) {
  const { stores, config, clock, work } = deps
  const watch = await stores.tideWatches.find(watchId)
  const sight = watch && (await stores.sights.find(watch.sightId))
  if (!watch || !sight || !config.push) return
  const deadline = new Date(clock.now().getTime() + TEST_SECONDS * 1000)
  const words = { title: texts.test, body: texts.testText(sight.name) }
  const message = messageOf(watch, words, { beach: sight, deadline }, deps)
  const outcome = await sendPush(config.push, watch, message, deps.services, TIMEOUT_MS)
  if (outcome.kind === 'gone') {
    await work.transaction(({ tideWatches }) => tideWatches.remove([watch.id]))
  }
}
