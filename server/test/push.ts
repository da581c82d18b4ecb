import { randomUUID } from 'node:crypto'
import { jobs } from '../src/features.ts'
import { EXAMPLE_VAPID } from '../src/platform/config/push-config.ts'
import { call } from './calls.ts'
import type { Outside } from './outside.ts'
import type { TestPerson } from './people.ts'
import type { openTestApp } from './test-app.ts'

type Portal = Omit<Awaited<ReturnType<typeof openTestApp>>, 'close'>

const DELIVER = 'notifications.deliver'
const ESCALATE = 'notifications.escalate'

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

type Waiting = { id: string; name: string; data: object }

/** What the worker has to do by now, one after the other, until nothing is due. Answers with how much. */
export async function sendDue(portal: Portal): Promise<number> {
  for (let done = 0; ; done += 1) {
    const now = portal.deps.clock.now()
    const { rows } = await portal.asOwner<Waiting>(
      `select job.id, job.name, job.data from jobs.job
         left join notification_deliveries as delivery on delivery.id = (data->>'deliveryId')::uuid
       where job.state = 'created' and (
         (name = $1 and (delivery.id is null or delivery.due_at <= $3))
         or (name = $2 and job.start_after <= $3))
       order by job.created_on, job.id limit 1`,
      [DELIVER, ESCALATE, now],
    )
    const [next] = rows
    if (!next) return done
    await portal.asOwner('delete from jobs.job where id = $1', [next.id])
    await jobs.find(({ name }) => name === next.name)?.handle(next.data, portal.deps)
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
