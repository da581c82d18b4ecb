import { trialEnd } from '@portal/contract/shared/plan-rules'
import { afterAll, expect, it } from 'vitest'
import { startCards } from '../../../../test/cards.ts'
import { createPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { methodsText } from './payments.texts.ts'
import { type ReminderEmail, remindOfEnds, sendReminder } from './remind-of-ends.ts'

const DAY = 24 * 60 * 60_000
const clock = fixedClock()
const provider = await startCards(clock)
/** Cards and no Pix. */
const portal = useTestApp({ clock, environment: provider.environment })
afterAll(() => provider.stop())

// spec: 531
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

/** Of the e-mail, as it is sent at this moment. */
async function textOf(email: Omit<ReminderEmail, 'userId' | 'plan' | 'isTrial' | 'next'>) {
  const { userId } = await createPerson(portal)
  const sent: Mail[] = []
  await sendReminder(
    {
      userId,
      plan: 'atalaia',
      isTrial: false,
      next: { plan: 'atalaia', cycle: 'month' },
      ...email,
    },
    {
      ...portal.deps,
      mail: { send: async (mail) => void sent.push(mail), close: () => undefined },
    },
  )
  return sent[0]?.text ?? ''
}
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString()
const dayOf = (moment: string) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Belem' }).format(
    new Date(moment),
  )

it('says up to which day somebody can pay without a loss, and not how many days they had', async () => {
  const [endsAt, accessUntil] = [inDays(-4), inDays(1)]
  const text = await textOf({ kind: 'four-days-after', endsAt, accessUntil })
  expect(text).toContain(`Ele valeu até ${dayOf(endsAt)}. Pague até ${dayOf(accessUntil)} às `)
  expect(text).not.toContain('5 dias')
  const late = await textOf({
    kind: 'four-days-after',
    endsAt: inDays(-6),
    accessUntil: inDays(-1),
  })
  expect(late).toContain('versão básica e nada foi apagado')
  expect(late).not.toContain('Pague até')
})

it('counts the days of grace itself for an e-mail that was asked for before it knew them', async () => {
  const text = await textOf({ kind: 'day-after', endsAt: inDays(-1) })
  expect(text).toContain(`Pague até ${dayOf(inDays(4))} às `)
})

it('names the ways of paying that this portal has', async () => {
  const text = await textOf({ kind: 'week-before', endsAt: inDays(7), accessUntil: inDays(12) })
  expect(text).toContain('Pague por cartão para continuar sem pausa')
  expect(methodsText(['pix', 'pix_automatic', 'card'])).toBe('Pix, Pix Automático ou cartão')
  expect(methodsText(['pix'])).toBe('Pix')
})
