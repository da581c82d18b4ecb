import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { debianChroot } from '../../scripts/debian-chroot.ts'
import { withClient } from '../../scripts/local-postgres.ts'
import type { Defer } from '../cleanup.ts'
import { childrenOf } from '../processes.ts'
import type { Host } from './network-of-hosts.ts'

const BINARIES = '/usr/lib/postgresql/18/bin'
const READY_MS = 60_000
const TEXT = ['--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
const call = promisify(execFile)

export type DatabaseHost = Awaited<ReturnType<typeof startPrimary>>

/** PostgreSQL of Debian on a host of its own, listening to the network. */
function placeOn(host: Host, name: string, defer: Defer) {
  const root = debianChroot()
  const home = `/var/lib/postgresql/hosts-${process.pid}-${name}`
  const data = `${home}/data`
  const inside = (...command: string[]) => ['--userspec=postgres:postgres', root, ...command]
  const env = { PATH: `${BINARIES}:/usr/bin:/bin`, TZ: 'America/Belem' }
  const [program = '', ...launcher] = [...host.launcher, '/usr/sbin/chroot']
  const run = (...command: string[]) => call(program, [...launcher, ...inside(...command)], { env })
  const url = (database: string) => `postgres://portal@${host.address}:5432/${database}`
  let child: ReturnType<typeof spawn> | undefined
  defer(async () => {
    await kill()
    rmSync(join(root, home), { recursive: true, force: true })
  })

  async function start() {
    const flags = ['--listen_addresses=*', `--unix_socket_directories=${home}`, '--port=5432']
    const command = inside(`${BINARIES}/postgres`, '-D', data, ...flags, '--max_connections=120')
    child = spawn(program, [...launcher, ...command], { env, stdio: 'ignore' })
    const deadline = Date.now() + READY_MS
    const answers = () => withClient(url('postgres'), (client) => client.query('select 1'))
    while (!(await answers().catch(() => null))) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL on ${host.name} did not start`)
      await wait(100)
    }
  }

  /** All its processes at once, as a power cut does it. */
  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    const orphans = childrenOf(child.pid ?? -1)
    child.kill('SIGKILL')
    for (const pid of orphans) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Gone with its parent.
      }
    }
    await ended
  }

  return {
    ...{ host, url, start, kill, run, data },
    folder: join(root, data),
    makeHome: () =>
      call('/usr/sbin/chroot', [
        ...[root, 'install', '-d', '-o', 'postgres', '-g', 'postgres', home],
      ]),
    promote: () => run(`${BINARIES}/pg_ctl`, 'promote', '-D', data, '-w'),
    ask: (sql: string) => withClient(url('postgres'), (client) => client.query(sql)),
  }
}

export async function startPrimary(host: Host, name: string, defer: Defer) {
  const server = placeOn(host, name, defer)
  await server.makeHome()
  await server.run(`${BINARIES}/initdb`, '-D', server.data, '-U', 'portal', ...TEXT)
  // A network of this machine alone.
  const network = host.address.replace(/\d+$/, '0/24')
  const rules = ['all', 'replication'].map((what) => `host ${what} all ${network} trust\n`)
  appendFileSync(join(server.folder, 'pg_hba.conf'), rules.join(''))
  await server.start()
  return server
}

/** A copy that follows the primary by its log. */
export async function startReplica(primary: DatabaseHost, host: Host, name: string, defer: Defer) {
  const server = placeOn(host, name, defer)
  await server.makeHome()
  await server.run(
    ...[`${BINARIES}/pg_basebackup`, '-d', primary.url('postgres'), '-D', server.data],
    ...['-R', '-X', 'stream', '-c', 'fast'],
  )
  await server.start()
  return server
}

/** From now on a write is answered when a replica has it too; or no longer. */
export async function waitForReplica(primary: DatabaseHost, isSynchronous: boolean) {
  await primary.ask(`alter system set synchronous_standby_names = '${isSynchronous ? '*' : ''}'`)
  await primary.ask('select pg_reload_conf()')
  const deadline = Date.now() + READY_MS
  const wanted = isSynchronous ? 'sync' : 'async'
  while (true) {
    const { rows } = await primary.ask('select sync_state from pg_stat_replication')
    if (rows.some(({ sync_state }) => sync_state === wanted)) return
    if (Date.now() > deadline) throw new Error(`the replica is not ${wanted}`)
    await wait(100)
  }
}
