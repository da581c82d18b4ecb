import { createApiClient } from '~/platform/api.ts'
import { KEEPALIVE_MAX_BYTES } from './news-admin.constants.ts'

/** Its calls go through although the page is closed meanwhile, as far as browsers allow. */
export const keepaliveApi = createApiClient(async (method, url, body) => {
  const text = JSON.stringify(body ?? {})
  const response = await fetch(url, {
    method,
    body: text,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    keepalive: new Blob([text]).size <= KEEPALIVE_MAX_BYTES,
  })
  return { status: response.status, body: await response.json().catch(() => null) }
})
