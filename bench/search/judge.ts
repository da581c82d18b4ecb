import { parseArgs } from 'node:util'
import { type SearchAnswer, SearchQuery } from '@portal/contract/search/search'
import { SEARCH_KINDS } from '@portal/contract/search/search-words'
import { readMeanings } from '../../server/src/features/search/meanings-in-memory.ts'
import { searchCity } from '../../server/src/features/search/search-city.ts'
import { withCleanup } from '../cleanup.ts'
import { startCity } from './city.ts'
import type { Judgement } from './judgements/judgement.ts'
import { JUDGEMENTS } from './judgements.ts'
import { ndcg } from './ndcg.ts'
import { withTypo } from './typos.ts'

/**
 * `npm run search:judge`: how well the search answers what people ask, and whether a slip of the finger
 * costs them the answer. Floors are what the portal promises; `--assert` fails below them.
 */
const NDCG_FLOOR = 0.9
const TYPO_FLOOR = 0.95
const TOP = 3
const SLIPS_EACH = 4

const { values } = parseArgs({
  options: {
    assert: { type: 'boolean', default: false },
    worst: { type: 'string', default: '15' },
  },
})

type Document = { path: string; kind: string; categories: string[] }

await withCleanup(async (defer) => {
  const deps = await startCity(defer)
  const meanings = await readMeanings(deps.stores)
  const documents: Document[] = await deps.connection
    .selectFrom('search_documents')
    .select(['path', 'kind', 'categories'])
    .execute()
  const ask = async (q: string) => {
    const query = SearchQuery.parse({ q, tipo: SEARCH_KINDS.join(',') })
    const { vocabulary } = deps.stores
    return searchCity(query, {
      ...deps,
      meanings: async () => meanings,
      lookUp: (words) => vocabulary.lookUp(words),
    })
  }
  const judged = await judgeAll(documents, ask)
  const mean = judged.reduce((sum, { score }) => sum + score, 0) / judged.length
  for (const { q, score, top } of judged
    .toSorted((a, b) => a.score - b.score)
    .slice(0, Number(values.worst))) {
    console.log(`${score.toFixed(2)}  ${q}  →  ${top.join(' | ')}`)
  }
  const typos = await tryTypos(ask)
  for (const { typed, of } of typos.missed.slice(0, Number(values.worst)))
    console.log(`missed: ${typed} (${of})`)
  console.log(`${judged.length} questions, nDCG@10 ${mean.toFixed(3)} (floor ${NDCG_FLOOR})`)
  console.log(
    `${typos.tried} with one slip, ${(typos.share * 100).toFixed(1)} % find in the top ${TOP} what the right spelling finds first (floor ${TYPO_FLOOR * 100} %)`,
  )
  if (values.assert && (mean < NDCG_FLOOR || typos.share < TYPO_FLOOR)) process.exitCode = 1
})

type Ask = (q: string) => Promise<SearchAnswer>

async function judgeAll(documents: readonly Document[], ask: Ask) {
  const judged = []
  for (const judgement of JUDGEMENTS) {
    const grades = new Map(documents.map((one) => [one.path, gradeOf(one, judgement)]))
    const { results: found } = await ask(judgement.q)
    judged.push({
      q: judgement.q,
      score: ndcg(
        found.map(({ path }) => grades.get(path) ?? 0),
        [...grades.values()],
      ),
      top: found.slice(0, 4).map(({ path }) => `${path} ${grades.get(path) ?? 0}`),
    })
  }
  return judged
}

/** What is said of it by name, else the best of what is said of its categories and its kind. */
function gradeOf({ path, kind, categories }: Document, { want }: Judgement): number {
  const own = want[path] ?? want[path.split('/').at(-1) ?? '']
  return own ?? Math.max(0, ...[...categories, `kind:${kind}`].map((name) => want[name] ?? 0))
}

/** What stands first for the right spelling stands in the top three for the wrong one. */
async function tryTypos(ask: Ask) {
  const missed: { typed: string; of: string }[] = []
  let tried = 0
  for (const [place, { q }] of JUDGEMENTS.entries()) {
    const right = await ask(q)
    const first = right.results[0]
    // What was mistyped already would have two slips.
    if (!first || right.corrected) continue
    for (let slip = 0; slip < SLIPS_EACH; slip += 1) {
      const typed = withTypo(q, place * 3 + slip)
      if (!typed || typed === q) continue
      tried += 1
      const { results: found } = await ask(typed)
      if (!found.slice(0, TOP).some(({ id }) => id === first.id)) missed.push({ typed, of: q })
    }
  }
  return { missed, tried, share: 1 - missed.length / Math.max(1, tried) }
}
