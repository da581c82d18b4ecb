import { randomUUID } from 'node:crypto'
import { PLAIN_UNIT, type UnitContent } from '@portal/contract/lodging/lodging/lodging-fields'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import type { Deps } from '../src/deps.ts'
import { cityDay } from '../src/platform/city-time.ts'

type Portal = { deps: Deps }

/** The day so many days from today, in the city. */
export const dayFromNow = ({ deps }: Portal, days: number): string =>
  isoDateOfDay(dayOfKnownDate(cityDay(deps.clock.now())) + days)

export const UNIT: UnitContent = {
  ...PLAIN_UNIT,
  name: 'Suíte',
  kind: 'suite',
  capacity: 2,
  base_price_cents: 20_000,
}

/** A unit as its editor leaves it. */
export async function createUnit(
  { deps }: Portal,
  establishmentId: string,
  content: Partial<UnitContent> = {},
): Promise<string> {
  const id = randomUUID()
  const unit = { ...UNIT, ...content }
  const now = deps.clock.now()
  await deps.work.transaction(async ({ lodging }) => {
    await lodging.addUnit({ ...unit, id, establishmentId }, now)
    await lodging.saveUnit({ id, establishmentId }, unit, now)
  })
  deps.reads.cache.expireAll()
  return id
}

/** Nights that are taken, as the calendar writes them. */
export async function occupy(
  { deps }: Portal,
  unitId: string,
  {
    from,
    until,
    holdExpiresAt,
    isStay = false,
  }: { from: string; until: string; holdExpiresAt?: Date; isStay?: boolean },
) {
  const stayId = holdExpiresAt || isStay ? randomUUID() : null
  if (stayId) {
    await deps.pool.query(
      `insert into stays (id, unit_id, key, content_hash, status, during, adults, children, unit_name, nights,
          nights_cents, cleaning_fee_cents, total_cents, cancellation, check_in, requested_at, status_since,
          respond_by, contact_name, contact_phone, contact_email)
        values ($1, $2, $1, '', 'requested', daterange($3, $4), 2, 0, 'Suíte', '[]', 100, 0, 100, 'moderada',
          '14:00', now(), now(), $5, 'Rosa Pinheiro', '91988887777', 'rosa@exemplo.test')`,
      [stayId, unitId, from, until, holdExpiresAt ?? deps.clock.now()],
    )
  }
  await deps.pool.query(
    `insert into unit_occupancies (unit_id, kind, during, stay_id, expires_at)
      values ($1, $2, daterange($3, $4), $5, $6)`,
    [
      unitId,
      isStay ? 'stay' : stayId ? 'hold' : 'manual',
      from,
      until,
      stayId,
      holdExpiresAt ?? null,
    ],
  )
  deps.reads.cache.expireAll()
}
