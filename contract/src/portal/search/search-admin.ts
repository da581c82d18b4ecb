import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { textLine } from '../../shared/plain-text.ts'

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
