import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { OPEN_DATA_LICENCE } from '@portal/contract/guide/open-data/open-data-fields'
import * as contract from '@portal/contract/insight/insight/city-numbers'
import { CITY_NUMBERS_PAGE } from '@portal/contract/insight/insight/city-numbers.texts'
import { monthFrame } from '@portal/contract/insight/insight/periods'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { dayAt, instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import type { FastifyInstance } from 'fastify'
import { optionsOf, publicRead, route } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { citySheet } from './city-sheet.rules.ts'
import { drawJulyReport } from './draw-july-report.ts'
import type { Deps } from './insight.feature.ts'
import { insightTexts as texts } from './insight.texts.ts'

/** Nobody misses a business of the last quarter of an hour; a new day is there at midnight. */
const TTL_SECONDS = 900
const TAGS = [Tag.events]

/** The city in figures for everybody, its open files, and July for the city hall. */
export function cityNumbersRoutes(app: FastifyInstance, deps: Deps) {
  const { clock, config, folders, reads, stores } = deps
  const page = new URL(CITY_NUMBERS_PAGE, config.publicOrigin).href

  async function read(): Promise<RowOf<typeof contract.CityNumbers>> {
    const at = clock.now()
    const today = dayAt(at)
    const { firstDay, lastDay } = monthFrame(today).now
    const month = { first: isoDateOfDay(firstDay), last: isoDateOfDay(lastDay) }
    const [city, club] = await Promise.all([
      stores.cityNumbers.read(today, month),
      stores.club.count(at),
    ])
    return {
      counted_at: at,
      has_examples: city.hasExamples,
      counting_since: city.since,
      days: city.days,
      searches: city.searches,
      events_this_month: city.events,
      members: club.members,
      businesses: city.businesses,
      partners: club.partners,
    }
  }
  const midnight = async () => instantOfWallMinute((dayAt(clock.now()) + 1) * MINUTES_PER_DAY)

  publicRead(
    app,
    reads,
    contract.readCityNumbers,
    { tags: TAGS, ttlSeconds: TTL_SECONDS, until: midnight },
    read,
  )

  function serveFile(
    path: string,
    endpoint: Parameters<typeof optionsOf>[0],
    contentType: string,
    write: (numbers: RowOf<typeof contract.CityNumbers>) => string,
  ) {
    const headers = {
      'content-disposition': `attachment; filename="${path.slice(path.lastIndexOf('/') + 1)}"`,
      link: `<${OPEN_DATA_LICENCE.url}>; rel="license", <${page}>; rel="describedby"`,
      // Any page and any programme may read what is everybody's.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }
    app.get(path, optionsOf(endpoint), (request, reply) =>
      reads.reply(request, reply, {
        key: path,
        contentType,
        headers,
        ttlMs: TTL_SECONDS * 1000,
        make: async () => ({ body: write(await read()), tags: TAGS, until: await midnight() }),
      }),
    )
  }

  const { downloadCityNumbersCsv: csv, downloadCityNumbersJson: json } = contract
  serveFile(csv.path, csv, 'text/csv; charset=utf-8', citySheet)
  serveFile(json.path, json, 'application/json; charset=utf-8', (numbers) =>
    JSON.stringify({ ...numbers, licence: OPEN_DATA_LICENCE.id, about: page }),
  )

  route(app, contract.downloadJulyReport, async ({ query: { year } }, _request, reply) => {
    const [now, before, settings] = await Promise.all([
      stores.cityNumbers.readJuly(year),
      stores.cityNumbers.readJuly(year - 1),
      stores.settings.read(),
    ])
    const { siteName, city } = siteIdentity(settings)
    const site = { name: siteName, city: city.name }
    void reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${texts.july.file(year)}"`)
    return drawJulyReport(
      { now, before },
      { site, fontsFolder: folders.fonts, madeAt: clock.now() },
    )
  })
}
