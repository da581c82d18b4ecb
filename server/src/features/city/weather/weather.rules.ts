import type { WeatherStanding } from '@portal/contract/city/weather/weather'
import { weatherSilentAt } from '@portal/contract/city/weather/weather-rules'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { Selectable } from 'kysely'
import type { Weather as Row } from '../../../platform/database/schema.generated.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { WeatherPort } from '../../../platform/weather/weather-port.ts'

export type KeptWeather = Omit<Selectable<Row>, 'id' | 'updated_at'>

export const WEATHER_TAG = Tag.weather

export const texts = {
  stale:
    'Outra pessoa mudou a previsão do tempo enquanto você olhava. Recarregue para ver como está.',
  off: 'A previsão do tempo ainda não tem provedor. Quem cuida do servidor configura um antes.',
} as const

/** A reading is asked for again when it is older than this. */
const FRESH_MS = 50 * 60_000

export const isDue = ({ is_shown: isShown, read_at: readAt }: KeptWeather, now: Date): boolean =>
  isShown && (readAt === null || now.getTime() - readAt.getTime() >= FRESH_MS)

export function presentStanding(
  { version, is_shown, source, asked_at, read_at, fault }: KeptWeather,
  provider: WeatherPort | null,
): RowOf<typeof WeatherStanding> {
  return {
    ...{ version, is_shown, asked_at, read_at, fault },
    is_configured: provider !== null,
    source: source ?? provider?.source ?? null,
    silent_at: read_at && weatherSilentAt(read_at),
  }
}
