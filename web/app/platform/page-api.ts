import type { RouterContextProvider } from 'react-router'
import { type ApiClient, createApiClient } from './api.ts'
import { pageContext } from './page-context.ts'

/** The API as a page's loader reads it: in the server's own process. */
export function pageApi(context: Readonly<RouterContextProvider>): ApiClient {
  const page = context.get(pageContext)
  return createApiClient(async (_method, url) => page.readApi(url))
}
