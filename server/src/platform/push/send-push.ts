import { partsOf } from '@portal/contract/shared/records'
import type { PushConfig } from '../config/push-config.ts'
import { guardedRequest, OutgoingRefused } from '../outgoing/guarded-request.ts'
import type { ServiceWatch } from '../service-watch.ts'
import { isPushAddress } from './push-hosts.ts'

const TIMEOUT_MS = 10_000
const MOST_ANSWER_BYTES = 16 * 1024

export type Subscription = { endpoint: string; pushKey: string; pushSecret: string }

export type PushMessage = {
  title: string
  body: string
  /** Whole address of the page that it opens. */
  navigate: string
  /** One of the same tag takes the place of another, on its way and on the screen. */
  tag: string
  ttlSeconds: number
  urgency: 'high' | 'normal'
  /** A button that ends what it is of: our worker says the token, a browser without it opens the address. */
  stop?: { title: string; navigate: string; token: string }
}

export type PushOutcome =
  | { kind: 'sent' }
  /** Nobody is behind the address any more. */
  | { kind: 'gone' }
  /** It has certainly not been taken. */
  | { kind: 'later'; afterSeconds: number | null; reason: string }
  /** Nobody knows whether it was taken. */
  | { kind: 'unknown'; reason: string }
  /** Our keys or our name are refused: another try is refused as well. */
  | { kind: 'refused'; reason: string }

/**
 * One message to one browser (RFC 8030), closed for it (RFC 8291) and signed by us (RFC 8292). The words
 * are as declarative web push has them, so that a browser shows them without our worker where it can.
 */
export const sendPush = (
  config: PushConfig,
  to: Subscription,
  message: PushMessage,
  services: Pick<ServiceWatch, 'watch'>,
  timeoutMs = TIMEOUT_MS,
): Promise<PushOutcome> =>
  services.watch(
    'push',
    async () => {
      const outcome = await send(config, to, message, { payload: payloadOf(message), timeoutMs })
      if (outcome !== 'too-large') return outcome
      const shorter = await send(config, to, message, {
        payload: payloadOf({ ...message, body: '' }),
        timeoutMs,
      })
      return shorter === 'too-large' ? { kind: 'refused' as const, reason: 'status 413' } : shorter
    },
    (outcome) => ('reason' in outcome ? outcome.reason : null),
  )

const payloadOf = ({ title, body, navigate, tag, stop }: PushMessage) =>
  JSON.stringify({
    web_push: 8030,
    notification: {
      title,
      ...(body ? { body } : {}),
      lang: 'pt-BR',
      dir: 'ltr',
      navigate,
      tag,
      ...(stop ? stopping(stop) : {}),
    },
  })

const stopping = ({ title, navigate, token }: NonNullable<PushMessage['stop']>) => ({
  actions: [{ action: 'stop', title, navigate }],
  data: { stop: token },
})

async function send(
  config: PushConfig,
  to: Subscription,
  message: PushMessage,
  { payload, timeoutMs }: { payload: string; timeoutMs: number },
): Promise<PushOutcome | 'too-large'> {
  if (!isPushAddress(to.endpoint, config)) return { kind: 'gone' }
  const request = await requestOf(config, to, message, payload)
  if (!request) return { kind: 'gone' }
  try {
    const { status, headers } = await guardedRequest(
      to.endpoint,
      { method: 'POST', ...request, timeoutMs, maxBytes: MOST_ANSWER_BYTES },
      {
        reachesPrivate: false,
        ...(config.sandboxOrigin ? { trustedOrigins: [config.sandboxOrigin] } : {}),
      },
    )
    return judge(status, headers['retry-after'])
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) throw error
    const isUnknown = error.reason === 'timeout' || error.reason === 'too-large'
    return isUnknown
      ? { kind: 'unknown', reason: error.reason }
      : { kind: 'later', afterSeconds: null, reason: error.reason }
  }
}

/** Only the worker sends, so only the worker pays for loading what closes and signs. */
async function requestOf(
  { publicKey, privateKey, subject }: PushConfig,
  { endpoint, pushKey, pushSecret }: Subscription,
  { ttlSeconds, urgency, tag }: PushMessage,
  payload: string,
) {
  const { default: webPush } = await import('web-push')
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: pushKey, auth: pushSecret } },
      payload,
      {
        TTL: ttlSeconds,
        urgency,
        topic: tag,
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject, publicKey, privateKey },
      },
    )
    const told = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
    return { headers: Object.fromEntries(told) as Record<string, string>, body: body }
  } catch (error) {
    // A key of the right length that is no point of the curve: no browser ever made it.
    if (partsOf(error).code === 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY') return null
    throw error
  }
}

function judge(status: number, retryAfter: string | undefined): PushOutcome | 'too-large' {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  const reason = `status ${status}`
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 413) return 'too-large'
  if (status === 429 || status >= 500) {
    return { kind: 'later', afterSeconds: secondsOf(retryAfter), reason }
  }
  return { kind: 'refused', reason }
}

/** Seconds; a date, which the header may have too, is left to our own pauses. */
const secondsOf = (retryAfter: string | undefined): number | null =>
  retryAfter && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null
