import { createHmac } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { z } from 'zod'

const STEP_MS = 30_000
/** The library takes the half minute before and after too. */
const WINDOW = [-1, 0, 1]

/**
 * What the library knows of a code and keeps to itself, reachable by our own code and by no address:
 * whose sign-in waits for one, and to which half minute a code belongs. It takes a code as often as
 * it is shown; ours counts the half minutes.
 */
export const portalCodes = {
  id: 'portal-codes',
  endpoints: {
    readChallenge: createAuthEndpoint(
      { method: 'POST', requireHeaders: true },
      async (context): Promise<{ userId: string; email: string } | null> => {
        const { createAuthCookie, secret, internalAdapter } = context.context
        const cookie = createAuthCookie('two_factor')
        const challenge = await context.getSignedCookie(cookie.name, secret)
        const found = challenge && (await internalAdapter.findVerificationValue(challenge))
        const user = found && (await internalAdapter.findUserById(found.value))
        return user ? { userId: user.id, email: user.email } : null
      },
    ),
    matchStep: createAuthEndpoint(
      { method: 'POST', body: z.object({ userId: z.string(), code: z.string() }) },
      async (context): Promise<number | null> => {
        const { adapter, secretConfig } = context.context
        const factor = await adapter.findOne<{ secret: string }>({
          model: 'twoFactor',
          where: [{ field: 'userId', value: context.body.userId }],
        })
        if (!factor) return null
        const secret = await symmetricDecrypt({ key: secretConfig, data: factor.secret })
        const now = Math.floor(Date.now() / STEP_MS)
        const steps = WINDOW.map((offset) => now + offset)
        return steps.find((step) => codeOf(secret, step) === context.body.code) ?? null
      },
    ),
  },
} satisfies BetterAuthPlugin

/** RFC 4226. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
