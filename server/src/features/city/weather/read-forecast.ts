import type { Weather } from '@portal/contract/city/weather/weather'
import { WEATHER_LICENCE, WEATHER_SOURCE_URL } from '@portal/contract/city/weather/weather.texts'
import {
  type WeatherHour,
  weatherDay,
  weatherSilentAt,
} from '@portal/contract/city/weather/weather-rules'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { dayOfWallMinute, wallMinuteAt } from '@portal/contract/shared/time-zones'
import type { ForecastHour } from '../../../platform/weather/weather-port.ts'
import type { Deps } from './weather.feature.ts'

const DAYS_SHOWN = 5
const HOUR_MINUTES = 60

type Forecast = RowOf<typeof Weather>
/** `off`: not set up, not switched on, or never read. `old`: read so long ago that nobody is told of it. */
export type Told = { kind: 'known'; weather: Forecast } | { kind: 'old' } | { kind: 'off' }

/** The kept forecast as far as it may be shown at this moment. Nobody outside is asked. */
export async function readForecast({
  stores,
  clock,
  weather: provider,
}: Pick<Deps, 'stores' | 'clock' | 'weather'>): Promise<Told> {
  if (!provider) return { kind: 'off' }
  const kept = await stores.weather.read()
  if (!kept.is_shown || !kept.read_at || !kept.source) return { kind: 'off' }
  const now = clock.now()
  const silentAt = weatherSilentAt(kept.read_at)
  if (now >= silentAt) return { kind: 'old' }
  const hours = kept.hours.map(onTheWall)
  const minute = wallMinuteAt(now)
  const today = dayOfWallMinute(minute)
  const last = wallMinuteAt(silentAt)
  const days = Array.from({ length: DAYS_SHOWN }, (_, n) => weatherDay(hours, today + n, minute))
  return {
    kind: 'known',
    weather: {
      source: { name: kept.source, url: WEATHER_SOURCE_URL },
      licence: WEATHER_LICENCE,
      read_at: kept.read_at,
      silent_at: silentAt,
      hours: hours.filter((hour) => hour.minute + HOUR_MINUTES > minute && hour.minute <= last),
      days: days.filter((day) => day !== null),
    },
  }
}

const onTheWall = ({ at, ...figures }: ForecastHour): WeatherHour => ({
  ...figures,
  minute: wallMinuteAt(new Date(at * 1000)),
})
