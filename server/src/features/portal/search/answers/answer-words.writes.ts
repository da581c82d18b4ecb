import { ANSWER_RULE_IDS, type AnswerRuleId } from '@portal/contract/portal/search/answer.texts'
import type { AnswerRule } from '@portal/contract/portal/search/search-admin'
import type { Actor } from '../../../../platform/actor.ts'
import { requireSameVersion } from '../../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../../platform/live/tags.ts'
import type { Deps } from '../search.feature.ts'
import type { KeptAnswerWords } from './answer-words.store.ts'
import { DEFAULT_ANSWER_WORDS } from './answer-words.texts.ts'
import { ANSWER_WORDS_TAG } from './city-known.ts'

const STALE = 'Outra pessoa mudou estas palavras. Recarregue a página para ver a versão atual.'

type Needs = Pick<Deps, 'work' | 'clock'>

function present(rule: AnswerRuleId, kept: KeptAnswerWords | null): AnswerRule {
  const { anywhere, alone } = kept ?? DEFAULT_ANSWER_WORDS[rule]
  return {
    rule,
    anywhere: [...anywhere],
    alone: [...alone],
    is_default: kept === null,
    version: kept?.version ?? 0,
  }
}

/** All of them, in the order of the list, changed or not. */
export async function listAnswerRules({ stores }: Pick<Deps, 'stores'>): Promise<AnswerRule[]> {
  const kept = new Map((await stores.answerWords.list()).map((one) => [one.rule, one]))
  return ANSWER_RULE_IDS.map((rule) => present(rule, kept.get(rule) ?? null))
}

type Wanted = { rule: AnswerRuleId; anywhere: string[]; alone: string[]; version: number }

export async function updateAnswerRule(
  actor: Actor,
  { rule, version, ...words }: Wanted,
  { work, clock }: Needs,
): Promise<AnswerRule> {
  return work.transaction(async ({ answerWords, audit, changes }) => {
    const before = await answerWords.lock(rule)
    requireSameVersion({ version: before?.version ?? 0 }, version, STALE)
    const now = clock.now()
    const saved = await answerWords.save(rule, words, now)
    await audit.record(actor, now, {
      action: 'search.answer-words-updated',
      details: { rule, ...words },
    })
    changes.announce(ANSWER_WORDS_TAG, Tag.search)
    return present(rule, saved)
  })
}

/** Asked twice, the second time changes nothing. */
export async function restoreAnswerRule(actor: Actor, rule: AnswerRuleId, { work, clock }: Needs) {
  return work.transaction(async ({ answerWords, audit, changes }) => {
    const before = await answerWords.lock(rule)
    if (before) {
      await answerWords.remove(rule)
      await audit.record(actor, clock.now(), {
        action: 'search.answer-words-restored',
        details: { rule, anywhere: before.anywhere, alone: before.alone },
      })
      changes.announce(ANSWER_WORDS_TAG, Tag.search)
    }
    return present(rule, null)
  })
}
