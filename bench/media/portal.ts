import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseEnvironment, withClient } from '../../scripts/local-postgres.ts'
import { createDeps } from '../../server/src/deps.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import type { DatabaseUrls } from '../../server/src/platform/database/roles.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createPerson } from '../../server/test/people.ts'
import type { Defer } from '../cleanup.ts'
import { startNode } from '../processes.ts'

const ROOT = join(import.meta.dirname, '../..')
const PEOPLE = 10
const ORIGIN = 'http://portal.test'

export type MediaPortal = Awaited<ReturnType<typeof startMediaPortal>>

/** A node and a worker as processes of their own, and people who send photos. */
export async function startMediaPortal(urls: DatabaseUrls, defer: Defer) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-media-'))
  defer(() => rmSync(folder, { recursive: true, force: true }))
  const environment = {
    NODE_ENV: 'test',
    ...databaseEnvironment(urls),
    PUBLIC_URL: ORIGIN,
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '1000000000',
    MEDIA_FOLDER: join(folder, 'files'),
    MEDIA_SCRATCH_FOLDER: join(folder, 'scratch'),
  }
  const deps = await createDeps(readConfig(environment), createLog('warn', 'app'))
  defer(() => deps.close())
  const cookies: string[] = []
  for (let n = 0; n < PEOPLE; n += 1) cookies.push((await createPerson({ deps })).cookie)
  const app = await startNode({
    file: join(import.meta.dirname, 'api-only.ts'),
    readyPath: '/readyz',
    environment,
  })
  defer(() => app.stop('SIGKILL'))

  return {
    app,
    startWorker: () => startWorker(environment, defer),
    /** So many at once; answers with what each was answered. */
    async upload(photo: Buffer, times: number): Promise<number[]> {
      const file = join(folder, 'foto.jpg')
      writeFileSync(file, photo)
      const sender = fork(join(import.meta.dirname, 'sender.ts'))
      sender.send({ url: `${app.origin}/api/v1/media`, origin: ORIGIN, cookies, file, times })
      const [statuses] = (await once(sender, 'message')) as [number[]]
      sender.kill()
      return statuses
    },
    async countByStatus() {
      const { rows } = await deps.pool.query<{ status: string; count: number }>(
        'select status, count(*) from media group by status',
      )
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
    },
    async countFiles() {
      let files = 0
      for await (const _ of deps.storage.list('media/')) files += 1
      return files
    },
    /** Stands in for the two minutes after which a killed worker's job is handed out again. */
    expireJobs: () =>
      withClient(urls.worker, (client) =>
        client.query(
          "update jobs.job set started_on = now() - interval '1 hour' where state = 'active' and name = 'media.process'",
        ),
      ),
  }
}

function startWorker(environment: Record<string, string>, defer: Defer) {
  const child = spawn(process.execPath, [join(ROOT, 'server/src/worker.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  defer(() => stop('SIGKILL'))
  return { pid: child.pid ?? 0, stop }
}

/** The most memory a process has held so far, in megabytes. */
export function peakMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return Number.NaN
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024
}
