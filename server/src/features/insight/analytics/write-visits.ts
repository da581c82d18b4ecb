import type { PageAnswer } from '../../../platform/page-answers.ts'
import type { Deps } from './analytics.feature.ts'
import { candidatesOf, keyOf, rollupsOf, type VisitEvent } from './rollups.rules.ts'
import { cityHour, type Happening } from './visits.rules.ts'

export type WaitingVisit = Happening & {
  at: Date
  day: string
  hour: number
  /** Null while the salt of its day is not known; then it is still known who it was. */
  visitor: string | null
  who: string
}

type Batch = { visits: readonly WaitingVisit[]; answers: readonly PageAnswer[] }
type Needs = Pick<Deps, 'work' | 'clock' | 'ports'>

/** All of a batch or nothing of it: what is raw and what is added up never differ. */
export async function writeVisits({ visits, answers }: Batch, { work, clock, ports }: Needs) {
  const slugs = new Set(visits.flatMap(({ slug }) => slug ?? []))
  const { day, hour } = cityHour(clock.now())
  await work.transaction(async ({ visits: store }) => {
    const ids = await store.holdPublished([...slugs])
    const events = visits.flatMap((visit) => eventOf(visit, ids, ports.countedTerm))
    const candidates = candidatesOf(events)
    await store.addEvents(events)
    const counted = await store.addPeople(candidates)
    const newcomers = counted.flatMap((one) => candidates.get(keyOf(one)) ?? [])
    await store.addRollups(rollupsOf(events, newcomers))
    await store.addAnswers(answers.map((answer) => ({ ...answer, day, hour })))
  })
}

/** Nothing for a business that is not in the guide. */
function eventOf(
  { slug, who: _, visitor, word, ...visit }: WaitingVisit,
  ids: ReadonlyMap<string, string>,
  countedTerm: (text: string) => string | null,
): VisitEvent[] {
  const establishmentId = slug ? ids.get(slug) : null
  if (establishmentId === undefined || visitor === null) return []
  return [{ ...visit, establishmentId, visitor, word: word && countedTerm(word) }]
}
