import type { Deps } from '../src/deps.ts'
import { setWeather } from '../src/features/city/weather/weather.writes.ts'
import { systemActor } from '../src/platform/actor.ts'

/** On from the beginning where a stand-in answers; left alone once somebody has switched it. */
export async function seedWeather(deps: Deps) {
  if (!deps.weather) return
  const { version } = await deps.stores.weather.read()
  if (version === 1) await setWeather(systemActor, { version, is_shown: true }, deps)
}
