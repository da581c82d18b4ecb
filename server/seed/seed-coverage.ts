import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { dayAt } from '@portal/contract/shared/time-zones'
import type { Deps } from '../src/deps.ts'
import {
  type CoverageRecord,
  type Moved,
  movedTo,
  tokenOf,
} from '../src/features/newsroom/coverage-requests/coverage.rules.ts'
import type { Stores } from '../src/features.ts'
import { hashToken } from '../src/platform/auth/token-hash.ts'
import { DEMO_COVERAGE, type DemoCoverage, type DemoStep } from './coverage/demo-coverage.ts'
import { demoName } from './demo-name.ts'

const DAY_MS = 86_400_000
/** The domain cannot exist; besides, nothing here writes e-mails. */
const CONTACT = 'coberturas@demo.salinas'

type Team = ReadonlyMap<string, string>
type At = { now: Date; origin: string; team: Team }

/** Adds what nobody has added yet; what the team did with it since stays so. */
export async function seedCoverage(deps: Deps) {
  const missing: DemoCoverage[] = []
  for (const one of DEMO_COVERAGE) {
    if (!(await deps.stores.coverage.isKnown(demoName(one.event)))) missing.push(one)
  }
  if (missing.length === 0) return
  const team = await administrators(deps)
  const at = { now: deps.clock.now(), origin: deps.config.publicOrigin, team }
  await deps.work.transaction(async ({ coverage }) => {
    for (const one of missing) await add(one, at, coverage, deps.config.auth.secret)
  })
}

async function administrators({ connection }: Deps): Promise<Team> {
  const rows = await connection
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', 'in', ['admin', 'superadmin'])
    .execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)
const dayFrom = (now: Date, days: number) => isoDateOfDay(dayAt(now) + days)

async function add(one: DemoCoverage, at: At, coverage: Stores['coverage'], secret: string) {
  const clientId = demoName(one.event)
  const askedAt = before(at.now, one.askedDaysAgo)
  const tokenHash = hashToken(tokenOf(clientId, secret))
  const id = await coverage.add(
    requestOf(one, clientId, at.now),
    { tokenHash, userId: null },
    askedAt,
  )
  if (!id) return
  const asked = { requestId: id, kind: 'status', by: 'person', toStatus: 'new' } as const
  await coverage.record(asked, askedAt)

  const assigneeId = (one.assignee && at.team.get(one.assignee)) ?? null
  if (assigneeId) {
    const dueOn = one.dueInDays === undefined ? null : dayFrom(at.now, one.dueInDays)
    await coverage.arrange(id, { assigneeId, dueOn }, askedAt)
  }
  for (const step of one.steps ?? []) await take(step, { id, assigneeId }, at, coverage)
}

function requestOf(one: DemoCoverage, clientId: string, now: Date) {
  const [from, to] = one.budget ?? []
  return {
    client_id: clientId,
    event_name: one.event,
    event_on: dayFrom(now, one.inDays),
    event_at: one.at ?? null,
    place: one.place,
    kinds: one.kinds,
    audience: one.audience ?? null,
    budget:
      from === undefined || to === undefined
        ? null
        : { min_cents: from * 100, max_cents: to === null ? null : to * 100 },
    notes: one.notes,
    contact_name: one.contact,
    email: CONTACT,
    whatsapp: one.whatsapp ?? null,
  }
}

type Held = { id: string; assigneeId: string | null }

async function take(
  step: DemoStep,
  { id, assigneeId }: Held,
  at: At,
  coverage: Stores['coverage'],
) {
  const when = before(at.now, step.daysAgo)
  const entry = { requestId: id, text: step.text ?? '' }
  const team = { by: 'team', authorId: assigneeId } as const
  const person = { by: 'person' } as const
  if (step.kind === 'note') {
    await coverage.record({ ...entry, ...team, kind: 'note' }, when)
  } else if (step.kind === 'message') {
    await coverage.record({ ...entry, ...person, kind: 'message' }, when)
    await coverage.setNews(id, true, when)
  } else {
    const request = await coverage.lock(id)
    if (!request) throw new Error(`${id} is gone`)
    const moved = afterStep(request, step, at.origin, when)
    await coverage.move(id, moved, when)
    const by = step.kind === 'withdrawn' ? person : team
    await coverage.record({ ...entry, ...by, kind: 'status', toStatus: moved.status }, when)
  }
}

type Turn = Extract<DemoStep, { kind: 'moved' } | { kind: 'withdrawn' }>

function afterStep(request: CoverageRecord, step: Turn, origin: string, when: Date): Moved {
  if (step.kind !== 'moved') return { ...request, status: 'withdrawn', closedAt: when }
  const { to: status, reason, publishedAt } = step
  return movedTo(
    request,
    { status, reason, published_url: publishedAt && `${origin}${publishedAt}` },
    when,
  )
}
