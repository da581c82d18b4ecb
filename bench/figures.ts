import type { Comparison } from './comparisons.ts'
import type { Contestants } from './contestants.ts'
import type { Target } from './load.ts'

type Server = { origin: string; pids: readonly number[] }

const busy = ({ origin, pids }: Server, path = '/'): Target => ({
  url: origin + path,
  pids,
  connections: 32,
})
/** Each of these takes milliseconds: more at once would only wait, and then be turned away. */
const few = (server: Server): Target => ({ ...busy(server), connections: 8 })

/**
 * What we promise, each against the least that could do the same job. Shared machines swing by a
 * quarter, so `--assert` insists only on the floor: below it something broke.
 */
export function figures(servers: Contestants): Comparison[] {
  return [
    {
      name: 'cached home / bare Fastify, same bytes',
      target: 0.6,
      floor: 0.45,
      ours: busy(servers.cached),
      peer: busy(servers.memory),
    },
    {
      name: 'uncached home / bare React, same tree',
      target: 0.5,
      floor: 0.35,
      ours: few(servers.uncached),
      peer: few(servers.tree),
    },
    {
      name: 'home behind nginx / nginx static file',
      target: 0.85,
      floor: 0.55,
      ours: busy(servers.front),
      peer: busy(servers.file),
    },
    {
      name: 'API read / bare Fastify + pg',
      target: 0.6,
      floor: 0.6,
      ours: busy(servers.cached, '/api/v1/portal-settings'),
      peer: busy(servers.read),
    },
    {
      name: 'API read, never remembered / bare Fastify + pg',
      target: 0.6,
      floor: 0.35,
      ours: busy(servers.plain, '/api/v1/bench/portal-settings'),
      peer: busy(servers.read),
    },
  ]
}
