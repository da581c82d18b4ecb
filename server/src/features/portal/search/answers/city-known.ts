import { SETTINGS_FALLBACKS } from '@portal/contract/ground/settings/fallbacks'
import { ANSWER_RULE_IDS } from '@portal/contract/portal/search/answer.texts'
import { TaggedCache } from '../../../../platform/cache/tagged-cache.ts'
import { defineTag, Tag } from '../../../../platform/live/tags.ts'
import type { Deps } from '../search.feature.ts'
import { DEFAULT_ANSWER_WORDS } from './answer-words.texts.ts'
import { type Ear, earFor, type NamedPlace, type RuleWords } from './question.rules.ts'

type Sight = Awaited<ReturnType<Deps['stores']['sights']['listPublished']>>[number]
type Utility = Awaited<ReturnType<Deps['stores']['utilities']['listPublished']>>[number]

/** What every answer needs, and changes seldom: read once, kept until something of it changes. */
export type CityKnown = {
  ear: Ear
  beaches: Sight[]
  sights: Sight[]
  utilities: Utility[]
  kindNames: ReadonlyMap<string, string>
  /** Of a kind within another: that one. */
  parents: ReadonlyMap<string, string>
}

export const ANSWER_WORDS_TAG = defineTag('search-answer-words')
const TTL_MS = 10 * 60_000

export function rememberCity(deps: Pick<Deps, 'stores' | 'bus' | 'clock'>) {
  const cache = new TaggedCache<CityKnown>({ maxBytes: 1024, clock: deps.clock }).follow(deps.bus)
  return async (): Promise<CityKnown> => {
    const { value } = await cache.read('city', async () => ({
      value: await readCity(deps),
      tags: [ANSWER_WORDS_TAG, Tag.sights, Tag.utilities, Tag.categories],
      ttlMs: TTL_MS,
      bytes: 1,
    }))
    return value
  }
}

export async function readCity({ stores }: Pick<Deps, 'stores'>): Promise<CityKnown> {
  const [words, sights, utilities, categories, neighbourhoods] = await Promise.all([
    stores.answerWords.list(),
    stores.sights.listPublished(),
    stores.utilities.listPublished(),
    stores.categories.listAll(),
    stores.directory.listNeighbourhoods(),
  ])
  const written = new Map(words.map((one) => [one.rule, one]))
  const rules: RuleWords[] = ANSWER_RULE_IDS.map((id) => ({
    id,
    ...(written.get(id) ?? DEFAULT_ANSWER_WORDS[id]),
  }))
  const ofCategories = categories
    .filter(({ is_active }) => is_active)
    .map(({ slug, name }) => ({ id: `kind:${slug}`, anywhere: partsOf(name), alone: [] }))
  const named = [
    ...sights.map(({ kind, name, slug }) => ({ name, key: `${kind}:${slug}` })),
    ...neighbourhoods
      .filter(({ name }) => name !== SETTINGS_FALLBACKS.city_name)
      .map(({ name }) => ({ name, key: `bairro:${name}` })),
  ] satisfies NamedPlace[]
  return {
    ear: earFor([...rules, ...ofCategories], named),
    beaches: sights.filter(({ kind }) => kind === 'beach'),
    sights,
    utilities,
    kindNames: new Map(categories.map(({ slug, name }) => [slug, name])),
    parents: new Map(
      categories.flatMap(({ slug, parent_id }) => {
        const parent = categories.find(({ id }) => id === parent_id)
        return parent ? [[slug, parent.slug] as const] : []
      }),
    ),
  }
}

/** "Açaí e sorvetes" is asked for by either. */
const partsOf = (name: string) => name.split(' e ')
