import { weatherSilentAt } from '@portal/contract/city/weather/weather-rules'
import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { Deps } from './weather.feature.ts'
import { WEATHER_TAG } from './weather.rules.ts'

/** Asks the provider and keeps its answer, or why there was none. The worker's alone. */
export async function fetchWeather({
  weather: provider,
  stores,
  work,
  clock,
  log,
}: Pick<Deps, 'weather' | 'stores' | 'work' | 'clock' | 'log'>): Promise<void> {
  if (!provider) return
  const { city } = siteIdentity(await stores.settings.read())
  const outcome = await provider.read(city, clock.now())
  const now = clock.now()
  await work.transaction(async ({ weather, changes }) => {
    if (outcome.kind === 'unknown') {
      await weather.keepFault(outcome.reason, now)
      return
    }
    await weather.keep(provider.source, outcome.value, now)
    changes.announce(WEATHER_TAG)
  })
  if (outcome.kind === 'unknown') {
    log.warn({ fault: outcome.reason }, 'the weather was asked for and is not known')
  } else {
    const silentAt = weatherSilentAt(now)
    log.info({ hours: outcome.value.length, silentAt }, 'the weather was read')
  }
}
