import type { QueryClient } from '@tanstack/react-query'
import { myListingsQuery } from '~/features/guide/my-listings/my-listings.queries.ts'

/** One answer serves a walk through the guide, and the link to edit asks for the same. */
const FRESH_MS = 10 * 60_000

/** Addresses of the businesses that a signed-in person owns or works for. */
export async function readOwnSlugs(queries: QueryClient): Promise<ReadonlySet<string>> {
  const own = await queries.fetchQuery({ ...myListingsQuery(), staleTime: FRESH_MS })
  return new Set(own.map(({ slug }) => slug))
}
