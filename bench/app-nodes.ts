import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type NodeOptions, type RunningNode, startNode } from './processes.ts'

const ROOT = join(import.meta.dirname, '..')
const BUNDLE = join(ROOT, 'server/dist/serve.js')

/** One name for all nodes, or their pages would differ by their port. */
export const PUBLIC_URL = 'http://localhost:3000'
export const WRITE_ROUTE_APP = join(import.meta.dirname, 'drills/app-with-write-route.ts')

type Options = Pick<NodeOptions, 'core' | 'port' | 'timeoutMs'> & {
  databaseUrl: string
  /** Instead of the production entry point: the same app with routes of a harness. */
  harness?: string
  environment?: Record<string, string>
}

/** A node of the portal as production runs it, without the limit that one load client would meet. */
export function startApp(options: Options): Promise<RunningNode> {
  const { harness, databaseUrl, environment, ...rest } = options
  return startNode({
    ...rest,
    file: harness ?? (existsSync(BUNDLE) ? BUNDLE : join(ROOT, 'server/src/serve.ts')),
    readyPath: '/readyz',
    environment: {
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: 'only-for-this-run-and-never-on-the-net',
      REQUESTS_PER_MINUTE: '1000000000',
      PUBLIC_URL,
      LOG_LEVEL: 'warn',
      ...environment,
    },
  })
}
