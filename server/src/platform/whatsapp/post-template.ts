import type { Config } from '../config/config.ts'
import { classifyRefusal, type Refusal } from './refusals.ts'

const API_VERSION = 'v25.0'
const COUNTRY_CODE = '55'
/** A person is waiting for the code: an answer later than this is no answer. */
export const ANSWER_TIMEOUT_MS = 5_000

export type Account = NonNullable<Config['whatsapp']>

/** `reason` names no person: it goes to the log. */
export type Sending = { kind: 'accepted' } | { kind: Refusal; reason: string }

type Template = { phone: string; name: string; components: readonly object[] }

/** One message of a template. Never throws: what went wrong says what to do next. */
export async function postTemplate(
  account: Account,
  { phone, name, components }: Template,
  timeoutMs: number,
): Promise<Sending> {
  let answer: Response
  let body: unknown
  try {
    answer = await fetch(`${numberAddress(account)}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(messageOf(phone, { name, components })),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    body = parse(await answer.text())
  } catch (error) {
    return { kind: 'later', reason: error instanceof Error ? error.name : 'unknown' }
  }
  return judge(answer, body)
}

const numberAddress = ({ apiUrl, phoneNumberId }: Account) =>
  `${apiUrl.replace(/\/+$/, '')}/${API_VERSION}/${phoneNumberId}`

/** Whether the number answers to our token; sends nothing. Rejects where nobody answers. */
export async function checkNumber(account: Account, timeoutMs: number): Promise<number> {
  const answer = await fetch(`${numberAddress(account)}?fields=id`, {
    headers: { authorization: `Bearer ${account.token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await answer.body?.cancel()
  return answer.status
}

const messageOf = (phone: string, template: Omit<Template, 'phone'>) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: `${COUNTRY_CODE}${phone}`,
  type: 'template',
  template: { name: template.name, language: { code: 'pt_BR' }, components: template.components },
})

function judge({ ok, status }: Response, body: unknown): Sending {
  const { messages, error } = (body ?? {}) as {
    messages?: { id?: unknown }[]
    error?: { code?: unknown }
  }
  if (ok) {
    // A proxy may answer 200 with a page of its own: only the id of a message is a yes.
    const isAccepted = Array.isArray(messages) && typeof messages[0]?.id === 'string'
    return isAccepted ? { kind: 'accepted' } : { kind: 'later', reason: 'no message id' }
  }
  const code = typeof error?.code === 'number' ? error.code : null
  return {
    kind: classifyRefusal(status, code),
    reason: code === null ? `status ${status}` : `code ${code}`,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
