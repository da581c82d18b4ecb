import { randomUUID } from 'node:crypto'
import { startMailbox } from '../../sandbox/src/mailbox/start-mailbox.ts'
import { startPush } from '../../sandbox/src/push/start-push.ts'
import { jobs } from '../src/features.ts'
import { EXAMPLE_VAPID } from '../src/platform/config/push-config.ts'
import { call } from './calls.ts'
import type { TestPerson } from './people.ts'
import type { openTestApp } from './test-app.ts'

type Portal = Omit<Awaited<ReturnType<typeof openTestApp>>, 'close'>

export const DELIVER = 'notifications.deliver'
const deliver = jobs.find(({ name }) => name === DELIVER)

/** A push service with its browsers and a mailbox, and what a portal has to be told of both. */
export async function startOutside() {
  const push = await startPush({ port: 0 })
  const post = await startMailbox({ smtpPort: 0, webPort: 0 })
  return {
    push,
    post,
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}`,
      VAPID_PUBLIC_KEY: EXAMPLE_VAPID.publicKey,
      VAPID_PRIVATE_KEY: EXAMPLE_VAPID.privateKey,
      VAPID_SUBJECT: EXAMPLE_VAPID.subject,
      PUSH_SANDBOX_URL: push.url,
    },
    async stop() {
      await push.stop()
      await post.stop()
    },
  }
}
export type Outside = Awaited<ReturnType<typeof startOutside>>

/** Somebody allows notifications in the browser they are signed in with. */
export async function allowPush(
  portal: Portal,
  { push }: Pick<Outside, 'push'>,
  person: Pick<TestPerson, 'cookie'>,
) {
  const subscription = push.subscribe(EXAMPLE_VAPID.publicKey)
  const answer = await call(portal, 'PUT', '/my/push-devices/current', subscription, person)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.json))
  return subscription.endpoint
}

type Waiting = { id: string; data: { deliveryId: string; notificationId: string } }

/** What the worker has to send by now, one after the other, until nothing is due. Answers with how many. */
export async function sendDue(portal: Portal): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    const { rows } = await portal.asOwner<Waiting>(
      `select job.id, job.data from jobs.job
         left join notification_deliveries as delivery on delivery.id = (data->>'deliveryId')::uuid
       where name = $1 and job.state = 'created'
         and (delivery.id is null or delivery.due_at <= $2) order by job.created_on, job.id limit 1`,
      [DELIVER, portal.deps.clock.now()],
    )
    const [next] = rows
    if (!next) return sent
    await portal.asOwner('delete from jobs.job where id = $1', [next.id])
    await deliver?.handle(next.data, portal.deps)
  }
}

/** Told to one person, whatever it is about. */
export const tellOne = (
  { deps }: Portal,
  userId: string,
  more: Partial<Parameters<Within['notifications']['tell']>[0]> = {},
) =>
  deps.work.transaction(({ notifications }) =>
    notifications.tell(
      {
        to: { userId },
        kind: 'order-waiting',
        topic: `order:${randomUUID()}`,
        title: 'Pedido 1001 · Entrega',
        body: 'Peixaria do Zé: 2 itens.',
        path: '/dash-espadarte?aba=pedidos',
        isOpen: true,
        ...more,
      },
      deps.clock.now(),
    ),
  )
type Within = Parameters<Parameters<Portal['deps']['work']['transaction']>[0]>[0]
