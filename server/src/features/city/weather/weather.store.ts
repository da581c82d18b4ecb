import type { WeatherFault } from '@portal/contract/city/weather/weather.texts'
import { int4 } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { ForecastHour } from '../../../platform/weather/weather-port.ts'
import type { KeptWeather } from './weather.rules.ts'

const COLUMNS = [
  ...(['is_shown', 'version', 'source', 'read_at', 'hours', 'asked_at', 'fault'] as const),
] as const

/** One row; the migration put it there. */
export function weatherStore(connection: Connection) {
  const write = () => connection.updateTable('weather')
  return {
    read: (): Promise<KeptWeather> =>
      connection.selectFrom('weather').select(COLUMNS).executeTakeFirstOrThrow(),

    lock: (): Promise<KeptWeather> =>
      connection.selectFrom('weather').select(COLUMNS).forUpdate().executeTakeFirstOrThrow(),

    async setShown(isShown: boolean, now: Date) {
      await write()
        .set({ is_shown: isShown, version: int4`version + 1`, updated_at: now })
        .execute()
    },

    /** A later answer stands: two jobs may meet. */
    async keep(source: string, hours: readonly ForecastHour[], now: Date) {
      await write()
        .set({
          source,
          hours: JSON.stringify(hours),
          read_at: now,
          asked_at: now,
          fault: null,
          updated_at: now,
        })
        .where(({ or, eb }) => or([eb('asked_at', 'is', null), eb('asked_at', '<=', now)]))
        .execute()
    },

    /** What was read before stays, until it is too old to be shown. */
    async keepFault(fault: WeatherFault, now: Date) {
      await write()
        .set({ fault, asked_at: now, updated_at: now })
        .where(({ or, eb }) => or([eb('asked_at', 'is', null), eb('asked_at', '<=', now)]))
        .execute()
    },
  }
}
