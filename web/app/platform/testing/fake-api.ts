import { vi } from 'vitest'

type Answer = { status: number; body: unknown }
type Handler = (body: unknown) => Answer | Promise<Answer>

const OWN = 'GET /api/v1/admin/own-decisions?'

/**
 * For tests only. The API as `fetch` sees it: "GET /api/v1/profile" → what it answers. `own`: ids of what the
 * person of the team may not decide about, as it is theirs.
 */
export function fakeApi(handlers: Record<string, Handler>, own: readonly string[] = []) {
  const calls: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url}`
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    calls.push({ call, body })
    const isAboutOwn = call.startsWith(OWN) && !handlers[call]
    const answer = isAboutOwn ? ok({ own }) : await handlers[call]?.(body)
    if (!answer) throw new TypeError(`nobody answers ${call}`)
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
  return {
    sent: (call: string) => calls.filter((made) => made.call === call).map(({ body }) => body),
  }
}

export const ok = (body: unknown): Answer => ({ status: 200, body })

export const refused = (status: number, code: string, detail = 'Recusado.'): Answer => ({
  status,
  body: { type: 'about:blank', title: 'Recusado', status, code, detail, requestId: 'r' },
})
