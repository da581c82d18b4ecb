import type { Duty } from '@portal/contract/people/accounts/role-rules'
import type { Access } from '@portal/contract/shared/endpoint'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { requireAdministrator, requireStaffDuty, requireSuperadmin } from '../actor.ts'
import { type Identify, type Person, requirePerson } from '../auth/identity.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    /** Who is signed in, where the route's `access` asks for it; null otherwise. */
    actor: Person | null
  }
}

/** What a handler is told of the caller. Where nobody is asked, nobody is known. */
export type ActorOf<Kind extends Access> = Kind extends 'anyone' | 'link' | 'pos'
  ? null
  : Kind extends 'optional-person'
    ? Person | null
    : Person

type Rule = {
  /** Refuses a caller who may not call. Absent where nobody is asked who they are. */
  admit?: (caller: Person | null) => void
  /** As OpenAPI 3.1 says it; the words in the list are roles. */
  security: { [scheme: string]: string[] }[]
}

const duty = (name: string, needed: Duty): Rule => ({
  admit: (caller) => requireStaffDuty(requirePerson(caller), needed),
  security: [{ session: [name] }],
})

const RULES: Record<Access, Rule> = {
  anyone: { security: [] },
  link: { security: [] },
  // Whoever serves it looks at the token itself (features/storefront/open-delivery).
  pos: { security: [{ openDelivery: ['od.all'] }] },
  'optional-person': { admit: () => {}, security: [{}, { session: [] }] },
  person: { admit: requirePerson, security: [{ session: [] }] },
  staff: duty('staff', 'any'),
  reporter: duty('reporter', 'report'),
  moderator: duty('moderator', 'moderate'),
  editor: duty('editor', 'edit'),
  administrator: {
    admit: (caller) => requireAdministrator(requirePerson(caller)),
    security: [{ session: ['administrator'] }],
  },
  superadministrator: {
    admit: (caller) => requireSuperadmin(requirePerson(caller)),
    security: [{ session: ['superadministrator'] }],
  },
}

export const securityOf = (route: Declared) => ruleOf(route)?.security ?? []

/**
 * Holds every route to the access it declares, before its body is read. Must come before the routes
 * and after what counts requests, so that a flood is stopped before it costs a look at a session.
 */
export function guardRoutes(app: FastifyInstance, deps: { identify: Identify }) {
  app.decorateRequest('actor', null)
  app.addHook('onRoute', (route) => {
    const admit = ruleOf(route)?.admit
    if (!admit) return
    const guard = async (request: FastifyRequest) => {
      request.actor = await deps.identify(request)
      admit(request.actor)
    }
    route.onRequest = [...[route.onRequest ?? []].flat(), guard]
  })
}

type Declared = Pick<RouteOptions, 'method' | 'url' | 'config'>

function ruleOf({ method, url, config }: Declared): Rule | null {
  const access = config?.access
  if (!access && !url.startsWith('/api/v1/')) return null
  const rule = access && RULES[access]
  if (rule) return rule
  throw new Error(
    `${method} ${url} does not say who may call it: add access to its endpoint in contract/src ` +
      `(one of ${Object.keys(RULES).join(', ')}), or config: { access } where it has no endpoint`,
  )
}
