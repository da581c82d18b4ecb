import { parseArgs } from 'node:util'
import { SearchQuery } from '@portal/contract/portal/search/search'
import { SEARCH_KINDS } from '@portal/contract/portal/search/search.texts'
import { slugOf } from '@portal/contract/shared/slug'
import { sql } from 'kysely'
import { readMeanings } from '../../server/src/features/portal/search/meanings-in-memory.ts'
import { searchCity } from '../../server/src/features/portal/search/search-city.ts'
import { isFoundAt } from '../../server/src/features/portal/search/search-query.ts'
import { withCleanup } from '../cleanup.ts'
import { startCity } from './city.ts'
import { judgeFirstScreens } from './judge-first-screens.ts'
import { type Asked, FIRST_SCREEN } from './judgements/first-screen.ts'
import { FRESH_SCREENS } from './judgements/fresh-screens.ts'
import { HELD_OUT } from './judgements/held-out.ts'
import type { Judgement } from './judgements/judgement.ts'
import { JUDGEMENTS } from './judgements.ts'
import { withTypo } from './typos.ts'

/**
 * `npm run search:judge`: how well the search answers what people ask, and whether a slip of the finger
 * costs them the answer. Floors are what the portal promises; `--assert` fails below them.
 */
const NDCG_PROMISED = 0.9
const TYPO_FLOOR = 0.95
/** Of what is typed with a thumb, so much is answered on the first screen. */
const FIRST_SCREENS_PROMISED = 0.92
const TOP = 3
const SLIPS_EACH = 4
/** Asked side by side: the database works on one while this process puts another in order. */
const AT_ONCE = 4

const { values } = parseArgs({
  options: {
    assert: { type: 'boolean', default: false },
    /** What it has reached is kept: below this something got worse, though the promise still holds. */
    floor: { type: 'string', default: '0.94' },
    worst: { type: 'string', default: '15' },
    /** The first screens alone. */
    'only-first': { type: 'boolean', default: false },
  },
})

const say = (line: string) => void process.stdout.write(`${line}\n`)

type Document = {
  source_id: string
  title: string
  path: string
  kind: string
  categories: string[]
}

await withCleanup(async (defer) => {
  const deps = await startCity(defer)
  const meanings = await readMeanings(deps.stores)
  const documents: Document[] = await deps.connection
    .selectFrom('search_documents')
    .select(['source_id', 'title', 'path', 'kind', 'categories'])
    // What waits for its hour, or is over, answers nobody.
    .where(sql<boolean>`${isFoundAt(sql`${deps.clock.now()}::timestamptz`)}`)
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
  const SETS: Record<string, readonly Asked[]> = { first: FIRST_SCREEN, second: FRESH_SCREENS }
  for (const [name, questions] of Object.entries(SETS)) {
    const screens = await judgeFirstScreens(questions, { deps, meanings, documents })
    for (const { q, shown } of screens.wrong) say(`first screen wrong: ${q}  →  ${shown}`)
    say(
      `${name} ${screens.asked} first screens, ${(screens.share * 100).toFixed(1)} % right (promised ${FIRST_SCREENS_PROMISED * 100} %), ` +
        `${screens.missing} of them say that the portal does not know`,
    )
    if (values.assert && screens.share < FIRST_SCREENS_PROMISED) process.exitCode = 1
  }
  if (values['only-first']) return
  const judged = await judgeAll(JUDGEMENTS, documents, ask)
  const mean = meanOf(judged)
  for (const { q, score, top } of judged
    .toSorted((a, b) => a.score - b.score)
    .slice(0, Number(values.worst))) {
    say(`${score.toFixed(2)}  ${q}  →  ${top.join(' | ')}`)
  }
  const typos = await tryTypos(JUDGEMENTS, ask)
  for (const { typed, of } of typos.missed.slice(0, Number(values.worst)))
    say(`missed: ${typed} (${of})`)
  for (const { kind, count, score } of byKind(judged)) {
    say(`  ${kind}: ${count} questions, nDCG@10 ${score.toFixed(3)}`)
  }
  say(
    `${judged.length} questions, nDCG@10 ${mean.toFixed(3)} (promised ${NDCG_PROMISED}, kept from falling below ${values.floor})`,
  )
  say(
    `${typos.tried} with one slip, ${(typos.share * 100).toFixed(1)} % find in the top ${TOP} what the right spelling finds first (floor ${TYPO_FLOOR * 100} %)`,
  )
  const heldOut = await judgeAll(HELD_OUT, documents, ask)
  const heldOutTypos = await tryTypos(HELD_OUT, ask)
  say(
    `held out: ${heldOut.length} questions, nDCG@10 ${meanOf(heldOut).toFixed(3)}; ` +
      `${heldOutTypos.tried} with one slip, ${(heldOutTypos.share * 100).toFixed(1)} %`,
  )
  if (values.assert && (mean < Number(values.floor) || typos.share < TYPO_FLOOR))
    process.exitCode = 1
})

function meanOf(judged: readonly { score: number }[]): number {
  return judged.reduce((sum, { score }) => sum + score, 0) / judged.length
}

function byKind(judged: readonly { kinds: string[]; score: number }[]) {
  return SEARCH_KINDS.flatMap((kind) => {
    const of = judged.filter(({ kinds }) => kinds.includes(kind))
    const score = of.reduce((sum, one) => sum + one.score, 0) / of.length
    return of.length > 0 ? [{ kind, count: of.length, score }] : []
  })
}

type Ask = (
  q: string,
) => Promise<Pick<Awaited<ReturnType<typeof searchCity>>, 'results' | 'corrected'>>

async function judgeAll(
  judgements: readonly Judgement[],
  documents: readonly Document[],
  ask: Ask,
) {
  return inTurns(judgements, async (judgement) => {
    const grades = new Map(documents.map((one) => [one.source_id, gradeOf(one, judgement)]))
    const { results: found } = await ask(judgement.q)
    return {
      q: judgement.q,
      kinds: wantedKinds(documents, grades),
      score: ndcg(
        found.map(({ id }) => grades.get(id) ?? 0),
        [...grades.values()],
      ),
      top: found.slice(0, 4).map(({ id, path }) => `${path} ${grades.get(id) ?? 0}`),
    }
  })
}

/** A few at a time; the answers in the order of the questions. */
async function inTurns<Question, Answer>(
  questions: readonly Question[],
  answer: (question: Question, place: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const waiting = questions.entries()
  const lane = async () => {
    for (const [place, question] of waiting) answers[place] = await answer(question, place)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return answers
}

/** The kinds of what answers best. */
function wantedKinds(documents: readonly Document[], grades: ReadonlyMap<string, number>) {
  const best = Math.max(...grades.values())
  const wanted = documents.filter(({ source_id }) => best > 0 && grades.get(source_id) === best)
  return [...new Set(wanted.map(({ kind }) => kind))]
}

/** What is said of it by name, else the best of what is said of its categories and its kind. */
function gradeOf({ title, path, kind, categories }: Document, { want }: Judgement): number {
  const own = want[path] ?? want[path.split('/').at(-1) ?? ''] ?? want[slugOf(title)]
  return own ?? Math.max(0, ...[...categories, `kind:${kind}`].map((name) => want[name] ?? 0))
}

/** What stands first for the right spelling stands in the top three for the wrong one. */
async function tryTypos(judgements: readonly Judgement[], ask: Ask) {
  const slips = await inTurns(judgements, async ({ q }, place) => {
    const right = await ask(q)
    const first = right.results[0]
    // What was mistyped already would have two slips.
    if (!first || right.corrected) return []
    const tried: { typed: string; of: string; isFound: boolean }[] = []
    for (let slip = 0; slip < SLIPS_EACH; slip += 1) {
      const typed = withTypo(q, place * 3 + slip)
      if (!typed || typed === q) continue
      const { results: found } = await ask(typed)
      tried.push({ typed, of: q, isFound: found.slice(0, TOP).some(({ id }) => id === first.id) })
    }
    return tried
  })
  const tried = slips.flat()
  const missed = tried.filter(({ isFound }) => !isFound)
  return { missed, tried: tried.length, share: 1 - missed.length / Math.max(1, tried.length) }
}

/**
 * Normalised discounted cumulative gain of the first ten: 1 is the best order there is.
 * `found` in the order shown, `all` in any: the grades of everything there is.
 */
function ndcg(found: readonly number[], all: readonly number[]): number {
  const best = gain([...all].sort((one, other) => other - one))
  return best === 0 ? (found.length === 0 ? 1 : 0) : gain(found) / best
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, 10)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}
