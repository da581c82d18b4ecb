import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { textLine } from '../../shared/plain-text.ts'
import { ANSWER_PHRASE_MAX, ANSWER_PHRASES_MOST, ANSWER_RULE_IDS } from './answer.texts.ts'
import { Answer } from './answer.ts'

/** Limits of the synonyms' editor. */
const SYNONYM_TERM_MAX = 40
const SYNONYM_TERMS_MOST = 20
/** Days looked back over. */
const TERM_PERIODS = [7, 30, 90] as const

const term = textLine(SYNONYM_TERM_MAX)
  .min(2, 'Escreva pelo menos 2 letras.')
  .regex(/\p{L}/u, 'Escreva uma palavra.')
const terms = z
  .array(term)
  .min(1, 'Escreva pelo menos uma palavra.')
  .max(SYNONYM_TERMS_MOST, `Escreva no máximo ${SYNONYM_TERMS_MOST}.`)

const fields = {
  /** Whoever types one of these … */
  typed: terms,
  /** … finds these too. */
  found: terms,
  /** And the other way round. */
  is_mutual: z.boolean(),
}

export const Synonym = z
  .object({
    id: z.uuid(),
    ...fields,
    version: z.int(),
    updated_at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'Synonym' })
export type Synonym = z.infer<typeof Synonym>

const synonym = z.object({ id: z.uuid() })
const seen = { version: z.int().positive() }

export const listSynonyms = endpoint({
  method: 'GET',
  path: '/api/v1/admin/search/synonyms',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Palavras que querem dizer o mesmo',
  response: z.array(Synonym),
  status: 200,
})

export const addSynonym = endpoint({
  method: 'POST',
  path: '/api/v1/admin/search/synonyms',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Acrescenta palavras que querem dizer o mesmo',
  body: z.object(fields).strict(),
  response: Synonym,
  status: 201,
})

export const updateSynonym = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/search/synonyms/:id',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Muda palavras que querem dizer o mesmo',
  params: synonym,
  body: z.object({ ...fields, ...seen }).strict(),
  response: Synonym,
  status: 200,
})

export const removeSynonym = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/search/synonyms/:id',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Apaga palavras que querem dizer o mesmo',
  params: synonym,
  response: z.object({}),
  status: 200,
})

export const SearchTerm = z
  .object({ term: z.string(), searches: z.int(), empty: z.int() })
  .meta({ id: 'SearchTerm' })
export type SearchTerm = z.infer<typeof SearchTerm>

/** Terms that hardly anybody typed are in neither list: they could be about a person. */
export const listSearchTerms = endpoint({
  method: 'GET',
  path: '/api/v1/admin/search/terms',
  access: 'administrator',
  tag: 'Administração',
  summary: 'O que mais se procura, e o que se procura em vão',
  query: z.object({ days: z.coerce.number().pipe(z.literal(TERM_PERIODS)).default(30) }),
  response: z.object({ popular: z.array(SearchTerm), empty: z.array(SearchTerm) }),
  status: 200,
})

const phrase = textLine(ANSWER_PHRASE_MAX)
  .min(2, 'Escreva pelo menos 2 letras.')
  .regex(/[\p{L}\p{N}]/u, 'Escreva uma palavra.')
const phrases = z
  .array(phrase)
  .max(ANSWER_PHRASES_MOST, `Escreva no máximo ${ANSWER_PHRASES_MOST}.`)
const AnswerRuleId = z.enum(ANSWER_RULE_IDS)
const answerWords = {
  rule: AnswerRuleId,
  /** All words of one of these, whatever else is said. */
  anywhere: phrases,
  /** All words of one of these, where nothing else is said. */
  alone: phrases,
}

export const AnswerRule = z
  .object({
    ...answerWords,
    /** Nobody has changed it. */
    is_default: z.boolean(),
    /** 0 while nobody has. */
    version: z.int(),
  })
  .meta({ id: 'AnswerRule' })
export type AnswerRule = z.infer<typeof AnswerRule>

export const listAnswerRules = endpoint({
  method: 'GET',
  path: '/api/v1/admin/search/answer-rules',
  access: 'administrator',
  tag: 'Administração',
  summary: 'As palavras que levam a cada resposta da busca',
  response: z.array(AnswerRule),
  status: 200,
})

export const updateAnswerRule = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/search/answer-rules',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Muda as palavras que levam a uma resposta',
  body: z.object({ ...answerWords, version: z.int().min(0) }).strict(),
  response: AnswerRule,
  status: 200,
})

export const restoreAnswerRule = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/search/answer-rules',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Volta às palavras com que o portal vem',
  query: z.object({ rule: AnswerRuleId }),
  response: AnswerRule,
  status: 200,
})

/** How a question is understood; what it finds is the public search. */
export const tryAnswer = endpoint({
  method: 'GET',
  path: '/api/v1/admin/search/try',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Como a busca entende uma pergunta, e com que responde',
  query: z.object({ q: textLine(120).min(1, 'Escreva uma pergunta.') }),
  response: z.object({
    words: z.array(z.string()),
    rule: z.string().nullable(),
    rule_words: z.array(z.string()),
    filters: z.array(z.string()),
    kinds: z.array(z.string()),
    places: z.array(z.string()),
    day: z.iso.date().nullable(),
    /** Words that lead to no rule. */
    rest: z.array(z.string()),
    answer: Answer.nullable(),
  }),
  status: 200,
})
