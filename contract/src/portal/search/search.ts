import { z } from 'zod'
import { FoundOffer } from '../../club/offers/found-offer.ts'
import { Photo } from '../../ground/media/media.ts'
import { FoundStreet } from '../../ground/streets/street.ts'
import { FoundProperty } from '../../properties/properties/found-property.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import { FoundDish } from '../../storefront/catalogue/dish.ts'
import { Answer } from './answer.ts'
import {
  type SearchIntent as Intent,
  type SearchKind as Kind,
  SEARCH_INTENTS,
  SEARCH_KINDS,
  SEARCH_TEXT_MAX,
  SEARCH_WINDOWS,
  STREET_KIND,
} from './search.texts.ts'

const SearchKind = z.enum(SEARCH_KINDS)
const SearchIntent = z.enum(SEARCH_INTENTS)

/** Whatever is typed or pasted into a search box is a question, never a mistake. */
const typed = z
  .string()
  .default('')
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim()
      .slice(0, SEARCH_TEXT_MAX)
      .trim(),
  )
const flag = z
  .enum(['1'])
  .transform(() => true)
  .optional()
const listOf = <Value extends string>(values: z.ZodType<Value, Value>) =>
  z
    .string()
    .max(200)
    .transform((list) => list.split(','))
    .pipe(z.array(values).max(12))
    .optional()

/** The whole state of the search page, as its address holds it. */
export const SearchQuery = z.object({
  q: typed,
  /** Kinds, with commas between. Without it the best of each kind come in groups. */
  tipo: listOf<Kind>(SearchKind),
  categoria: textLine(80).optional(),
  aberto: flag,
  barato: flag,
  quando: z.enum(SEARCH_WINDOWS).optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
  /** Just the words as they were typed: nothing is corrected. */
  literal: flag,
  /** Words that ask for something and are to be plain words: "barato" in a name. */
  sem: listOf<Intent>(SearchIntent),
  cursor: z.string().max(40).optional(),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** A text and the parts of it that answer the question: [from, to), in UTF-16 units. */
export const MarkedText = z
  .object({ text: z.string(), marks: z.array(z.tuple([z.int(), z.int()])) })
  .meta({ id: 'MarkedText' })
export type MarkedText = z.infer<typeof MarkedText>

export const SearchResult = z
  .object({
    id: z.uuid(),
    kind: SearchKind,
    title: MarkedText,
    label: z.string(),
    excerpt: MarkedText.nullable(),
    path: z.string(),
    photo: Photo.nullable(),
    neighbourhood: z.string().nullable(),
    /** On foot by street; only when it was asked for from a place. */
    distance_meters: z.int().nullable(),
    /** It is as the crow flies: no street leads from there, or none that the map knows. */
    is_straight_distance: z.boolean().optional(),
    rating: z.object({ mean: z.number(), count: z.int() }).nullable(),
    price_range: z.int().nullable(),
    /** Null: nobody told the hours, or it has none. */
    is_open: z.boolean().nullable(),
    /** Facts of its kind, to be said in place of that, as on its card. */
    facts: z.array(z.string()).optional(),
    /** Its place is paid for, and that is said: "Destaque". */
    is_featured: z.boolean(),
    published_at: moment.nullable(),
    /** Of what happens: the next time. */
    starts_at: moment.nullable(),
    ends_at: moment.nullable(),
    /** The higher the better; comparable within one answer only. */
    score: z.number(),
  })
  .meta({ id: 'SearchResult' })
export type SearchResult = z.input<typeof SearchResult>

export const SearchAnswer = z
  .object({
    /** What was understood where it differs from what was typed: "pousda" → "pousada". */
    corrected: z.string().nullable(),
    /** Another spelling that would find more. */
    did_you_mean: z.string().nullable(),
    intents: z.array(SearchIntent),
    /** Nothing fits what the words ask for ("aberto"), so that was left out. */
    is_relaxed: z.boolean(),
    /** Nothing has all of the words: what is shown has some of them. */
    is_partial: z.boolean(),
    total: z.int(),
    total_is_exact: z.boolean(),
    /** Every kind with results, best first; with its best ones unless kinds were asked for. */
    groups: z.array(z.object({ kind: SearchKind, count: z.int(), results: z.array(SearchResult) })),
    /** Where kinds were asked for: a page of them. */
    results: z.array(SearchResult),
    next_cursor: z.string().nullable(),
    /** Streets of that name, on the first page of everything. `first`: a street was asked for. */
    streets: z.object({ found: z.array(FoundStreet), first: z.boolean() }),
    /** Dishes of menus with all the words in their names, on the first page of everything. */
    dishes: z.array(FoundDish),
    /** Offers of the club that have all the words, in themselves or in their business, as with dishes. */
    offers: z.array(FoundOffer),
    /** Properties for sale or to let that have all the words, as with dishes. */
    properties: z.array(FoundProperty),
    /** What the question is answered with above all that, on the first page of everything. */
    answer: Answer.nullable(),
  })
  .meta({ id: 'SearchAnswer' })
export type SearchAnswer = z.input<typeof SearchAnswer>

export const search = endpoint({
  method: 'GET',
  path: '/api/v1/search',
  access: 'anyone',
  tag: 'Busca',
  summary: 'Busca em tudo o que o portal publica',
  query: SearchQuery,
  response: SearchAnswer,
  status: 200,
})

/** `path` leads to a page; without it the text is something to search for. */
export const Suggestion = z
  .object({
    text: z.string(),
    kind: z.enum([...SEARCH_KINDS, STREET_KIND]).nullable(),
    path: z.string().nullable(),
    hint: z.string(),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.infer<typeof Suggestion>

export const suggest = endpoint({
  method: 'GET',
  path: '/api/v1/suggest',
  access: 'anyone',
  tag: 'Busca',
  summary: 'Sugestões para o começo de uma busca',
  query: z.object({ q: typed }),
  response: z.array(Suggestion),
  status: 200,
})

export const listPopularSearches = endpoint({
  method: 'GET',
  path: '/api/v1/search/popular',
  access: 'anyone',
  tag: 'Busca',
  summary: 'O que mais se procura nestes dias',
  response: z.array(z.string()),
  status: 200,
})
