import { topics } from '@portal/contract/live/topics'
import type { OrderingContent } from '@portal/contract/storefront/orders/ordering'
import type { PersonActor } from '../../../platform/actor.ts'
import { Conflict, NotFound, Stale } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { kitchensTag, orderingTag } from './ordering.rules.ts'
import type { Deps, Within } from './orders.feature.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
const MINUTE_MS = 60_000

/** Version 0 was nothing at all. Open orders keep what they were promised. */
export async function saveOrdering(
  actor: PersonActor,
  {
    establishmentId,
    version,
    content,
  }: {
    establishmentId: string
    version: number
    content: OrderingContent
  },
  { work, clock }: Needs,
) {
  await work.transaction(async ({ establishments, ordering, team, audit, changes }) => {
    const now = clock.now()
    // The first save has no row to hold yet: the business itself is held.
    const held = await establishments.lock(establishmentId, actor.userId)
    if (!held) throw new NotFound('establishment', establishmentId)
    const role = await team.roleOf(establishmentId, actor.userId)
    requireRightOrAdministrator(actor, role, 'orders.set', establishmentId)
    const present = (await ordering.lock(establishmentId))?.version ?? 0
    if (present !== version) throw new Stale(`version ${version} was seen, it is at ${present}`)
    await ordering.save(establishmentId, content, now)
    await audit.record(actor, now, {
      action: 'orders.settings-saved',
      subjectId: establishmentId,
      details: { zones: content.zones.length },
    })
    changes.announce(
      orderingTag(establishmentId),
      kitchensTag,
      Tag.live(topics.orders(establishmentId)),
    )
  })
}

export async function pauseOrders(
  actor: PersonActor,
  {
    establishmentId,
    isPaused,
    minutes,
  }: {
    establishmentId: string
    isPaused: boolean
    minutes: number | null
  },
  { work, clock }: Needs,
) {
  await work.transaction(async (within) => {
    const { ordering, audit, changes } = within
    const now = clock.now()
    await holdPausable(within, actor, establishmentId)
    const until = untilOf(minutes, now)
    await ordering.pause(establishmentId, isPaused ? { until, isByClock: false } : null, now)
    await audit.record(actor, now, {
      action: isPaused ? 'orders.paused' : 'orders.resumed',
      subjectId: establishmentId,
      details: isPaused ? { minutes } : {},
    })
    changes.announce(
      orderingTag(establishmentId),
      kitchensTag,
      Tag.live(topics.orders(establishmentId)),
    )
  })
}

/** All of delivery, or one bairro that the business delivers to. */
export async function pauseDelivery(
  actor: PersonActor,
  {
    establishmentId,
    neighbourhood,
    isPaused,
    minutes,
  }: {
    establishmentId: string
    neighbourhood: string | null
    isPaused: boolean
    minutes: number | null
  },
  { work, clock }: Needs,
) {
  await work.transaction(async (within) => {
    const { ordering, audit, changes } = within
    const now = clock.now()
    await holdPausable(within, actor, establishmentId)
    if (isPaused) {
      const name = neighbourhood && (await zoneNamed(within, establishmentId, neighbourhood))
      const rest = { neighbourhood: name, until: untilOf(minutes, now) }
      await ordering.pauseDelivery(establishmentId, rest, now)
    } else await ordering.resumeDelivery(establishmentId, neighbourhood)
    await audit.record(actor, now, {
      action: isPaused ? 'orders.delivery-paused' : 'orders.delivery-resumed',
      subjectId: establishmentId,
      details: { neighbourhood, ...(isPaused ? { minutes } : {}) },
    })
    changes.announce(
      orderingTag(establishmentId),
      kitchensTag,
      Tag.live(topics.orders(establishmentId)),
    )
  })
}

const untilOf = (minutes: number | null, now: Date) =>
  minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS)

async function holdPausable(
  { ordering, team }: Within,
  actor: PersonActor,
  establishmentId: string,
) {
  const settings = await ordering.lock(establishmentId)
  const role = await team.roleOf(establishmentId, actor.userId)
  requireRightOrAdministrator(actor, role, 'orders.pause', establishmentId)
  if (settings) return
  throw new Conflict(
    'orders.not-set-up',
    'nothing to pause',
    'Escolha primeiro como o negócio recebe pedidos.',
  )
}

async function zoneNamed({ ordering }: Within, establishmentId: string, name: string) {
  const folded = name.toLocaleLowerCase('pt-BR')
  const zones = await ordering.zones(establishmentId)
  const zone = zones.find((one) => one.neighbourhood.toLocaleLowerCase('pt-BR') === folded)
  if (zone) return zone.neighbourhood
  throw new Conflict('orders.zone', 'not delivered there', 'O negócio não entrega nesse bairro.')
}
