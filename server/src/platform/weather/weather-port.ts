import type { WeatherFault } from '@portal/contract/city/weather/weather.texts'

export type ForecastPlace = { latitude: number; longitude: number }

/** What is foretold of one hour, from its beginning on. Null: the provider does not say. */
export type ForecastHour = {
  /** Seconds since 1970. */
  at: number
  temperature_c: number | null
  rain_percent: number | null
  rain_mm: number | null
  has_thunder: boolean | null
  wind_kmh: number | null
  gust_kmh: number | null
  /** Where it comes from, in degrees from the north. */
  wind_from: number | null
  uv: number | null
  wave_m: number | null
}

/** `unknown` is silence, nonsense or what cannot be true: nothing of it is used. */
export type ForecastOutcome =
  | { kind: 'ok'; value: ForecastHour[] }
  | { kind: 'unknown'; reason: WeatherFault }

/** Whoever foretells the weather. Asked by the worker alone, never while somebody waits for a page. */
export type WeatherPort = {
  /** As it stands beside every figure. */
  source: string
  read(place: ForecastPlace, now: Date): Promise<ForecastOutcome>
}
