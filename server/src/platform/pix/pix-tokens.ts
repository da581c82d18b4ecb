import { z } from 'zod'
import type { PixProfile } from './pix-profile.ts'
import type { HttpAnswer, Transport } from './pix-transport.ts'

/** A token is renewed so long before its end: it must outlive the call. */
const MARGIN_MS = 30_000
const DEFAULT_SECONDS = 300
/** What a bank did not grant it may grant a minute later; until then it is not asked again. */
const LACKING_MS = 60_000

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().default(DEFAULT_SECONDS),
  scope: z.string().optional(),
})

type Token = { value: string; expiresAt: number; granted: ReadonlySet<string> | null }
export type TokenResult =
  | { kind: 'ok'; value: string; lacks: string[] }
  /** Also where it was refused: the bank was not asked, so it has answered nothing. */
  | { kind: 'unknown'; reason: string }

/** One token for each set of scopes; whoever needs one while it is fetched waits for the same. */
export function createTokens(profile: PixProfile, transport: Transport, now: () => number) {
  const cached = new Map<string, Promise<Token>>()

  async function get(scopes: readonly string[]): Promise<TokenResult> {
    const name = [...scopes].sort().join(' ')
    const pending = cached.get(name)
    try {
      const token = pending && (await pending)
      const usable = token && token.expiresAt > now() ? token : await renew(name, pending)
      const lacks = scopes.filter((scope) => usable.granted && !usable.granted.has(scope))
      return { kind: 'ok', value: usable.value, lacks }
    } catch (error) {
      return { kind: 'unknown', reason: `token: ${reasonOf(error)}` }
    }
  }

  /** Somebody else may have renewed it while we looked at the old one. */
  function renew(name: string, seen: Promise<Token> | undefined): Promise<Token> {
    const known = cached.get(name)
    if (known && known !== seen) return known
    const fetched = fetchToken(profile, transport, name, now)
    cached.set(name, fetched)
    fetched.catch(() => {
      if (cached.get(name) === fetched) cached.delete(name)
    })
    return fetched
  }

  /** The bank refused it although its time was not over. */
  async function forget(value: string): Promise<void> {
    for (const [name, pending] of cached) {
      const token = await pending.catch(() => null)
      if (token?.value === value && cached.get(name) === pending) cached.delete(name)
    }
  }

  return { get, forget }
}

class TokenRefused extends Error {
  readonly status: number

  constructor(status: number) {
    super('the bank gave no token')
    this.status = status
  }
}

const reasonOf = (error: unknown) => {
  if (error instanceof TokenRefused) return `refused with status ${error.status}`
  return error instanceof Error ? error.name : 'error'
}

async function fetchToken(
  profile: PixProfile,
  transport: Transport,
  scope: string,
  now: () => number,
): Promise<Token> {
  const { clientId, clientSecret, tokenStyle, tokenUrl } = profile
  const isBasic = tokenStyle === 'basic'
  const secret = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const form = new URLSearchParams({ grant_type: 'client_credentials', scope })
  if (!isBasic) {
    form.set('client_id', clientId)
    form.set('client_secret', clientSecret)
  }
  const askedAt = now()
  const answer = await transport({
    method: 'POST',
    url: tokenUrl,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      ...(isBasic ? { authorization: `Basic ${secret}` } : {}),
    },
    body: form.toString(),
  })
  return readToken(answer, scope.split(' '), askedAt)
}

function readToken({ status, json }: HttpAnswer, asked: string[], askedAt: number): Token {
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
    throw new TokenRefused(status)
  }
  const { access_token, expires_in, scope } = TokenAnswer.parse(json)
  // A bank that says nothing about scopes has granted those that were asked for (RFC 6749, 5.1).
  const granted = scope === undefined ? null : new Set(scope.split(' '))
  const isWhole = asked.every((name) => granted?.has(name) ?? true)
  const livesMs = expires_in * 1000 - MARGIN_MS
  return {
    value: access_token,
    expiresAt: askedAt + (isWhole ? livesMs : Math.min(livesMs, LACKING_MS)),
    granted,
  }
}
