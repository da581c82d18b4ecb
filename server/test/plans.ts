import type { EditedPlan } from '@portal/contract/money/plans/edit-plan'
import { wantedWords } from '@portal/contract/money/plans/plan-confirmation'
import type { PaidPlan } from '@portal/contract/shared/plans'
import type { Deps } from '../src/deps.ts'
import { call } from './calls.ts'
import { createPerson, openSession, type TestPerson } from './people.ts'

type Portal = Parameters<typeof call>[0] & { deps: Deps }
type Body = Omit<EditedPlan, 'id' | 'updated_at'>

/** Publishes a change as its editor does: says how many are told, and types what is asked for. */
export async function publishPlan(portal: Portal, plan: EditedPlan, who: TestPerson) {
  const headers = { cookie: await openSession(portal.deps, who.userId) }
  const { id, updated_at: _, ...body } = plan
  const { version: __, ...values } = body
  const before = await portal.deps.stores.plans.find(id)
  const wanted = wantedWords(id, before, values)
  const publish = (told: number) =>
    putPlan(portal, id, body, { told, wanted: wanted?.text }, headers)
  const preview = await call(portal, 'POST', `/admin/plans/${id}/preview`, values, headers)
  const answer = await publish(preview.json?.told ?? 0)
  if (answer.json?.code !== 'plans.other-people') return answer
  return publish(answer.json.details.told)
}

function putPlan(
  portal: Portal,
  id: PaidPlan,
  body: Body,
  { told, wanted }: { told: number; wanted: string | undefined },
  headers: { cookie: string },
) {
  const confirmation = wanted ? { told, typed: wanted } : undefined
  return call(portal, 'PUT', `/admin/plans/${id}`, { ...body, confirmation }, headers)
}

/** Pays for a plan, without the purchase that led to it. */
export async function createSubscriber(portal: Portal, plan: PaidPlan): Promise<TestPerson> {
  const person = await createPerson(portal, { plan })
  await portal.deps.connection
    .updateTable('subscriptions')
    .set({ source: 'paid' })
    .where('user_id', '=', person.userId)
    .execute()
  return person
}
