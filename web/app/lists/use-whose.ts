import { type DecidedAt, OWN_DECISIONS_MAX } from '@portal/contract/portal/workplace/decided-at'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'

/** By whether the person who looks may decide about it: nobody decides about their own. */
type Whose = 'own' | 'others' | 'unknown'

/** Whose each of the things in sight is. Where nothing is decided, all are somebody else's. */
export function useWhose(at: DecidedAt | undefined, ids: readonly string[]): (id: string) => Whose {
  const asked = at ? [...new Set(ids)].map((id) => ownQuery(at, id)) : []
  const answers = useQueries({ queries: asked })
  const found = new Map(asked.map(({ queryKey }, index) => [queryKey[3], answers[index]]))
  return (id) => (at ? whoseOf(found.get(id)) : 'others')
}

/** A hint that does not come holds nobody up: the server refuses what it must. */
function whoseOf(answer: { data: boolean | undefined; isError: boolean } | undefined): Whose {
  if (answer?.data === undefined) return answer?.isError ? 'others' : 'unknown'
  return answer.data ? 'own' : 'others'
}

const ownQuery = (at: DecidedAt, id: string) =>
  queryOptions({
    queryKey: ['admin', 'own-decisions', at, id] as const,
    queryFn: () => isOwn(at, id),
  })

type Call = { ids: string[]; own: Promise<ReadonlySet<string>> }
const gathering = new Map<DecidedAt, Call>()

/** What a screen asks in one go, row by row, goes out as one call. */
async function isOwn(at: DecidedAt, id: string): Promise<boolean> {
  const begun = gathering.get(at)
  const call = begun && begun.ids.length < OWN_DECISIONS_MAX ? begun : beginCall(at)
  call.ids.push(id)
  return (await call.own).has(id)
}

function beginCall(at: DecidedAt): Call {
  const ids: string[] = []
  const call = { ids, own: Promise.resolve().then(send) }
  gathering.set(at, call)
  return call

  async function send() {
    if (gathering.get(at) === call) gathering.delete(at)
    const query = { at, ids: ids.join(',') }
    return new Set((await browserApi.get('/api/v1/admin/own-decisions', { query })).own)
  }
}
