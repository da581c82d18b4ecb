/// <reference path="./oidc-provider.d.ts" />
import { type KeyObject, randomBytes } from 'node:crypto'
import { interactionPolicy, type OidcContext, Provider } from 'oidc-provider'
import { createMemory } from './memory-adapter.ts'
import { errorPage } from './pages.ts'
import type { People, Person } from './people.ts'
import { GOOGLE_HEADERS } from './reply.ts'

export type Client = { clientId: string; clientSecret: string }

const HOUR_SECONDS = 60 * 60
const LOCAL_HOSTS = ['localhost', '127.0.0.1']
export const TOKEN_PATH = '/token'
export const AUTHORIZATION_PATH = '/o/oauth2/v2/auth'
export const INTERACTION_PATH = '/entrar/'

type Setup = Client & {
  issuer: string
  signingKey: KeyObject
  people: People
  /** What each person last allowed: the id of the grant, by sub. */
  consents: ReadonlyMap<string, string>
}

export function createProvider(setup: Setup): Provider {
  const { issuer, people, consents } = setup
  const provider: Provider = new Provider(issuer, {
    ...identity(setup),
    ...googleBehaviour(),
    ...lifetimes(),
    findAccount: async (_context: OidcContext, sub: string) => {
      const person = people.find(sub)
      return person && { accountId: sub, claims: async () => claimsOf(person, issuer) }
    },
    loadExistingGrant: async ({ oidc: { result, session } }: OidcContext) => {
      const grantId = result?.consent?.grantId ?? consents.get(session.accountId ?? '')
      return grantId ? provider.Grant.find(grantId) : undefined
    },
    renderError: async (context: OidcContext, { error }: { error: string }) => {
      context.type = 'html'
      context.set(GOOGLE_HEADERS)
      context.body = errorPage(error).source
    },
  })
  // The portal runs on any port of this machine, and nowhere else.
  provider.Client.prototype.redirectUriAllowed = isLocal
  return provider
}

function identity({ issuer, clientId, clientSecret, signingKey }: Setup) {
  return {
    adapter: createMemory(),
    jwks: { keys: [{ ...signingKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      // The portal on another port of the same host sees these too, so they carry their own names.
      names: { session: 'google_session', interaction: 'google_step', resume: 'google_resume' },
    },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${issuer}/`],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    clientBasedCORS: () => false,
  }
}

function googleBehaviour() {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 1)
  return {
    routes: {
      authorization: AUTHORIZATION_PATH,
      token: TOKEN_PATH,
      userinfo: '/v1/userinfo',
      jwks: '/oauth2/v3/certs',
      revocation: '/revoke',
    },
    responseTypes: ['code'],
    allowOmittingSingleRegisteredRedirectUri: false,
    scopes: ['openid', 'offline_access'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'picture'],
    },
    // Google puts the e-mail and the name into the ID token as well.
    conformIdTokenClaims: false,
    // Stricter than Google, which asks it of public clients only: the portal always sends it.
    pkce: { required: () => true },
    rotateRefreshToken: false,
    expiresWithSession: async () => false,
    extraParams: { access_type: translateOfflineAccess, include_granted_scopes: null, hd: null },
    interactions: {
      policy,
      url: async (_context: OidcContext, { uid }: { uid: string }) => `${INTERACTION_PATH}${uid}`,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async () => true },
    },
  }
}

function lifetimes() {
  return {
    ttl: {
      AccessToken: HOUR_SECONDS,
      AuthorizationCode: 60,
      IdToken: HOUR_SECONDS,
      Interaction: HOUR_SECONDS,
      Session: HOUR_SECONDS,
      Grant: 24 * HOUR_SECONDS,
      RefreshToken: 24 * HOUR_SECONDS,
    },
  }
}

/** What Google calls access_type=offline is a scope in OpenID Connect. */
function translateOfflineAccess({ oidc: { params } }: OidcContext, value: string | undefined) {
  const isConsentAsked = params.prompt?.split(' ').includes('consent')
  const scopes = params.scope?.split(' ') ?? []
  if (value !== 'offline' || !isConsentAsked || scopes.includes('offline_access')) return
  params.scope = [...scopes, 'offline_access'].join(' ')
}

function claimsOf({ sub, name, email, isEmailVerified }: Person, issuer: string) {
  return {
    sub,
    name,
    picture: `${issuer}/retratos/${sub}.svg`,
    ...(email === null ? {} : { email, email_verified: isEmailVerified }),
  }
}

function isLocal(uri: string) {
  const url = URL.parse(uri)
  return url?.protocol === 'http:' && LOCAL_HOSTS.includes(url.hostname)
}
