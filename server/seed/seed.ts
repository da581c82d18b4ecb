import { createDeps } from '../src/deps.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { createLog } from '../src/platform/log.ts'
import { seedBusinesses } from './seed-businesses.ts'
import { seedCatalogues } from './seed-catalogues.ts'
import { seedCategories } from './seed-categories.ts'
import { seedCollections } from './seed-collections.ts'
import { seedContributions } from './seed-contributions.ts'
import { seedCoverage } from './seed-coverage.ts'
import { seedCrowd } from './seed-crowd.ts'
import { seedDraws } from './seed-draws.ts'
import { seedEvents } from './seed-events.ts'
import { seedFeeds } from './seed-feeds.ts'
import { seedHousePix } from './seed-house-pix.ts'
import { seedLodgings } from './seed-lodgings.ts'
import { seedNews } from './seed-news.ts'
import { seedOffers } from './seed-offers.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPeople } from './seed-people.ts'
import { seedPodcast } from './seed-podcast.ts'
import { seedProperties } from './seed-properties.ts'
import { seedSearch } from './seed-search.ts'
import { seedSettings } from './seed-settings.ts'
import { seedSights } from './seed-sights.ts'
import { seedStays } from './seed-stays.ts'
import { seedUtilities } from './seed-utilities.ts'
import { seedVisits } from './seed-visits.ts'
import { seedWeather } from './seed-weather.ts'

/** Fills an empty database and leaves alone whatever somebody has touched: safe to run again. */
const config = readConfig(process.env)
const deps = await createDeps(config, createLog(config.logLevel, 'command'))
try {
  await seedSettings(deps)
  await seedCategories(deps)
  await seedPeople(deps)
  await seedCrowd(deps)
  await seedBusinesses(deps)
  await seedCatalogues(deps)
  await seedLodgings(deps)
  await seedStays(deps)
  await seedOrders(deps)
  await seedHousePix(deps)
  await seedOffers(deps)
  await seedProperties(deps)
  const { CALENDARS_PORT: calendars, AGENCY_PORT: agencies } = process.env
  if (calendars && agencies) await seedFeeds(deps, { calendars, agencies })
  await seedSights(deps)
  await seedWeather(deps)
  await seedNews(deps)
  await seedEvents(deps)
  await seedCollections(deps)
  await seedContributions(deps)
  await seedCoverage(deps)
  await seedDraws(deps)
  await seedUtilities(deps)
  await seedPodcast(deps)
  await seedVisits(deps)
  // After everything that can be found: it learns the words.
  await seedSearch(deps)
} finally {
  await deps.close()
}
