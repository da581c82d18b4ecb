import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { mirrorOfThisMachine } from './debian-chroot.ts'
import {
  databaseEnvironment,
  ensureDatabase,
  freePort,
  startLocalPostgres,
} from './local-postgres.ts'
import { repository } from './processes.ts'
import { billOfMaterials } from './write-bill-of-materials.ts'

/**
 * `node scripts/build-image.ts`, as root: builds deploy/Dockerfile where there is neither a registry nor Docker, on a
 * Debian of debootstrap with the Node of this repository in the place of `node:24-slim`, then starts what it made
 * with a root that nobody can write to, as the user of the image, and says how large it is and how long it takes.
 * `--start-only` starts what was built before.
 */
const HOME = process.env.IMAGE_HOME ?? join(repository, '.data/image')
const BASE = join(HOME, 'base')
const IMAGE_USER = 1000
const READY_MS = 60_000
const NPM = '/usr/lib/node_modules/npm'

/** Everything of the image's entry point but the engine: `exec` all the way, so that SIGTERM is heard. */
const READ_ONLY = `set -e
mount --make-rprivate /
mount --bind "$1" "$1"
for one in proc dev; do mount --rbind /$one "$1/$one"; done
mount -t tmpfs tmpfs "$1/tmp"
mount --bind "$2" "$1/portal/media"
mount -o remount,ro,bind "$1"
case $4 in
  write) exec chroot --userspec=$3:$3 "$1" sh -c 'touch /portal/written /etc/written' ;;
  *) exec chroot --userspec=$3:$3 "$1" sh -c "cd /portal && exec node --enable-source-maps /portal/server/dist/$4.js" ;;
esac
`

const storage = [
  '--root',
  join(HOME, 'storage'),
  '--runroot',
  join(HOME, 'run'),
  '--storage-driver',
  'vfs',
]
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 100_000_000 })
    .toString()
    .trim()
const buildah = (...args: string[]) => run('buildah', [...storage, ...args])

if (process.getuid?.() !== 0) throw new Error('only root can build an image here')
if (!existsSync('/usr/bin/buildah'))
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'buildah'])
mkdirSync(HOME, { recursive: true })
let failed = 0
const expect = (holds: boolean, sentence: string) => {
  if (!holds) failed += 1
  console.log(`${holds ? 'ok' : 'FAILED'} ${sentence}`)
}

if (!process.argv.includes('--start-only')) build()
const container = buildah('from', '--pull-never', 'localhost/portal')
try {
  const root = buildah('mount', container)
  sayWhatItIs(root)
  await startReadOnly(root)
} finally {
  buildah('rm', container)
}
writeBillOfMaterials()
console.log(`${failed === 0 ? 1 : 0} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function build() {
  makeBase()
  const digest = importBase()
  const began = performance.now()
  buildah(
    ...['bud', '--isolation', 'chroot', '--layers=false', '--pull-never', '--format', 'docker'],
    ...['--build-arg', `NODE_DIGEST=${digest}`, '--build-arg', 'RELEASE=image'],
    ...['-f', 'deploy/Dockerfile', '-t', 'portal', repository],
  )
  console.log(`built in ${Math.round((performance.now() - began) / 1000)} s`)
}

/** What `node:24-slim` is: Debian, Node, npm and the user `node`. */
function makeBase() {
  if (existsSync(join(BASE, 'usr/local/bin/npm'))) return
  const half = `${BASE}.partial`
  rmSync(half, { recursive: true, force: true })
  const given = process.env.IMAGE_BASE
  if (given)
    cpSync(given, half, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  else run('/usr/sbin/debootstrap', ['--variant=minbase', 'bookworm', half, mirrorOfThisMachine()])
  copyFileSync(process.execPath, join(half, 'usr/local/bin/node'))
  cpSync(NPM, join(half, 'usr/local/lib/node_modules/npm'), { recursive: true })
  run('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(half, 'usr/local/bin/npm')])
  run('/usr/sbin/chroot', [half, 'useradd', '--create-home', '--uid', String(IMAGE_USER), 'node'])
  rmSync(join(half, 'var/cache/apt/archives'), { recursive: true, force: true })
  renameSync(half, BASE)
}

/** Under the name that the Dockerfile asks for; answers with the digest it is pinned by. */
function importBase(): string {
  const empty = buildah('from', 'scratch')
  buildah('add', '--quiet', empty, BASE, '/')
  buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', empty)
  // A machine behind a proxy of its own knows registries by that proxy's authority.
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  if (authorities) {
    buildah('add', '--quiet', empty, authorities, '/etc/ssl/authorities.pem')
    buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/authorities.pem', empty)
  }
  buildah('commit', '--quiet', '--rm', empty, 'docker.io/library/node:24-slim')
  return buildah(
    'inspect',
    '--type',
    'image',
    '--format',
    '{{.FromImageDigest}}',
    'docker.io/library/node:24-slim',
  )
}

function sayWhatItIs(root: string) {
  const megabytes = (path: string) => Number(run('du', ['-sm', path]).split('\t')[0])
  const own = megabytes(join(root, 'portal'))
  console.log(
    `image ${megabytes(root)} MB unpacked, of it the portal ${own} MB, Node ${megabytes(join(root, 'usr/local/bin/node'))} MB`,
  )
  const configuration = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/portal')) as {
    OCIv1: { config: { User?: string } }
  }
  expect(configuration.OCIv1.config.User === 'node', 'it runs as a user of its own')
  expect(!existsSync(join(root, 'portal/node_modules/vitest')), 'it holds no tools of development')
  expect(!existsSync(join(root, 'portal/.git')), 'it holds no history')
}

/** A root that is mounted read-only, a /tmp in memory and a volume for photos, as compose.yaml starts it. */
async function startReadOnly(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-image-'))
  const postgres = await startLocalPostgres({ folder: join(folder, 'data'), disposable: true })
  try {
    const environment = {
      ...databaseEnvironment(await ensureDatabase(postgres, 'portal')),
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'warn', MALLOC_ARENA_MAX: '2' },
      // A machine that is busy elsewhere is not a portal that is overloaded.
      MAX_EVENT_LOOP_DELAY_MS: '30000',
      ...{ AUTH_SECRET: 'only-for-this-run-and-never-on-the-net', PUBLIC_URL: 'http://localhost' },
      ...{ MEDIA_FOLDER: '/portal/media/files', MEDIA_SCRATCH_FOLDER: '/portal/media/scratch' },
      PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    }
    const media = join(folder, 'media')
    mkdirSync(media)
    run('chown', [`${IMAGE_USER}:${IMAGE_USER}`, media])
    const script = join(folder, 'start.sh')
    writeFileSync(script, READ_ONLY)
    const start = (command: string, more: Record<string, string> = {}) =>
      spawn('unshare', ['--mount', 'sh', script, root, media, String(IMAGE_USER), command], {
        env: { ...environment, ...more },
        stdio: ['ignore', 'inherit', 'inherit'],
      })
    const [migrated] = (await once(start('migrate'), 'exit')) as [number]
    expect(migrated === 0, 'it migrates an empty database')
    const [refused] = (await once(start('write'), 'exit')) as [number]
    expect(refused !== 0, 'nothing in its root can be written')
    const port = await freePort()
    const from = performance.now()
    const serving = start('serve', { PORT: String(port) })
    const ended = once(serving, 'exit')
    const isReady = await untilReady(`http://127.0.0.1:${port}/readyz`)
    expect(isReady, `it is ready after ${((performance.now() - from) / 1000).toFixed(1)} s`)
    const home = `http://127.0.0.1:${port}/`
    expect(await untilReady(home), 'it shows the home')
    const status = readFileSync(`/proc/${serving.pid}/status`, 'utf8')
    expect(status.includes(`Uid:\t${IMAGE_USER}\t`), `it runs as ${IMAGE_USER}, not as root`)
    serving.kill('SIGTERM')
    const [code] = (await ended) as [number | null]
    expect(code === 0, 'it ends when it is asked to')
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function untilReady(address: string): Promise<boolean> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if ((await fetch(address).catch(() => null))?.ok) return true
    await wait(50)
  }
  return false
}

function writeBillOfMaterials() {
  const bill = billOfMaterials()
  const file = join(HOME, 'portal.cdx.json')
  writeFileSync(file, JSON.stringify(bill))
  expect(bill.components.length > 100, `${bill.components.length} components in ${file}`)
}
