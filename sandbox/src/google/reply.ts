import type { Context } from 'oidc-provider'
import type { Markup } from '../page/html.ts'
import { pageHeaders } from '../page/page-headers.ts'

export const GOOGLE_HEADERS = pageHeaders({
  'img-src': "'self' data:",
  // A browser holds the redirect that follows a form to this list too: back to the portal.
  'form-action': "'self' http://localhost:* http://127.0.0.1:*",
})

export function sendPage(context: Context, status: number, page: Markup) {
  context.status = status
  context.set(GOOGLE_HEADERS)
  context.type = 'text/html; charset=utf-8'
  context.body = page.source
}
