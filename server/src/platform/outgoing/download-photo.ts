import { guardedRequest, mayCall, OutgoingRefused, type OutgoingRules } from './guarded-request.ts'

type Limits = { timeoutMs: number; maxBytes: number }
const MOST_REDIRECTS = 3
const HEADERS = { 'user-agent': 'GuiaDaCidade/1.0 (fotos)', accept: 'image/*' }

/** A photo at an address of others, through the guard. Whether it is one is for the reader to find out. */
export async function downloadPhoto(
  url: string,
  limits: Limits,
  rules: OutgoingRules,
): Promise<Buffer> {
  // Many are still named with http; whoever serves them answers by https too, or is not asked.
  const address = mayCall(url, rules) ? url : url.replace(/^http:/, 'https:')
  const call = { method: 'GET' as const, headers: HEADERS, maxRedirects: MOST_REDIRECTS, ...limits }
  const answer = await guardedRequest(address, call, rules)
  if (answer.status !== 200) throw new OutgoingRefused('refused', `answered ${answer.status}`)
  return answer.body
}
