import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundleServer } from '../scripts/bundle-server.ts'
import { type NodeOptions, type RunningNode, startNode } from './processes.ts'

const ROOT = join(import.meta.dirname, '..')
const BUNDLE = join(ROOT, 'server/dist/serve.js')
const PRODUCTION = existsSync(BUNDLE) ? BUNDLE : join(ROOT, 'server/src/serve.ts')
/** Beside the app, and built with it. */
export const WORKER = PRODUCTION.replace(/serve\.(js|ts)$/, 'worker.$1')

/** One name for all nodes, or their pages would differ by their port. */
export const PUBLIC_URL = 'http://localhost:3000'
/** The same app with a write that anybody may make, and one without pages. */
export const WRITE_ROUTE_APP = join(import.meta.dirname, 'drills/app-with-write-route.ts')
export const API_ONLY_APP = join(import.meta.dirname, 'media/api-only.ts')
const BUNDLED = [WRITE_ROUTE_APP, API_ONLY_APP]
/** Beside whatever reads what strangers wrote. */
const FOREIGN_THREAD = join(ROOT, 'server/src/foreign-thread.ts')
const HARNESS_FOLDER = join(ROOT, 'server/build')
let bundling: Promise<void> | undefined

/**
 * What a drill starts again and again, as production starts it: a node from its sources takes four
 * seconds, which say nothing about the product. Without a build the sources have to do.
 */
export async function compiled(file: string): Promise<string> {
  if (!BUNDLED.includes(file) || PRODUCTION !== BUNDLE) return file
  const nameOf = (source: string) => basename(source, '.ts')
  bundling ??= bundleServer(
    Object.fromEntries([...BUNDLED, FOREIGN_THREAD].map((source) => [nameOf(source), source])),
    HARNESS_FOLDER,
  )
  await bundling
  return join(HARNESS_FOLDER, `${nameOf(file)}.js`)
}

type Options = Pick<NodeOptions, 'core' | 'port' | 'timeoutMs' | 'address' | 'launcher'> & {
  databaseUrl: string
  /** Instead of the production entry point: the same app with routes of a harness. */
  harness?: string
  environment?: Record<string, string>
}

/** A node of the portal as production runs it, without the limit that one load client would meet. */
export async function startApp(options: Options): Promise<RunningNode> {
  const { harness, databaseUrl, environment, ...rest } = options
  return startNode({
    ...rest,
    file: await compiled(harness ?? PRODUCTION),
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
