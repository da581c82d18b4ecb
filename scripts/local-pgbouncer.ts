import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { debianChroot } from './debian-chroot.ts'
import { freePort, withClient } from './local-postgres.ts'
import { repository } from './processes.ts'

const ROLES = ['portal', 'portal_owner', 'portal_app', 'portal_worker']
const START_TIMEOUT_MS = 10_000
/** From here on it knows statements by name in any connection. */
const OLDEST = 1.21

export type LocalPgBouncer = {
  /** The same address, through the pool. */
  through(url: string): string
  version: string
  stop(): Promise<void>
}

type Options = {
  /** Of the PostgreSQL behind it. */
  port: number
  /** Few enough that clients really share. */
  connections: number
}

/** deploy/pgbouncer.ini as it is, but for the places it uses on a machine of its own. */
export async function startLocalPgBouncer(options: Options): Promise<LocalPgBouncer> {
  const { command, root } = installed()
  const home = `/tmp/pgbouncer-${process.pid}-${options.port}`
  const [port, folder] = [await freePort(), join(root, home)]
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  writeFileSync(join(folder, 'users.txt'), ROLES.map((role) => `"${role}" ""\n`).join(''))
  writeFileSync(join(folder, 'pgbouncer.ini'), configuration({ ...options, home, listen: port }))
  const [program = '', ...words] = [...command, `${home}/pgbouncer.ini`]
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-4_000)
  })
  const through = (url: string) => Object.assign(new URL(url), { port: String(port) }).href
  const deadline = Date.now() + START_TIMEOUT_MS
  const admin = through('postgres://portal@127.0.0.1/pgbouncer')
  let version = ''
  while (version === '') {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`PgBouncer did not start:\n${said}`)
    version = await versionOf(admin).catch(() => '')
    await wait(50)
  }
  return {
    through,
    version,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      setTimeout(() => child.kill('SIGKILL'), 2_000).unref()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** That of this machine where it is new enough, else that of the Debian beside it. */
function installed(): { command: string[]; root: string } {
  const found = /PgBouncer ([\d.]+)/.exec(spawnSync('pgbouncer', ['--version']).stdout?.toString())
  const isRoot = process.getuid?.() === 0
  if (Number.parseFloat(found?.[1] ?? '0') >= OLDEST) {
    const as = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : []
    return { command: [...as, 'pgbouncer'], root: '/' }
  }
  const root = debianChroot()
  const chroot = existsSync('/usr/sbin/chroot') ? '/usr/sbin/chroot' : 'chroot'
  return {
    command: [chroot, '--userspec=postgres:postgres', root, '/usr/sbin/pgbouncer'],
    root,
  }
}

type Places = Options & { home: string; listen: number }

function configuration({ port, connections, home, listen }: Places): string {
  const replacements: [string, string][] = [
    ['portal = host=postgres port=5432 dbname=portal', `* = host=127.0.0.1 port=${port}`],
    ['listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1\nunix_socket_dir ='],
    ['listen_port = 6432', `listen_port = ${listen}`],
    // The database of a test asks nobody who they are.
    ['auth_type = scram-sha-256', 'auth_type = trust\nadmin_users = portal'],
    ['/etc/pgbouncer/users.txt', `${home}/users.txt`],
    // Each transaction meets another connection, as among many nodes.
    [
      'default_pool_size = 20',
      `default_pool_size = ${connections}\nserver_round_robin = 1\nautodb_idle_timeout = 5`,
    ],
    ['query_wait_timeout = 5', 'query_wait_timeout = 60'],
  ]
  const original = readFileSync(join(repository, 'deploy/pgbouncer.ini'), 'utf8')
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`pgbouncer.ini no longer holds ${from}`)
    return text.replace(from, to)
  }, original)
}

const versionOf = (admin: string) =>
  withClient(admin, async (client) => {
    const { rows } = await client.query<{ version: string }>('show version')
    return rows[0]?.version ?? ''
  })
