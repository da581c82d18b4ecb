import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { debianChroot } from '../../scripts/debian-chroot.ts'
import { freePort, withClient } from '../../scripts/local-postgres.ts'
import { repository } from '../../scripts/processes.ts'
import { childrenOf } from '../processes.ts'

const BINARIES = '/usr/lib/postgresql/18/bin'
const SCRIPT = '/deploy/pgbackrest.sh'
const START_TIMEOUT_MS = 120_000
const call = promisify(execFile)

/**
 * PostgreSQL as compose.yaml starts it, with the archive that belongs to it, in the Debian that holds both.
 * It listens on this machine only; its folder and its archive lie beside each other in that Debian.
 */
export async function startArchivedPostgres() {
  const root = debianChroot()
  const home = `/var/lib/postgresql/drill-${process.pid}`
  const [data, archive, port] = [`${home}/data`, `${home}/archive`, await freePort()]
  mkdirSync(join(root, 'deploy'), { recursive: true })
  copyFileSync(join(repository, 'deploy/pgbackrest.sh'), join(root, SCRIPT))
  const env = {
    ...{ PATH: `${BINARIES}:/usr/bin:/bin`, PGDATA: data, PGHOST: home, PGPORT: String(port) },
    ...{ PGUSER: 'portal', PGDATABASE: 'portal', TZ: 'America/Belem' },
    ...{ ARCHIVE_PATH: archive, ARCHIVE_PASSPHRASE: 'only-for-this-run' },
    ...{ ARCHIVE_LOCKS: `${home}/locks`, PROOF_FOLDER: `${home}/proof` },
  }
  const inside = (...command: string[]) => ['--userspec=postgres:postgres', root, ...command]
  const run = async (...command: string[]) =>
    (
      await call('/usr/sbin/chroot', inside(...command), { env, maxBuffer: 10_000_000 })
    ).stdout.trim()
  await call('/usr/sbin/chroot', [
    root,
    'install',
    '-d',
    '-o',
    'postgres',
    '-g',
    'postgres',
    home,
    archive,
  ])
  await run(`${BINARIES}/initdb`, '-D', data, '-U', 'portal', '--auth=trust', '--encoding=UTF8')

  const url = (database: string) => `postgres://portal@127.0.0.1:${port}/${database}`
  const flags = [
    ...archiveFlags(),
    ...[`--unix_socket_directories=${home}`, '--listen_addresses=127.0.0.1'],
    ...[`--port=${port}`, '--max_connections=100'],
  ]
  const launch = () => {
    const child = spawn('/usr/sbin/chroot', inside(`${BINARIES}/postgres`, '-D', data, ...flags), {
      env,
      stdio: 'ignore',
    })
    return { child, ended: once(child, 'exit') }
  }
  let server = launch()
  await untilAnswers(url('postgres'))

  const stopWith = async (signal: NodeJS.Signals) => {
    if (server.child.exitCode !== null || server.child.signalCode !== null) return
    const orphans = signal === 'SIGKILL' ? childrenOf(server.child.pid ?? -1) : []
    server.child.kill(signal)
    await server.ended
    for (const pid of orphans) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Gone with its parent.
      }
    }
  }
  return {
    url,
    archiveFolder: join(root, archive),
    /** deploy/pgbackrest.sh, as the operator calls it. */
    script: (...words: string[]) => run(SCRIPT, ...words),
    stop: () => stopWith('SIGINT'),
    kill: () => stopWith('SIGKILL'),
    /** The disk is gone with all that was on it. */
    loseDisk: () => rmSync(join(root, data), { recursive: true, force: true }),
    async start() {
      server = launch()
      await untilAnswers(url('portal'))
    },
    async remove() {
      await stopWith('SIGKILL')
      rmSync(join(root, home), { recursive: true, force: true })
    },
  }
}

export type ArchivedPostgres = Awaited<ReturnType<typeof startArchivedPostgres>>

/** Those that compose hands to PostgreSQL. */
function archiveFlags(): string[] {
  const compose = readFileSync(join(repository, 'deploy/compose.yaml'), 'utf8')
  const flags = [...compose.matchAll(/^ +- (--archive_.+)$/gm)].map(([, flag]) => flag ?? '')
  if (flags.length !== 3) throw new Error('compose.yaml no longer says how the archive is fed')
  return flags
}

/** A write is taken, not only a question: one that still reads its archive refuses. */
async function untilAnswers(url: string) {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (true) {
    try {
      const found = await withClient(url, (client) =>
        client.query<{ ready: boolean }>('select not pg_is_in_recovery() as ready'),
      )
      if (found.rows[0]?.ready) return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
    await wait(100)
  }
}
