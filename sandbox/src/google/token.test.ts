import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningGoogle, startGoogle } from './start-google.ts'
import {
  CLIENT,
  codeForm,
  discover,
  exchange,
  exchangeCode,
  readIdToken,
  signIn,
} from './testing/sign-in.ts'

let google: RunningGoogle
beforeAll(async () => {
  google = await startGoogle({ port: 0 })
})
afterAll(() => google.stop())

const rosa = (parameters?: Record<string, string>) => signIn(google, 'Rosa do Atalaia', parameters)

describe('the exchange of a code', () => {
  it('takes the secret in the header as well', async () => {
    const { token_endpoint } = await discover(google)
    const answer = await fetch(token_endpoint, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${CLIENT.clientId}:${CLIENT.clientSecret}`)}` },
      body: new URLSearchParams(codeForm(await rosa())),
    })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
  })

  it('refuses a wrong secret', async () => {
    expect(await exchangeCode(google, await rosa(), 'errado')).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    })
  })

  it('refuses a verifier that does not match the challenge', async () => {
    const form = { ...codeForm(await rosa()), code_verifier: 'x'.repeat(43) }

    expect(await exchange(google, form)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
  })

  it('takes a code once only', async () => {
    const callback = await rosa()
    await exchangeCode(google, callback)

    expect(await exchangeCode(google, callback)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
  })

  it('fails once when told to, and the code is still good', async () => {
    const callback = await rosa()
    google.failNextToken()

    expect((await exchangeCode(google, callback)).status).toBe(500)
    expect((await exchangeCode(google, callback)).status).toBe(200)
  })
})

describe('a refresh token', () => {
  const offline = { access_type: 'offline', prompt: 'consent' }

  it.each([
    ['access_type=offline', offline],
    ['offline_access', { scope: 'openid email profile offline_access', prompt: 'consent' }],
  ])('comes with %s and prompt=consent, and stays the same', async (_name, parameters) => {
    const { body } = await exchangeCode(google, await rosa(parameters))
    const refresh = () =>
      exchange(google, { grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' })

    const first = await refresh()
    const second = await refresh()

    expect(first.status).toBe(200)
    expect(await readIdToken(google, first.body.id_token)).toMatchObject({
      email: 'rosa@exemplo.test',
    })
    expect(second.status).toBe(200)
    expect(second.body.access_token).not.toBe(first.body.access_token)
  })

  it.each([
    ['nothing', {}],
    ['access_type=offline', { access_type: 'offline' }],
    ['prompt=consent', { prompt: 'consent' }],
  ])('does not come with %s alone', async (_name, parameters) => {
    const { body } = await exchangeCode(google, await rosa(parameters))

    expect(body).not.toHaveProperty('refresh_token')
    expect(body.access_token).toEqual(expect.any(String))
  })

  it('is refused when the secret is wrong', async () => {
    const { body } = await exchangeCode(google, await rosa(offline))
    const form = { grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' }

    expect((await exchange(google, form, 'errado')).status).toBe(401)
  })

  it('is worth nothing once the portal gave it back', async () => {
    const { body } = await exchangeCode(google, await rosa(offline))
    const token = body.refresh_token ?? ''
    const answer = await fetch(`${google.issuer}/revoke`, {
      method: 'POST',
      body: new URLSearchParams({
        token,
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
      }),
    })

    expect(answer.status).toBe(200)
    expect(
      await exchange(google, { grant_type: 'refresh_token', refresh_token: token }),
    ).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })
})
