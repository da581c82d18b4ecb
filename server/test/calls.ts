import type { buildApp } from '../src/app.ts'

type App = Awaited<ReturnType<typeof buildApp>>
type From = { cookie?: string; address?: string; origin?: string; headers?: Record<string, string> }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A call of the API as a browser on the portal's own page makes it. */
export async function call(
  { app }: { app: App },
  method: Method,
  url: string,
  body?: object,
  { cookie, address, origin = 'http://portal.test', headers = {} }: From = {},
) {
  const answer = await app.inject({
    method,
    url: `/api/v1${url}`,
    ...(body ? { payload: body } : {}),
    ...(address ? { remoteAddress: address } : {}),
    headers: { origin, ...(cookie ? { cookie } : {}), ...headers },
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    json:
      answer.body && String(answer.headers['content-type']).includes('json') ? answer.json() : null,
    cookies: answer.cookies,
    /** What the browser would send next. */
    cookie: answer.cookies
      .filter(({ value }) => value)
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join('; '),
  }
}
