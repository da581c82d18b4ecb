import type { Escalation } from '@portal/contract/people/notifications/kinds'
import type { PersonActor } from '../../../platform/actor.ts'
import { Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import type { Deps } from './notifications.feature.ts'
import { escalationTexts as texts } from './notifications.texts.ts'

type Wanted = Escalation & { establishmentId: string; later: readonly string[] }

/** Whoever left the team meanwhile is left out; of those who answer somebody is told at once. */
export async function keepEscalation(
  actor: PersonActor,
  { establishmentId, later, ...escalation }: Wanted,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ establishments, escalations, team, audit }) => {
    const now = clock.now()
    const held = await establishments.lock(establishmentId, actor.userId)
    if (!held) throw new NotFound('establishment', establishmentId)
    const role = await team.roleOf(establishmentId, actor.userId)
    requireRightOrAdministrator(actor, role, 'orders.set', establishmentId)
    const people = await escalations.people(establishmentId, now)
    const put = people.map(({ user_id }) => user_id).filter((id) => later.includes(id))
    if (put.length > 0 && put.length === people.length) {
      const fields = [{ path: 'later', message: texts.somebody }]
      throw new Invalid('notifications.nobody-at-once', 'nobody is left', fields, texts.somebody)
    }
    await escalations.save(establishmentId, escalation, put, now)
    await audit.record(actor, now, {
      action: 'notifications.escalation-saved',
      subjectId: establishmentId,
      details: { ...escalation, later: put.length },
    })
  })
}
