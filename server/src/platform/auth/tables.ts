/** The library's names for our tables and columns. */
const created = { createdAt: 'created_at', updatedAt: 'updated_at' }

export const user = {
  modelName: 'users',
  fields: { ...created, emailVerified: 'email_verified' },
  additionalFields: {
    role: { type: 'string', input: false, required: false },
    blockedAt: { type: 'date', input: false, required: false, fieldName: 'blocked_at' },
  },
} as const

export const session = {
  modelName: 'sessions',
  fields: {
    ...created,
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
  },
  additionalFields: {
    secondFactorAt: {
      type: 'date',
      input: false,
      required: false,
      fieldName: 'second_factor_at',
    },
  },
} as const

export const account = {
  modelName: 'accounts',
  fields: {
    ...created,
    userId: 'user_id',
    accountId: 'account_id',
    providerId: 'provider_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
  },
} as const

export const verification = {
  modelName: 'verifications',
  fields: { ...created, expiresAt: 'expires_at' },
} as const

export const twoFactor = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
} as const
