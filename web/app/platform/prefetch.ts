import { type DehydratedState, dehydrate, type QueryOptions } from '@tanstack/react-query'
import type { RouterContextProvider } from 'react-router'
import type { ApiClient } from './api.ts'
import { pageApi } from './page-api.ts'
import { createQueryClient } from './query-client.ts'

// Query options of different data in one list: their own types are checked where they are made.
// biome-ignore lint/suspicious/noExplicitAny: TanStack's options are invariant in every parameter
type AnyQuery = QueryOptions<any, any, any, any>

/**
 * Reads what a page needs before it is rendered on the server. A read that fails is left out: the
 * component falls back and the browser asks again.
 */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  queries: (api: ApiClient) => AnyQuery[],
): Promise<DehydratedState> {
  const api = pageApi(context)
  const client = createQueryClient()
  await Promise.all(
    queries(api).map((query) => client.prefetchQuery({ ...query, retry: false } as never)),
  )
  return dehydrate(client)
}
