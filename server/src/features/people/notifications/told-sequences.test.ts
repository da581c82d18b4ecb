import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { startOutside } from '../../../../test/outside.ts'
import { createPerson } from '../../../../test/people.ts'
import { allowPush, sendDue, tellOne } from '../../../../test/push.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const MINUTE = 60_000
const NOON = '2026-07-18T15:00:00Z'
const clock = fixedClock(NOON)
const outside = await startOutside()
afterAll(() => outside.stop())
const { push, post, whatsApp } = outside
const portal = useTestApp({ clock, environment: outside.environment })
const PHONE = '91988887777'

const topic = fc.constantFrom('order:a', 'order:b')
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('tell' as const), topic }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('settle' as const), topic }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('minute' as const), topic }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('work' as const), topic }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('die' as const), topic }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fail' as const), topic }) },
)

// spec: 706
it('whatever happens in whatever order, nobody is told twice by one channel, nor of what is settled', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 18 }), async (steps) => {
      clock.advance(Date.parse(NOON) - clock.now().getTime())
      await portal.asOwner('delete from users')
      await portal.asOwner('delete from jobs.job')
      const helena = await createPerson(portal, { profile: { whatsapp: PHONE } })
      await portal.asOwner('update profiles set whatsapp_confirmed_at = now()')
      await allowPush(portal, outside, helena)
      push.messages.length = 0
      post.mailbox.clear()
      whatsApp.messages.clear()

      let told = 0
      const words = new Map<string, string>()
      for (const { do: what, topic: about } of steps) {
        if (what === 'tell') {
          told += 1
          const title = `Pedido ${told}`
          words.set(about, title)
          const expiresAt = new Date(clock.now().getTime() + 10 * MINUTE)
          await tellOne(portal, helena.userId, { topic: about, title, expiresAt })
        } else if (what === 'settle') {
          await portal.deps.work.transaction(({ notifications }) =>
            notifications.settle(about, clock.now()),
          )
        } else if (what === 'minute') clock.advance(MINUTE)
        else if (what === 'work') await sendDue(portal)
        else if (what === 'fail') push.fail(500)
        else {
          await portal.asOwner(
            `update notification_deliveries set state = 'sending' where state = 'waiting'`,
          )
        }
        const heard = {
          push: push.messages.map(({ notification }) => notification.title),
          email: post.mailbox.list(helena.email).map(({ subject }) => subject),
          whatsapp: whatsApp.messages.list(`55${PHONE}`).map(({ text }) => text.split('\n')[0]),
        }
        for (const titles of Object.values(heard)) {
          expect(new Set(titles).size).toBe(titles.length)
        }
      }
      const before = push.messages.length + post.mailbox.list().length
      await portal.deps.work.transaction(async ({ notifications }) => {
        for (const about of words.keys()) await notifications.settle(about, clock.now())
      })
      clock.advance(20 * MINUTE)
      await sendDue(portal)
      expect(push.messages.length + post.mailbox.list().length).toBe(before)
      const { rows } = await portal.asOwner<{ topic: string; title: string }>(
        'select topic, title from notifications',
      )
      expect(rows).toHaveLength(words.size)
      for (const row of rows) {
        expect(row.title.replace('Quase no fim: ', '')).toBe(words.get(row.topic))
      }
    }),
    { numRuns: Number(process.env.TOLD_SEQUENCES ?? 12) },
  )
}, 120_000)
