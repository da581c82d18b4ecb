import * as contract from '@portal/contract/city/weather/weather'
import type { FastifyInstance } from 'fastify'
import { publicRead, route } from '../../../platform/http/route.ts'
import { readForecast } from './read-forecast.ts'
import type { Deps } from './weather.feature.ts'
import { presentStanding, WEATHER_TAG } from './weather.rules.ts'
import { askForWeather, setWeather } from './weather.writes.ts'

const TTL_SECONDS = 300
const HOUR_MS = 3_600_000

export function weatherRoutes(app: FastifyInstance, deps: Deps) {
  const { reads, clock, stores, weather: provider } = deps
  publicRead(
    app,
    reads,
    contract.readWeather,
    {
      ttlSeconds: TTL_SECONDS,
      tags: [WEATHER_TAG],
      async until({ weather }) {
        if (!weather) return null
        const nextHour = (Math.floor(clock.now().getTime() / HOUR_MS) + 1) * HOUR_MS
        return new Date(Math.min(nextHour, weather.silent_at.getTime()))
      },
    },
    async () => {
      const told = await readForecast(deps)
      return { weather: told.kind === 'known' ? told.weather : null }
    },
  )

  route(app, contract.readWeatherStanding, async () =>
    presentStanding(await stores.weather.read(), provider),
  )
  route(app, contract.setWeather, async ({ body, actor }) =>
    presentStanding(await setWeather(actor, body, deps), provider),
  )
  route(app, contract.askForWeather, async () =>
    presentStanding(await askForWeather(deps), provider),
  )
}
