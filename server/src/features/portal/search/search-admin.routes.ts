import * as contract from '@portal/contract/portal/search/search-admin'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import type { FastifyInstance } from 'fastify'
import { cityDay } from '../../../platform/city-time.ts'
import { route } from '../../../platform/http/route.ts'
import { answerQuestion } from './answers/answer-question.ts'
import {
  listAnswerRules,
  restoreAnswerRule,
  updateAnswerRule,
} from './answers/answer-words.writes.ts'
import { readCity } from './answers/city-known.ts'
import type { Deps } from './search.feature.ts'
import type { KeptSynonym } from './synonyms.store.ts'
import { addSynonym, removeSynonym, updateSynonym } from './synonyms.writes.ts'
import { daysBefore } from './windows.rules.ts'

export function searchAdminRoutes(app: FastifyInstance, deps: Deps) {
  route(app, contract.listSynonyms, async () =>
    (await deps.stores.synonyms.list()).map(presentSynonym),
  )
  route(app, contract.addSynonym, async ({ body, actor }) =>
    presentSynonym(await addSynonym(actor, body, deps)),
  )
  route(app, contract.updateSynonym, async ({ params, body, actor }) =>
    presentSynonym(await updateSynonym(actor, { ...params, ...body }, deps)),
  )
  route(app, contract.removeSynonym, async ({ params, actor }) => {
    await removeSynonym(actor, params, deps)
    return {}
  })
  route(app, contract.listAnswerRules, () => listAnswerRules(deps))
  route(app, contract.updateAnswerRule, ({ body, actor }) => updateAnswerRule(actor, body, deps))
  route(app, contract.restoreAnswerRule, ({ query, actor }) =>
    restoreAnswerRule(actor, query.rule, deps),
  )
  route(app, contract.tryAnswer, async ({ query }) => {
    // As it is now, not as a node remembers it: who has just changed a word tries that word.
    const { heard, answer } = await answerQuestion(
      { text: query.q },
      {
        ...deps,
        city: () => readCity(deps),
        lookUp: (words) => deps.stores.vocabulary.lookUp(words),
      },
    )
    return {
      words: heard.words,
      rule: heard.intent?.id ?? null,
      rule_words: heard.intent?.by ?? [],
      filters: heard.filters,
      kinds: heard.kinds,
      places: heard.places.map(({ name }) => name),
      day: heard.when.day === null ? null : isoDateOfDay(heard.when.day),
      rest: heard.rest,
      answer,
    }
  })
  route(app, contract.listSearchTerms, async ({ query }) => {
    const since = daysBefore(cityDay(deps.clock.now()), query.days - 1)
    const { searchTerms } = deps.stores
    return { popular: await searchTerms.popular(since), empty: await searchTerms.inVain(since) }
  })
}

const presentSynonym = ({ updatedAt, ...synonym }: KeptSynonym) => ({
  ...synonym,
  updated_at: updatedAt.toISOString(),
})
