import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import type { RunningGoogle } from '../start-google.ts'
import { Browser, type Page } from './browser.ts'

export const CLIENT = { clientId: 'portal-local', clientSecret: 'portal-local-secret' }
export const REDIRECT_URI = 'http://localhost:3000/auth/callback?plan=clube'
const VERIFIER = 'v'.repeat(43)

type Endpoints = {
  issuer: string
  authorization_endpoint: string
  token_endpoint: string
  userinfo_endpoint: string
  jwks_uri: string
  scopes_supported: string[]
  code_challenge_methods_supported: string[]
}

export async function discover({ issuer }: RunningGoogle): Promise<Endpoints> {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`)
  return answer.json() as Promise<Endpoints>
}

export async function authorizationUrl(
  google: RunningGoogle,
  parameters: Record<string, string> = {},
) {
  const { authorization_endpoint } = await discover(google)
  const query = new URLSearchParams({
    client_id: CLIENT.clientId,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'estado',
    nonce: 'unico',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  })
  return `${authorization_endpoint}?${query}`
}

/** Asks, and stands on the page where a person is chosen. */
export async function ask(google: RunningGoogle, parameters?: Record<string, string>) {
  const browser = new Browser(google.issuer)
  const chooser = await browser.open(await authorizationUrl(google, parameters))
  return { browser, chooser }
}

/** A button of the chooser that carries the name. */
export function subOf(name: string, { body }: Page) {
  const sub = new RegExp(`name="sub" value="(\\d+)"[^>]*><img[^>]*><strong>${name}`).exec(body)?.[1]
  if (!sub) throw new Error(`${name} is not on the page`)
  return sub
}

/** Chooses a person, allows what is asked, and returns where the browser ends. */
export async function signIn(
  google: RunningGoogle,
  name: string,
  parameters?: Record<string, string>,
): Promise<URL> {
  const { browser, chooser } = await ask(google, parameters)
  const next = await browser.open(chooser.url, { sub: subOf(name, chooser) })
  if (!next.url.startsWith(google.issuer)) return new URL(next.url)
  return new URL((await browser.open(next.url, { allow: '1' })).url)
}

export async function exchange(
  google: RunningGoogle,
  form: Record<string, string>,
  secret = CLIENT.clientSecret,
) {
  const { token_endpoint } = await discover(google)
  const answer = await fetch(token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: CLIENT.clientId,
      client_secret: secret,
      ...form,
    }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}

export function exchangeCode(google: RunningGoogle, callback: URL, secret?: string) {
  return exchange(google, codeForm(callback), secret)
}

export function codeForm(callback: URL) {
  return {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: REDIRECT_URI,
    code_verifier: VERIFIER,
  }
}

/** The claims of an ID token, once its signature has been checked by the provider's own key. */
export async function readIdToken(google: RunningGoogle, token = '') {
  const { jwks_uri } = await discover(google)
  const { keys } = (await (await fetch(jwks_uri)).json()) as { keys: [JsonWebKey] }
  const key = createPublicKey({ key: keys[0], format: 'jwk' })
  const [header = '', payload = '', signature = ''] = token.split('.')
  const signed = Buffer.from(`${header}.${payload}`)
  if (!verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))) {
    throw new Error('the ID token is not signed by the provider')
  }
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
}
