import { trialEnd } from '@portal/contract/shared/plan-rules'
import { expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock(new Date().toISOString())
const portal = useTestApp({ clock })
const trial = (person: Partial<TestPerson>) =>
  call(portal, 'GET', '/subscriptions/trial', undefined, person)

it('tells of the trial in force with what its plan costs after it, until its end', async () => {
  const rosa = await createPerson(portal)
  expect((await trial(rosa)).json).toEqual({ trial: null, waiting: null })
  await call(portal, 'POST', '/subscriptions/trial', { plan: 'atalaia' }, rosa)
  const ends = trialEnd(clock.now(), 14)
  const { month_cents, year_cents } = await portal.deps.connection
    .selectFrom('plans')
    .select(['month_cents', 'year_cents'])
    .where('id', '=', 'atalaia')
    .executeTakeFirstOrThrow()
  expect((await trial(rosa)).json).toEqual({
    trial: {
      plan: 'atalaia',
      ends_at: ends.toISOString(),
      cycle: 'month',
      month_cents,
      year_cents,
    },
    waiting: null,
  })
  expect((await trial(await createPerson(portal))).json.trial).toBeNull()
  clock.advance(ends.getTime() - clock.now().getTime())
  expect((await trial(rosa)).json.trial).toBeNull()
})

it('tells nothing of a plan that is no trial, and nobody who is not signed in', async () => {
  expect((await trial(await createPerson(portal, { plan: 'atalaia' }))).json.trial).toBeNull()
  expect((await trial({})).status).toBe(401)
})
