import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { get } from 'node:https'
import { connect as connectPlain } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../scripts/local-postgres.ts'
import { SETTING_NAMES } from '../server/src/platform/config/config.ts'
import { makeCertificate } from '../server/test/certificates.ts'

const here = import.meta.dirname
const DOMAIN = 'guia.exemplo.com.br'
const DAY_MS = 86_400_000
const install = (root: string, ...words: string[]) =>
  spawnSync(join(here, 'install.sh'), words, {
    env: { ...process.env, ROOT: root },
    encoding: 'utf8',
  })
const writeFiles = (root: string) => install(root, '--files', DOMAIN, 'edson@exemplo.com.br')
const newRoot = () => {
  const root = mkdtempSync(join(tmpdir(), 'guia-root-'))
  chmodSync(root, 0o755) // nginx's workers run as another account.
  return root
}
const has = (program: string) => spawnSync('which', [program]).status === 0

const root = newRoot()
const written = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
beforeAll(() => {
  const { status, stderr } = writeFiles(root)
  expect([status, stderr]).toEqual([0, ''])
})

describe('the files of an installation', () => {
  // spec: 1085
  it('hold secrets of their own, for root alone, which the next run leaves as they are', () => {
    const secrets = join(root, 'etc/guia/secrets')
    const before = readdirSync(secrets).map((name) => written('etc/guia/secrets', name))
    expect(new Set(before).size).toBe(4)
    for (const name of readdirSync(secrets)) {
      expect(statSync(join(secrets, name)).mode & 0o077, name).toBe(0)
    }
    const settings = `${written('etc/guia/guia.env')}SMTP_URL=smtps://guia:x@mail.exemplo.com.br\n`
    writeFileSync(join(root, 'etc/guia/guia.env'), settings)
    expect(writeFiles(root).status).toBe(0)
    expect(readdirSync(secrets).map((name) => written('etc/guia/secrets', name))).toEqual(before)
    expect(written('etc/guia/guia.env')).toBe(settings)
  })

  it('name settings that there are', () => {
    const units = readdirSync(join(here, 'systemd')).filter((name) => name.endsWith('.service'))
    const quadlets = readdirSync(join(here, 'quadlet')).filter((name) =>
      name.endsWith('.container'),
    )
    const files = [
      ...units.map((name) => readFileSync(join(here, 'systemd', name), 'utf8')),
      ...quadlets.map((name) => readFileSync(join(here, 'quadlet', name), 'utf8')),
    ].join('\n')
    const named = [
      ...[...files.matchAll(/\b([A-Z][A-Z0-9_]+)_FILE=/g)].map(([, name]) => name),
      ...[...written('etc/guia/guia.env').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(
        ([, name]) => name,
      ),
    ]
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !SETTING_NAMES.includes(name ?? ''))).toEqual([])
  })

  it('are not written for what is no domain', () => {
    const { status, stderr } = install(newRoot(), '--files', 'guia; rm -rf', 'a@b.co')
    expect([status, stderr]).toEqual([1, 'install: guia; rm -rf is no domain\n'])
  })

  // spec: 1085
  it.runIf(has('systemd-analyze'))('are units that systemd takes without a word', () => {
    const folder = mkdtempSync(join(tmpdir(), 'guia-units-'))
    const verify = (change: (unit: string) => string) => {
      const units = readdirSync(join(root, 'etc/systemd/system')).filter((name) =>
        /^guia/.test(name),
      )
      const paths = units.map((name) => {
        const unit = change(written('etc/systemd/system', name))
          // Neither is there but on a machine of ours.
          .replaceAll('/opt/guia/bin/node', process.execPath)
          .replaceAll(/^(User|Group)=guia$/gm, '$1=root')
        const path = join(folder, name.replace('@', '@3001'))
        writeFileSync(path, unit)
        return path
      })
      const words = ['verify', '--man=no', '--recursive-errors=no', ...paths]
      return spawnSync('systemd-analyze', words, { encoding: 'utf8' }).stderr
    }
    expect(verify((unit) => unit)).toBe('')
    expect(verify((unit) => unit.replace('Restart=always', 'Restart=allways'))).toContain('allways')
  })
})

/** Of podman-systemd.unit(5), those that ours use. */
const QUADLET: Record<string, readonly string[]> = {
  Unit: ['Description', 'After'],
  Container: [
    ...['Image', 'Exec', 'Network', 'Volume', 'EnvironmentFile', 'Environment', 'Secret', 'Tmpfs'],
    ...['ContainerName', 'PublishPort', 'ReadOnly', 'DropCapability', 'NoNewPrivileges'],
    'StopTimeout',
  ],
  Network: ['NetworkName', 'Subnet'],
  Volume: ['VolumeName'],
  Service: ['Restart', 'Type', 'TimeoutStartSec'],
  Install: ['WantedBy'],
}

describe('the files for Podman', () => {
  const folder = join(here, 'quadlet')
  it.each(readdirSync(folder))('%s has only sections and keys that Quadlet knows', (name) => {
    let section = ''
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      if (line === '' || line.startsWith('#')) continue
      section = /^\[(\w+)\]$/.exec(line)?.[1] ?? section
      if (line.startsWith('[')) expect(Object.keys(QUADLET), name).toContain(section)
      else expect(QUADLET[section], `${name}: ${line}`).toContain(line.split('=')[0])
    }
  })

  it('call networks and volumes that are there, by the names of the image’s commands', () => {
    const dockerfile = readFileSync(join(here, 'Dockerfile'), 'utf8')
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.container'))) {
      const text = readFileSync(join(folder, name), 'utf8')
      for (const [, file = ''] of text.matchAll(
        /^(?:Network|Volume)=([\w-]+\.(?:network|volume))/gm,
      )) {
        expect(existsSync(join(folder, file)), `${name}: ${file}`).toBe(true)
      }
      expect(dockerfile).toContain(/^Exec=(\S+)$/m.exec(text)?.[1] ?? 'no command')
    }
  })
})

const canIssue = ['pebble', 'pebble-challtestsrv', 'certbot', 'nginx', 'openssl'].every(has)
const stops: (() => void)[] = []
afterAll(() => {
  for (const stop of stops) stop()
})

async function begin(program: string, words: string[], port: number, env = {}) {
  const child = spawn(program, words, { env: { ...process.env, ...env }, stdio: 'ignore' })
  stops.push(() => child.kill('SIGTERM'))
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connectPlain(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return child
    await wait(100)
  }
  throw new Error(`${program} does not answer on ${port}`)
}

/** nginx.conf as it was installed, but for the places that a machine of its own would have. */
function localNginx(port: number, tlsPort: number): string {
  const home = join(root, 'nginx')
  mkdirSync(home, { recursive: true })
  copyFileSync(join(root, 'etc/nginx/nodes.conf'), join(home, 'nodes.conf'))
  const places: [RegExp | string, string][] = [
    ['listen 80 ', `listen 127.0.0.1:${port} `],
    ['listen 443 ', `listen 127.0.0.1:${tlsPort} `],
    [/\/run\/nginx-portal/, join(home, 'nginx')],
    [/\/var\/cache\/nginx-portal/, join(home, 'cache')],
    [/\/etc\/nginx\/portal/g, join(root, 'etc/nginx/portal')],
    [/\/var\/lib\/guia/g, join(root, 'var/lib/guia')],
    [/\/var\/log\/nginx/g, home],
  ]
  const text = places.reduce(
    (all, [from, to]) => all.replace(from, to),
    written('etc/nginx/nginx.conf'),
  )
  writeFileSync(join(home, 'nginx.conf'), text)
  const words = ['-p', home, '-c', join(home, 'nginx.conf')]
  execFileSync('nginx', ['-t', '-q', ...words], { stdio: 'pipe' })
  return home
}

const serialAt = (port: number, ca: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, servername: DOMAIN, ca }, () => {
      resolve(socket.getPeerCertificate().serialNumber)
      socket.destroy()
    })
    socket.once('error', reject)
  })

const text = (url: string) =>
  new Promise<string>((resolve, reject) => {
    get(url, { rejectUnauthorized: false }, (answer) => {
      let body = ''
      answer.on('data', (part) => {
        body += part
      })
      answer.once('end', () => resolve(body))
    }).once('error', reject)
  })

describe.runIf(canIssue)('a certificate by ACME', () => {
  // spec: 1086
  it('is issued, put where nginx looks, and renewed under it', async () => {
    const [port, tlsPort, api, management, dns, control] = await Promise.all(
      Array.from({ length: 6 }, freePort),
    )
    const home = join(root, 'acme')
    mkdirSync(home)
    const own = makeCertificate(
      'localhost',
      new Date(Date.now() - DAY_MS),
      new Date(Date.now() + DAY_MS),
    )
    const pebble = {
      ...{ listenAddress: `127.0.0.1:${api}`, managementListenAddress: `127.0.0.1:${management}` },
      ...{ certificate: own.certPath, privateKey: own.keyPath, httpPort: port, tlsPort },
      ...{ ocspResponderURL: '', externalAccountBindingRequired: false },
    }
    writeFileSync(join(home, 'pebble.json'), JSON.stringify({ pebble }))
    const none = ['-http01', '', '-https01', '', '-tlsalpn01', '']
    const names = ['-defaultIPv4', '127.0.0.1', '-defaultIPv6', '']
    const listens = ['-dns01', `127.0.0.1:${dns}`, '-management', `127.0.0.1:${control}`]
    await begin('pebble-challtestsrv', [...none, ...names, ...listens], control ?? 0)
    await begin(
      'pebble',
      ['-config', join(home, 'pebble.json'), '-dnsserver', `127.0.0.1:${dns}`],
      api ?? 0,
      { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' },
    )
    const start = async () => {
      const place = localNginx(port ?? 0, tlsPort ?? 0)
      const words = ['-p', place, '-c', join(place, 'nginx.conf'), '-g', 'daemon off;']
      return begin('nginx', words, port ?? 0)
    }
    let nginx = await start()

    const folders = ['config', 'work', 'logs'].flatMap((name) => [
      `--${name}-dir`,
      join(home, name),
    ])
    const certbot = (words: string[], reload: string) =>
      promisify(execFile)(
        'certbot',
        [...words, '--non-interactive', '--no-verify-ssl', ...folders],
        {
          env: {
            ...process.env,
            NGINX_PORTAL_FOLDER: join(root, 'etc/nginx/portal'),
            NGINX_RELOAD: reload,
          },
        },
      )
    const asked = ['--agree-tos', '--email', 'edson@exemplo.com.br', '--domain', DOMAIN]
    const where = ['--webroot', '--webroot-path', join(root, 'var/lib/guia/acme')]
    const hook = ['--deploy-hook', join(here, 'renewed-certificate.sh')]
    const server = ['--server', `https://127.0.0.1:${api}/dir`]
    await certbot(['certonly', ...asked, ...where, ...server, ...hook], 'true')
    expect(existsSync(join(root, 'etc/nginx/portal/fullchain.pem'))).toBe(true)

    // The same command writes nginx.conf with TLS, now that there is a certificate.
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
    expect(writeFiles(root).status).toBe(0)
    nginx = await start()
    const ca = await text(`https://127.0.0.1:${management}/roots/0`)
    const first = await serialAt(tlsPort ?? 0, ca)
    const plain = await fetch(`http://127.0.0.1:${port}/praias`, { redirect: 'manual' })
    expect(plain.status).toBe(301)

    await certbot(
      ['renew', '--force-renewal', ...server, '--no-random-sleep-on-renew'],
      `kill -HUP ${nginx.pid}`,
    )
    await expect.poll(() => serialAt(tlsPort ?? 0, ca), { timeout: 10_000 }).not.toBe(first)
  }, 120_000)
})
