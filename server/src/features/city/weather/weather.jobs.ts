import { z } from 'zod'
import { defineJob, type Job } from '../../../platform/queue/job.ts'
import { fetchWeather } from './fetch-weather.ts'
import type { Deps } from './weather.feature.ts'
import { isDue } from './weather.rules.ts'

export const READ_WEATHER_JOB = defineJob('weather.read', z.object({}), { key: () => 'city' })

const read: Job<Deps> = {
  ...READ_WEATHER_JOB,
  // A provider that does not answer is asked again at its next time.
  retryLimit: 1,
  expireInSeconds: 60,
  handle: (_data, deps) => fetchWeather(deps),
}

/** Every hour; where that failed, again twenty minutes later. */
const readDue: Job<Deps> = {
  ...defineJob('weather.read-due'),
  retryLimit: 1,
  expireInSeconds: 60,
  schedule: '7,27,47 * * * *',
  async handle(_data, deps) {
    const { stores, clock } = deps
    if (isDue(await stores.weather.read(), clock.now())) await fetchWeather(deps)
  },
}

export const weatherJobs: Job<Deps>[] = [read, readDue]
