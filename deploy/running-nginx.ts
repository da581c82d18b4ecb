import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../scripts/local-postgres.ts'

const LOOPBACK = '127.0.0.1'

export type NginxOptions = {
  /** host:port of each app node. */
  nodes: readonly string[]
  /** One client of a load test stands for thousands: count it, never refuse it. */
  liftLimits?: boolean
  /** Believe a client that says for whom it asks: one program plays visitors at many addresses. */
  trustForwarded?: boolean
  workers?: number
  /** Put before the command, such as `taskset -c 0`. */
  launcher?: readonly string[]
  /** Where it listens, where that is not this host. */
  address?: string
  /** Further server blocks, for something to compare with. */
  extraServers?: string
}

export type RunningNginx = {
  origin: string
  pid: number
  /** Reads its configuration anew, as after a renewed certificate. */
  reload(): void
  /** Its access log; written every two seconds. */
  log: string
  stop(): Promise<void>
}

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

/** deploy/nginx.conf as it is, but for the places it uses on a machine of its own. */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const home = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  chmodSync(home, 0o755) // The workers run as another account.
  const port = await freePort()
  try {
    writeConfiguration(home, port, options)
    const [tester = 'nginx', ...asked] = [...(options.launcher ?? []), 'nginx', '-t', '-q']
    execFileSync(tester, [...asked, '-p', home, '-c', join(home, 'nginx.conf')])
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw error
  }

  const command = ['nginx', '-p', home, '-c', join(home, 'nginx.conf'), '-g', 'daemon off;']
  const [program = 'nginx', ...words] = [...(options.launcher ?? []), ...command]
  const master = spawn(program, words, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(master, 'exit')
  const address = options.address ?? LOOPBACK
  await waitForPort(address, port)
  return {
    origin: `http://${address}:${port}`,
    pid: master.pid ?? 0,
    reload: () => void master.kill('SIGHUP'),
    log: join(home, 'access.log'),
    async stop() {
      master.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function writeConfiguration(home: string, port: number, options: NginxOptions) {
  for (const folder of ['cache', 'temp']) mkdirSync(join(home, folder), { mode: 0o777 })
  cpSync(join(import.meta.dirname, 'manutencao.html'), join(home, 'manutencao.html'))
  const nodes = options.nodes.map((node) => `server ${node} max_fails=2 fail_timeout=1s;\n`)
  writeFileSync(join(home, 'nodes.conf'), nodes.join(''))

  const replacements: [string | RegExp, string][] = [
    ['listen 80 ', `listen ${options.address ?? LOOPBACK}:${port} `],
    [/\/run\/nginx-portal/, join(home, 'nginx')],
    [/\/var\/cache\/nginx-portal/, join(home, 'cache')],
    [/\/etc\/nginx\/portal;/g, `${home};`],
    [/\/var\/log\/nginx/g, home],
    ['http {', `http {\n  ${temporaryFolders(home)}`],
    [/\}\s*$/, `${options.extraServers ?? ''}\n}\n`],
  ]
  if (options.workers) replacements.push(['processes auto', `processes ${options.workers}`])
  if (options.liftLimits) {
    replacements.push([/rate=\d+r/g, 'rate=1000000r'], ['connections 300', 'connections 65535'])
  }
  if (options.trustForwarded) {
    replacements.push(['# set_real_ip_from 192.0.2.0/24;', 'set_real_ip_from 127.0.0.1;'])
  }
  const original = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
  writeFileSync(join(home, 'nginx.conf'), replacements.reduce(replaced, original))
}

function replaced(text: string, [from, to]: [string | RegExp, string]): string {
  const result = text.replace(from, to)
  if (result === text) throw new Error(`nginx.conf no longer holds ${from}`)
  return result
}

function temporaryFolders(home: string) {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(home, 'temp', name)};`)
    .join(' ')
}

async function isPortOpen(address: string, port: number): Promise<boolean> {
  const socket = connect(port, address)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function waitForPort(address: string, port: number, timeoutMs = 15_000) {
  const deadline = Date.now() + timeoutMs
  while (!(await isPortOpen(address, port))) {
    if (Date.now() > deadline) throw new Error(`nothing listens on port ${port}`)
    await wait(20)
  }
}
