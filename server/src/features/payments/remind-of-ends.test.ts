import { trialEnd } from '@portal/contract/shared/plan-rules'
import { expect, it } from 'vitest'
import { createPerson } from '../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../test/test-app.ts'
import { remindOfEnds } from './remind-of-ends.ts'

const DAY = 24 * 60 * 60_000
const clock = fixedClock()
const portal = useTestApp({ clock })

it('tells of the end of a trial a week and a day before, a day and four days after, each once', async () => {
  const { userId } = await createPerson(portal)
  const now = clock.now()
  await portal.deps.stores.subscriptions.startTrial(userId, 'atalaia', now, trialEnd(now, 14))
  const kinds = async () =>
    (
      await portal.asOwner<{ kind: string }>(
        'select kind from plan_reminders where user_id = $1 order by sent_at',
        [userId],
      )
    ).rows.map(({ kind }) => kind)
  for (let day = 0; day < 22; day += 1) {
    await Promise.all([remindOfEnds(portal.deps), remindOfEnds(portal.deps)])
    clock.advance(DAY)
  }
  expect(await kinds()).toEqual(['week-before', 'day-before', 'day-after', 'four-days-after'])
  const { rows } = await portal.asOwner<{ count: number }>(
    "select count(*)::int as count from jobs.job where name = 'payments.send-reminder'",
  )
  expect(rows[0]?.count).toBe(4)
})
