import type { DutyMonth } from '@portal/contract/city/utilities/duty-editor'
import { daysOfMonth } from '@portal/contract/city/utilities/duty-rules'
import { dayOfIsoDate } from '@portal/contract/shared/calendar-days'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { presentEditedShift } from './present-utilities.ts'
import type { Deps } from './utilities.feature.ts'

/** The shifts that touch a month, on the city's clocks. */
export async function shiftsOfMonth(month: string, { duties }: Pick<Deps['stores'], 'duties'>) {
  const days = daysOfMonth(month, dayOfIsoDate)
  if (!days) throw new NotFound('month', month)
  return duties.between(
    instantOfWallMinute(days.first * MINUTES_PER_DAY),
    instantOfWallMinute((days.last + 1) * MINUTES_PER_DAY),
  )
}

export async function readDutyMonth(
  month: string,
  stores: Pick<Deps['stores'], 'duties'>,
): Promise<RowOf<typeof DutyMonth>> {
  const shifts = await shiftsOfMonth(month, stores)
  return {
    month,
    shifts: shifts.map(presentEditedShift),
    pharmacies: await stores.duties.pharmacies(),
  }
}
