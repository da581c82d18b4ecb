import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningGoogle, startGoogle } from './start-google.ts'
import { Browser } from './testing/browser.ts'
import {
  ask,
  authorizationUrl,
  discover,
  exchangeCode,
  REDIRECT_URI,
  readIdToken,
  signIn,
} from './testing/sign-in.ts'

let google: RunningGoogle
beforeAll(async () => {
  google = await startGoogle({ port: 0 })
})
afterAll(() => google.stop())

const claimsOf = async (name: string) => {
  const { body } = await exchangeCode(google, await signIn(google, name))
  return readIdToken(google, body.id_token)
}

it('says by discovery what it offers', async () => {
  expect(await discover(google)).toMatchObject({
    issuer: google.issuer,
    scopes_supported: expect.arrayContaining(['openid', 'email', 'profile']),
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  })
})

describe('a sign-in', () => {
  it('comes back with a code, the state and the path that was asked for', async () => {
    const callback = await signIn(google, 'Rosa do Atalaia')

    expect(callback.origin + callback.pathname).toBe('http://localhost:3000/auth/callback')
    expect(Object.fromEntries(callback.searchParams)).toEqual({
      plan: 'clube',
      code: expect.any(String),
      state: 'estado',
      iss: google.issuer,
    })
  })

  it('tells who signed in, in the ID token and by userinfo', async () => {
    const { body } = await exchangeCode(google, await signIn(google, 'Rosa do Atalaia'))
    const claims = await readIdToken(google, body.id_token)
    const { userinfo_endpoint } = await discover(google)
    const answer = await fetch(userinfo_endpoint, {
      headers: { authorization: `Bearer ${body.access_token}` },
    })

    const person = {
      sub: expect.stringMatching(/^\d{21}$/),
      name: 'Rosa do Atalaia',
      email: 'rosa@exemplo.test',
      email_verified: true,
      picture: `${google.issuer}/retratos/${claims.sub}.svg`,
    }
    expect(claims).toMatchObject({
      ...person,
      iss: google.issuer,
      aud: 'portal-local',
      nonce: 'unico',
    })
    expect(await answer.json()).toEqual(person)
  })

  it('tells that an e-mail is not verified', async () => {
    expect(await claimsOf('Lia sem Verificação')).toMatchObject({
      email: 'lia@exemplo.test',
      email_verified: false,
    })
  })

  it('has a person who tells no e-mail', async () => {
    const claims = await claimsOf('Nilo sem E-mail')

    expect(claims.name).toBe('Nilo sem E-mail')
    expect(claims).not.toHaveProperty('email')
    expect(claims).not.toHaveProperty('email_verified')
  })

  it('takes anybody who is typed, and knows them again by their e-mail', async () => {
    const enter = async (person: Record<string, string>) => {
      const { browser, chooser } = await ask(google, { prompt: 'consent' })
      const consent = await browser.open(chooser.url, person)
      const callback = await browser.open(consent.url, { allow: '1' })
      const { body } = await exchangeCode(google, new URL(callback.url))
      return readIdToken(google, body.id_token)
    }
    const first = await enter({ name: 'Zé', email: 'ze@exemplo.test', verified: 'on' })
    const second = await enter({ name: 'José', email: 'ZE@exemplo.test' })

    expect(first).toMatchObject({ name: 'Zé', email: 'ze@exemplo.test', email_verified: true })
    expect(second).toMatchObject({ name: 'José', sub: first.sub, email_verified: false })
  })

  it('remembers what was allowed, but asks again on prompt=consent', async () => {
    await signIn(google, 'Caio Maçarico')
    const next = async (parameters: Record<string, string>) => {
      const { browser, chooser } = await ask(google, parameters)
      const sub = /value="(\d+)"[^>]*><img[^>]*><strong>Caio/.exec(chooser.body)?.[1] ?? ''
      return browser.open(chooser.url, { sub })
    }

    expect((await next({})).url).toContain('http://localhost:3000/auth/callback')
    expect((await next({ prompt: 'consent' })).body).toContain('Permitir')
    expect((await next({ prompt: 'select_account' })).url).toContain('code=')
  })

  it('lets the same browser sign in as somebody else', async () => {
    const { browser, chooser } = await ask(google)
    const consent = await browser.open(chooser.url, { name: 'Ana', email: 'ana@exemplo.test' })
    await browser.open(consent.url, { allow: '1' })

    const again = await browser.open(await authorizationUrl(google))

    expect(again.body).toContain('Escolha uma conta')
    expect(again.body).toContain('Ana')
  })
})

describe('a person who cancels', () => {
  it.each(['chooser', 'consent'])('sends access_denied to the portal from the %s', async (step) => {
    const { browser, chooser } = await ask(google, { prompt: 'consent' })
    const page =
      step === 'chooser'
        ? chooser
        : await browser.open(chooser.url, { name: 'Bia', email: 'bia@exemplo.test' })

    const { url } = await browser.open(page.url, { cancel: '1' })

    const { origin, searchParams } = new URL(url)
    expect(origin).toBe('http://localhost:3000')
    expect(searchParams.get('error')).toBe('access_denied')
    expect(searchParams.get('state')).toBe('estado')
    expect(searchParams.has('code')).toBe(false)
  })
})

describe('a request', () => {
  it.each([
    'http://portal.exemplo.test/auth/callback',
    'https://localhost.exemplo.test/',
    'https://localhost:3000/',
    'javascript:alert(1)',
  ])('is refused on a page of its own when it would return to %s', async (redirect_uri) => {
    const { chooser } = await ask(google, { redirect_uri })

    expect(chooser.status).toBe(400)
    expect(chooser.url).toContain(google.issuer)
    expect(chooser.body).toContain('Não foi possível continuar')
  })

  it.each(['http://localhost:5173/volta', 'http://127.0.0.1:49152/auth/callback', REDIRECT_URI])(
    'may return to %s',
    async (redirect_uri) => {
      const { chooser } = await ask(google, { redirect_uri })

      expect(chooser.body).toContain('Escolha uma conta')
    },
  )

  it('is refused when the client is another', async () => {
    const { chooser } = await ask(google, { client_id: 'outro' })

    expect(chooser.status).toBe(400)
    expect(chooser.body).toContain('client_id que não é o configurado')
  })

  it('is refused when it does not say where to return', async () => {
    const url = new URL(await authorizationUrl(google))
    url.searchParams.delete('redirect_uri')

    expect((await new Browser(google.issuer).open(url.href)).status).toBe(400)
  })

  it('is sent back when it carries no PKCE challenge', async () => {
    const url = new URL(await authorizationUrl(google))
    url.searchParams.delete('code_challenge')
    url.searchParams.delete('code_challenge_method')

    const answer = await new Browser(google.issuer).open(url.href)

    expect(new URL(answer.url).searchParams.get('error')).toBe('invalid_request')
  })

  it('may carry the parameters that only Google knows', async () => {
    const { chooser } = await ask(google, {
      access_type: 'online',
      include_granted_scopes: 'true',
      hd: 'exemplo.test',
    })

    expect(chooser.status).toBe(200)
  })
})
