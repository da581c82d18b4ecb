import { DirectoryQuery } from '@portal/contract/guide/establishments/establishment'
import { median } from '../load.ts'
import type { GuidePortal } from './portal.ts'

const AT_ONCE = 16
const SECONDS = 1
const ROUNDS = 5
const TARGET = 0.6
const FLOOR = 0.45

/**
 * What the API makes of a question, against the statement alone through the same pool in the same
 * process. Asked the same question the API answers from memory; each time another one, it cannot.
 */
export async function compareWithBareQuery({ app, deps }: GuidePortal) {
  const anywhere = (turn: number) => ({
    lat: (-0.64 + (turn % 4_001) / 100_000).toFixed(5),
    lng: (-47.38 + (turn % 7_001) / 100_000).toFixed(5),
    preco: String(1 + (turn % 4)),
  })
  const bare = (turn: number) =>
    deps.stores.directory.list(DirectoryQuery.parse({ ...anywhere(turn) }))
  const route = async (turn: number) => {
    const query = new URLSearchParams(anywhere(turn))
    const { statusCode } = await app.inject(`/api/v1/establishments?${query}`)
    if (statusCode !== 200) throw new Error(`the directory answered ${statusCode}`)
  }
  const remembered = () => route(0)
  const kinds = { bare, route, remembered }
  const rates: Record<'bare' | 'route' | 'remembered', number[]> = {
    bare: [],
    route: [],
    remembered: [],
  }
  let turn = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of ['bare', 'route', 'remembered'] as const) {
      rates[kind].push(await rate(() => kinds[kind](turn++)))
    }
  }
  const share = (of: readonly number[]) =>
    median(of.map((one, round) => one / (rates.bare[round] ?? Number.NaN)))
  const [fresh, again] = [share(rates.route), share(rates.remembered)]
  return {
    rows: [
      line('the statement alone', rates.bare, null),
      line('the API, never the same question', rates.route, fresh),
      line('the API, the same question', rates.remembered, again),
    ],
    isMissed: fresh < FLOOR || again < TARGET,
  }
}

/** Answers a second, with so many questions open at a time. */
async function rate(ask: () => Promise<unknown>): Promise<number> {
  const ends = performance.now() + SECONDS * 1000
  let answered = 0
  const askOnAndOn = async () => {
    while (performance.now() < ends) {
      await ask()
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOnAndOn))
  return answered / SECONDS
}

function line(name: string, rates: readonly number[], share: number | null) {
  return {
    directory: name,
    'answers/s': Math.round(median(rates)),
    share: share === null ? '' : `${(share * 100).toFixed(1)} %`,
    target: share === null ? '' : `${TARGET * 100} %`,
  }
}
