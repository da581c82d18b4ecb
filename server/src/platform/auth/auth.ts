import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { genericOAuth, twoFactor } from 'better-auth/plugins'
import type { Config } from '../config/config.ts'
import type { Connection } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Passwords } from './password.ts'
import { portalCodes } from './portal-codes.ts'
import { portalSessions } from './portal-sessions.ts'
import * as tables from './tables.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

export const SESSION_SECONDS = 7 * DAY
/** Where the library answers; of it only the providers' return address can be reached. */
export const AUTH_PATH = '/api/auth'

/** How the library's refusal of a blocked person is told from others. */
export const BLOCKED_CODE = 'ACCOUNT_BLOCKED'

/** The address the client is known by, set by us from the connection and never by the client. */
export const CLIENT_ADDRESS_HEADER = 'x-portal-client-address'

type AuthOptions = {
  config: Config
  connection: Connection
  log: Log
  passwords: Passwords
  /** A person who came with a provider and had no account. */
  onPersonCreated(userId: string): Promise<void>
}

/** Who somebody is: passwords, sessions, providers and second factors, on our own tables. */
export function createAuth({ config, connection, log, passwords, onPersonCreated }: AuthOptions) {
  async function refuseBlocked(userId: string) {
    const blocked = await connection
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('blocked_at', 'is not', null)
      .executeTakeFirst()
    if (blocked) throw new APIError('FORBIDDEN', { code: BLOCKED_CODE, message: 'blocked' })
  }
  return betterAuth({
    appName: new URL(config.publicOrigin).hostname,
    baseURL: config.publicOrigin,
    basePath: AUTH_PATH,
    secret: config.auth.secret,
    trustedOrigins: [config.publicOrigin],
    database: { db: connection, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // Its words can name people: the level and the fact are enough for us.
    logger: {
      level: 'error',
      log: (level, message) => log[level === 'error' ? 'error' : 'debug']({ message }, 'auth'),
    },
    // Ours are stricter, per account and shared by all nodes.
    rateLimit: { enabled: false },
    onAPIError: { errorURL: `${config.publicOrigin}/auth/callback` },
    advanced: {
      cookiePrefix: 'portal',
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: false, validateSchema: false },
    },
    user: tables.user,
    session: { ...tables.session, expiresIn: SESSION_SECONDS, updateAge: DAY },
    account: {
      ...tables.account,
      encryptOAuthTokens: true,
      // Linking by e-mail only when both sides have proved it: nobody waits in another's account.
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
    },
    verification: { ...tables.verification, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      password: passwords,
    },
    databaseHooks: {
      user: { create: { after: (user) => onPersonCreated(user.id) } },
      // Whatever the way in: password, second factor, Google.
      session: { create: { before: ({ userId }) => refuseBlocked(userId) } },
    },
    plugins: [
      portalSessions,
      portalCodes,
      twoFactor({
        schema: tables.twoFactor,
        twoFactorTable: 'two_factors',
        // Ours counts strangers apart from the owner; this one would lock both out.
        accountLockout: { enabled: false },
      }),
      ...(config.google ? [google(config.google)] : []),
    ],
  })
}

export type Auth = ReturnType<typeof createAuth>

function google({ discoveryUrl, clientId, clientSecret }: NonNullable<Config['google']>) {
  return genericOAuth({
    config: [
      {
        providerId: 'google',
        discoveryUrl,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        accessType: 'offline',
        prompt: 'consent',
        // An e-mail that Google itself has not proved proves nothing here: as if there were none.
        mapProfileToUser: (profile) =>
          profile.email_verified === true ? {} : { email: undefined },
      },
    ],
  })
}
