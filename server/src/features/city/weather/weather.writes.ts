import type * as contract from '@portal/contract/city/weather/weather'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { Invalid, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './weather.feature.ts'
import { READ_WEATHER_JOB } from './weather.jobs.ts'
import type { KeptWeather } from './weather.rules.ts'
import { texts, WEATHER_TAG } from './weather.rules.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'weather'>

/** Shown or hidden, everywhere at once. Switched on, it is read at once too. */
export async function setWeather(
  actor: Actor,
  { version, is_shown: isShown }: EndpointInput<typeof contract.setWeather>['body'],
  { work, clock, weather: provider }: Needs,
): Promise<KeptWeather> {
  if (isShown && !provider) throw new Invalid('weather.off', 'no provider', [], texts.off)
  return work.transaction(async ({ weather, audit, jobs, changes }) => {
    const before = await weather.lock()
    requireSameVersion(before, version, texts.stale)
    if (before.is_shown === isShown) return before
    const now = clock.now()
    await weather.setShown(isShown, now)
    await audit.record(actor, now, {
      action: 'weather.shown-set',
      details: { is_shown: isShown },
    })
    if (isShown) await jobs.add(READ_WEATHER_JOB, {})
    changes.announce(WEATHER_TAG)
    return weather.read()
  })
}

export async function askForWeather({ work, weather: provider }: Needs): Promise<KeptWeather> {
  if (!provider) throw new Invalid('weather.off', 'no provider', [], texts.off)
  return work.transaction(async ({ weather, jobs }) => {
    await jobs.add(READ_WEATHER_JOB, {})
    return weather.read()
  })
}
