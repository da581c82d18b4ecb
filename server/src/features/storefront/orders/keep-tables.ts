import { MOST_TABLES } from '@portal/contract/storefront/orders/orders.texts'
import type { PersonActor } from '../../../platform/actor.ts'
import { Conflict, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import type { Deps, Within } from './orders.feature.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
type Change = {
  action: 'orders.tables-added' | 'orders.table-removed' | 'orders.table-rotated'
} & {
  details: Record<string, string | number>
}

async function changeTables(
  actor: PersonActor,
  establishmentId: string,
  { work, clock }: Needs,
  change: (within: Within, now: Date) => Promise<Change>,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const settings = await within.ordering.lock(establishmentId)
    const role = await within.team.roleOf(establishmentId, actor.userId)
    requireRightOrAdministrator(actor, role, 'orders.set', establishmentId)
    if (!settings) {
      throw new Conflict(
        'orders.not-set-up',
        'no tables without orders',
        'Escolha primeiro como o negócio recebe pedidos.',
      )
    }
    const { action, details } = await change(within, now)
    await within.audit.record(actor, now, { action, subjectId: establishmentId, details })
  })
}

export const addTables = (
  actor: PersonActor,
  { establishmentId, labels }: { establishmentId: string; labels: readonly string[] },
  needs: Needs,
) =>
  changeTables(actor, establishmentId, needs, async ({ ordering }, now) => {
    await ordering.addTables(establishmentId, labels, now)
    const count = (await ordering.tables(establishmentId)).length
    if (count > MOST_TABLES) {
      const message = `Um negócio tem no máximo ${MOST_TABLES} mesas.`
      throw new Invalid('orders.tables', `${count} tables`, [{ path: 'labels', message }], message)
    }
    return { action: 'orders.tables-added', details: { count: labels.length } }
  })

export const removeTable = (
  actor: PersonActor,
  { establishmentId, tableId }: { establishmentId: string; tableId: string },
  needs: Needs,
) =>
  changeTables(actor, establishmentId, needs, async ({ ordering }) => {
    if (!(await ordering.removeTable(establishmentId, tableId))) {
      throw new NotFound('dining-table', tableId)
    }
    return { action: 'orders.table-removed', details: { tableId } }
  })

export const rotateTable = (
  actor: PersonActor,
  { establishmentId, tableId }: { establishmentId: string; tableId: string },
  needs: Needs,
) =>
  changeTables(actor, establishmentId, needs, async ({ ordering }, now) => {
    if (!(await ordering.rotateTable(establishmentId, tableId, now))) {
      throw new NotFound('dining-table', tableId)
    }
    return { action: 'orders.table-rotated', details: { tableId } }
  })
