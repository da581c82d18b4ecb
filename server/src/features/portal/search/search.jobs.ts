import { cityDay } from '../../../platform/city-time.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { defineJob, type Job } from '../../../platform/queue/job.ts'
import { INTENT_WORDS } from './intents.rules.ts'
import { NEW_WORDS_WINDOW_MS, TERMS_KEPT_DAYS } from './search.constants.ts'
import type { Deps } from './search.feature.ts'
import { daysBefore } from './windows.rules.ts'

/** Words that are new; what has them is found by them already. */
export const learnWords: Job<Deps> = {
  ...defineJob('search.words'),
  retryLimit: 1,
  expireInSeconds: 240,
  schedule: '*/5 * * * *',
  async handle(_data, { work, clock }) {
    const since = new Date(clock.now().getTime() - NEW_WORDS_WINDOW_MS)
    await work.transaction(async ({ vocabulary, changes }) => {
      if ((await vocabulary.learn(since)) > 0) changes.announce(Tag.searchWords)
    })
  },
}

/** Every night: documents compared with their sources, words counted, old terms forgotten. */
export const upkeepSearch: Job<Deps> = {
  ...defineJob('search.upkeep'),
  retryLimit: 2,
  expireInSeconds: 3600,
  schedule: '40 4 * * *',
  async handle(_data, deps) {
    const { work, clock, log } = deps
    const documents = await work.transaction(({ search }) => search.rebuild())
    await relearnWords(deps)
    const oldest = daysBefore(cityDay(clock.now()), TERMS_KEPT_DAYS)
    await work.transaction(({ searchTerms }) => searchTerms.forgetBefore(oldest))
    log.info({ documents }, 'search looked after')
  },
}

/** All words in use, and those that are understood without being in any document. */
export async function relearnWords({ work }: Pick<Deps, 'work'>) {
  await work.transaction(async ({ vocabulary, synonyms, changes }) => {
    const terms = (await synonyms.list()).flatMap(({ typed, found }) => [...typed, ...found])
    await vocabulary.relearn([...INTENT_WORDS, ...terms.flatMap((term) => term.split(/\s+/))])
    changes.announce(Tag.searchWords)
  })
}

export const searchJobs: Job<Deps>[] = [learnWords, upkeepSearch]
