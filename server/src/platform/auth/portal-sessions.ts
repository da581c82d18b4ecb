import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * Two things the library does only as part of something else, reachable by our own code and by no
 * address: open a session for somebody whose account we have just made, and prolong one on request.
 */
export const portalSessions = {
  id: 'portal-sessions',
  endpoints: {
    openSession: createAuthEndpoint(
      { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
      async (context) => {
        const { internalAdapter } = context.context
        const user = await internalAdapter.findUserById(context.body.userId)
        if (!user) return null
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(context, { session, user })
        return { token: session.token }
      },
    ),
    prolongSession: createAuthEndpoint(
      { method: 'POST', body: z.object({ token: z.string() }), requireHeaders: true },
      async (context) => {
        const { internalAdapter, sessionConfig } = context.context
        const found = await internalAdapter.findSession(context.body.token)
        if (!found) return null
        const now = Date.now()
        const session = await internalAdapter.updateSession(context.body.token, {
          expiresAt: new Date(now + sessionConfig.expiresIn * 1000),
          updatedAt: new Date(now),
        })
        if (!session) return null
        await setSessionCookie(context, { session, user: found.user })
        return { expiresAt: session.expiresAt }
      },
    ),
  },
} satisfies BetterAuthPlugin
