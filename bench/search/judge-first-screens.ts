import { SearchQuery } from '@portal/contract/portal/search/search'
import { slugOf } from '@portal/contract/shared/slug'
import type { Deps } from '../../server/src/deps.ts'
import { searchCity } from '../../server/src/features/portal/search/search-city.ts'
import type { Meanings } from '../../server/src/features/portal/search/synonyms.rules.ts'
import type { Asked, Right } from './judgements/first-screen.ts'

/** So many rows stand under the box, or under the answer, before anybody scrolls. */
const ROWS = 5

type Document = {
  source_id: string
  title: string
  path: string
  kind: string
  categories: string[]
}
type Screen = {
  card: string | null
  isMissing: boolean
  /** All that the card says, folded. */
  says: string
  rows: string[]
  isNothing: boolean
}
type City = { deps: Deps; meanings: Meanings; documents: readonly Document[] }

/** Whether what stands on the first screen is right, by what was written before there were answers. */
export async function judgeFirstScreens(questions: readonly Asked[], city: City) {
  // Many useful numbers share one page: there the row says which it is.
  const byPath = new Map(
    city.documents.flatMap((one) => [[one.path, one] as const, [one.source_id, one] as const]),
  )
  const amenities = new Map(
    (
      await city.deps.connection
        .selectFrom('establishments')
        .select(['slug', 'amenities'])
        .execute()
    ).map(({ slug, amenities: own }) => [`/guia/${slug}`, own]),
  )
  const wrong: { q: string; shown: string }[] = []
  let missing = 0
  for (const { q, right } of questions) {
    const screen = await screenOf(q, city)
    const isRight = right.some((one) => fits(one, screen, byPath, amenities))
    if (isRight && screen.isMissing) missing += 1
    if (!isRight)
      wrong.push({ q, shown: `${screen.card ?? 'no card'} | ${screen.rows.join(' | ')}` })
  }
  const asked = questions.length
  return { asked, wrong, missing, share: (asked - wrong.length) / asked }
}

async function screenOf(q: string, { deps, meanings }: City): Promise<Screen> {
  const { answer } = await deps.ports.answerQuestion({ text: q })
  const found = await searchCity(SearchQuery.parse({ q }), {
    ...deps,
    meanings: async () => meanings,
    lookUp: (words) => deps.stores.vocabulary.lookUp(words),
  })
  const business = (path: string) =>
    path.replace(/^\/cardapio\/([^#]+).*$/, '/guia/$1').split('#')[0] ?? ''
  const rows = [
    ...(answer?.places ?? []).flatMap(({ path }) => (path ? [path] : [])),
    ...found.dishes.map(({ path }) => business(path)),
    ...found.offers.map(({ path }) => business(path)),
    ...found.properties.map(({ path }) => path),
    ...found.groups.flatMap(({ results }) =>
      results.map(({ id, path, kind }) => (kind === 'utility' ? id : path)),
    ),
  ]
  return {
    card: answer?.kind ?? null,
    isMissing: answer?.is_missing ?? false,
    says: folded(JSON.stringify(answer ?? {})),
    rows: [...new Set(rows)].slice(0, ROWS),
    isNothing: !answer && (found.total === 0 || found.is_partial),
  }
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

function fits(
  right: Right,
  { card, says, rows, isNothing }: Screen,
  byPath: ReadonlyMap<string, Document>,
  amenities: ReadonlyMap<string, readonly string[]>,
): boolean {
  if ('nothing' in right) return isNothing
  if ('card' in right)
    return card === right.card && (right.says ?? []).every((word) => says.includes(word))
  if ('amenity' in right) {
    return (
      rows.filter((path) => amenities.get(path)?.includes(right.amenity)).length >= right.atLeast
    )
  }
  const isOne = (path: string) => {
    const document = byPath.get(path)
    // Properties are found beside the index.
    if (path.startsWith('/imoveis/')) return right.rows.includes('kind:property')
    if (!document) return false
    const names = [
      ...document.categories,
      `kind:${document.kind}`,
      path,
      document.path.split('/').at(-1),
      slugOf(document.title),
    ]
    return names.some((name) => name && right.rows.includes(name))
  }
  return rows.filter(isOne).length >= right.atLeast
}
