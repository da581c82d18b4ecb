import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasNginx, startNginx } from '../../deploy/running-nginx.ts'
import {
  databaseEnvironment,
  databaseUrls,
  ensureDatabase,
  withClient,
} from '../../scripts/local-postgres.ts'
import { startApp, WRITE_ROUTE_APP } from '../app-nodes.ts'
import { percentile } from '../load.ts'
import { type Drill, expect } from './drill.ts'
import { type Host, layNetwork } from './network-of-hosts.ts'
import {
  type DatabaseHost,
  startPrimary,
  startReplica,
  waitForReplica,
} from './replicated-postgres.ts'
import { insistOnWriting } from './settings-client.ts'
import { signUp } from './sign-up.ts'
import { ask, countBy } from './visitors.ts'
import { readWitnesses, watchWrites } from './witnesses.ts'
import { type Acknowledged, startWriters } from './writers.ts'

const PORT = 3000
const CALM_MS = 3_000
const CUT_MS = 6_000
const RELOADS = 5
const WRITERS = 4
const SIGN_UPS = 5
const SIGN_UP_MS = 8_000
const SILENCE = "require('net').createServer(() => {}).listen(25, '0.0.0.0')"
const silentServices = (address: string) => ({
  ...{ SMTP_URL: `smtp://${address}:25`, WHATSAPP_API_URL: `http://${address}:25` },
  ...{ WHATSAPP_TOKEN: 'x', WHATSAPP_PHONE_NUMBER_ID: '1' },
  ...{ PIX_API_URL: `http://${address}:25`, PIX_TOKEN_URL: `http://${address}:25/token` },
  ...{ PIX_CLIENT_ID: 'x', PIX_CLIENT_SECRET: 'x', PIX_KEY: 'x' },
})
const TEN_MINUTES_AHEAD = {
  ...{ LD_PRELOAD: '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1', FAKETIME: '+600s' },
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
}
/** From the moment a host is gone to the first write that is answered again. */
const MOST_AWAY_MS = 30_000
const ROOT = join(import.meta.dirname, '../..')

// spec: 1137
/**
 * nginx, two nodes and two databases, each a host of its own with a cable that can be pulled, under two hundred
 * requests a second: a release and the way back, a proxy that reads its configuration anew, a node and a database
 * that are cut off, and a primary that dies twice, followed by its replica.
 */
export const hostsThatFail: Drill = {
  name: 'hosts-that-fail',
  async run({ say, defer, perSecond }) {
    expect(hasNginx(), 'nginx is not installed')
    if (!existsSync(TEN_MINUTES_AHEAD.LD_PRELOAD)) {
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'libfaketime'])
    }
    const names = ['nginx', 'node-1', 'node-2', 'data-1', 'data-2', 'data-3', 'silence'] as const
    const network = layNetwork(names, defer)
    const hostOf = (name: (typeof names)[number]) => {
      const host = network.get(name)
      if (!host) throw new Error(name)
      return host
    }
    const databases = ['data-1', 'data-2', 'data-3'] as const
    let primary = await startPrimary(hostOf('data-1'), 'one', defer)
    await migrate(primary)
    let replica = await startReplica(primary, hostOf('data-2'), 'two', defer)

    const all = databases.map((name) => `${hostOf(name).address}:5432`).join()
    const databaseUrl = `postgres://portal_app@${all}/portal?target_session_attrs=read-write`
    const startOn = (
      name: 'node-1' | 'node-2',
      release: string,
      more: Record<string, string> = {},
    ) =>
      startApp({
        ...{ databaseUrl, harness: WRITE_ROUTE_APP, timeoutMs: 120_000, port: PORT },
        ...{ address: hostOf(name).address, launcher: hostOf(name).launcher },
        environment: {
          ...{ HOST: '0.0.0.0', RELEASE: release, TRUST_PROXY: hostOf('nginx').address },
          ...{
            MAX_EVENT_LOOP_DELAY_MS: '30000',
            ...silentServices(hostOf('silence').address),
            ...more,
          },
        },
      })
    const nodes = {
      'node-1': await startOn('node-1', 'old'),
      'node-2': await startOn('node-2', 'old'),
    }
    defer(() => Promise.all(Object.values(nodes).map((node) => node.stop('SIGKILL'))))
    const nginx = await startNginx({
      nodes: Object.keys(nodes).map((name) => `${hostOf(name as 'node-1').address}:${PORT}`),
      ...{ liftLimits: true, address: hostOf('nginx').address },
      launcher: hostOf('nginx').launcher,
    })
    defer(() => nginx.stop())
    const asset = /\/assets\/[^"]+\.js/.exec(await (await ask(nginx.origin)).text())?.[0] ?? ''
    expect(asset !== '', 'the home names no file')
    const under = async (what: string, work: () => Promise<unknown>) => {
      const load = keepAsking(nginx.origin, asset, perSecond)
      await wait(CALM_MS)
      await work()
      await wait(CALM_MS)
      const { milliseconds, failures, asked, again, seconds } = await load.stop()
      say(
        `${what}: ${asked} requests in ${seconds.toFixed(0)} s (${(asked / seconds).toFixed(0)} a second), ` +
          `p50/p99/max ${[0.5, 0.99, 1].map((share) => percentile(milliseconds, share).toFixed(0)).join('/')} ms, asked again on a new connection: ${again}, failed: ${countBy(failures)}`,
      )
      return { failures, milliseconds }
    }
    const replaceAll = async (release: string) => {
      for (const name of ['node-1', 'node-2'] as const) {
        await nodes[name].stop()
        nodes[name] = await startOn(name, release)
        await wait(CALM_MS)
      }
    }

    const calm = await under('nothing happens', () => wait(CALM_MS))
    expect(calm.failures.length === 0, 'requests fail although nothing happens')
    const release = await under('a release, node by node', () => replaceAll('new'))
    expect(release.failures.length === 0, `a release failed ${release.failures.length} requests`)
    // The database stays ahead of the release that comes back.
    await aheadOf(primary)
    const back = await under('one release back, on the newer schema', () => replaceAll('old'))
    expect(back.failures.length === 0, `the way back failed ${back.failures.length} requests`)
    const reloaded = await under(
      `nginx reads its configuration anew, ${RELOADS} times`,
      async () => {
        for (let turn = 0; turn < RELOADS; turn += 1) {
          nginx.reload()
          await wait(1_000)
        }
      },
    )
    expect(reloaded.failures.length === 0, `${reloaded.failures.length} failed by a reload`)

    const [silent, signedUp] = [await startSilence(hostOf('silence')), [] as number[]]
    defer(() => silent.kill('SIGKILL'))
    const hanging = await under('mail, bank and WhatsApp take calls and never answer', async () => {
      for (let turn = 0; turn < SIGN_UPS; turn += 1) {
        const began = performance.now()
        await signUp(nginx.origin, `maria-${turn}@exemplo.test`)
        signedUp.push(performance.now() - began)
      }
    })
    say(
      `meanwhile ${SIGN_UPS} people signed up, the slowest in ${Math.max(...signedUp).toFixed(0)} ms`,
    )
    expect(hanging.failures.length === 0, 'pages wait for services that hang')
    expect(Math.max(...signedUp) < SIGN_UP_MS, 'signing up waits for a service that hangs')

    const clock = await under('a clock ten minutes ahead', async () => {
      await nodes['node-2'].stop()
      nodes['node-2'] = await startOn('node-2', 'old', TEN_MINUTES_AHEAD)
      const cookie = await signUp(nginx.origin, 'pontual@exemplo.test')
      for (let turn = 0; turn < 20; turn += 1) {
        const { status } = await ask(`${nginx.origin}/api/v1/profile`, { headers: { cookie } })
        expect(status === 200, `a session of the other clock is answered ${status}`)
      }
    })
    expect(clock.failures.length === 0, `${clock.failures.length} failed by a clock`)

    const node = await under('a node is cut off and comes back', async () => {
      hostOf('node-1').cut()
      await wait(CUT_MS)
      hostOf('node-1').mend()
    })
    expect(node.failures.length === 0, `${node.failures.length} failed with a node cut off`)
    const database = await under('the database is cut off and comes back', async () => {
      primary.host.cut()
      await wait(CUT_MS)
      primary.host.mend()
      await insistOnWriting(nginx.origin, { site_description: 'de volta' })
    })
    expect(database.failures.length === 0, 'pages seen before were gone with the database')

    for (const isSynchronous of [false, true]) {
      await waitForReplica(primary, isSynchronous)
      const kind = isSynchronous ? 'synchronous' : 'asynchronous'
      const fallen = await failOver({ primary, replica, origin: nginx.origin })
      say(
        `primary killed, ${kind} replica promoted by hand at once: ${fallen.written} writes answered before and after, ` +
          `the first again after ${(fallen.awayMs / 1000).toFixed(1)} s, lost ${fallen.lost}`,
      )
      expect(fallen.awayMs < MOST_AWAY_MS, `${fallen.awayMs} ms without a write`)
      expect(!isSynchronous || fallen.lost === 0, `${fallen.lost} answered writes are gone`)
      if (isSynchronous) return
      const old = primary
      primary = replica
      replica = await startReplica(primary, hostOf('data-3'), 'three', defer)
      expect(old !== primary, 'the replica did not take over')
    }
  },
}

async function migrate(primary: DatabaseHost) {
  const urls = await ensureDatabase({ url: primary.url } as never, 'portal')
  const bundle = join(ROOT, 'server/dist/migrate.js')
  const command = existsSync(bundle) ? bundle : join(ROOT, 'server/src/migrate.ts')
  execFileSync(process.execPath, [command], {
    env: { ...process.env, ...databaseEnvironment(urls), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await watchWrites(urls.owner)
}

/** Takes every call and says nothing. */
async function startSilence({ launcher, address }: Host) {
  const [program = '', ...words] = [...launcher, process.execPath, '-e', SILENCE]
  const child = spawn(program, words, { stdio: 'ignore' })
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(25, address)
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return child
    await wait(50)
  }
  throw new Error('nobody is silent')
}

/** As a later release leaves it: a migration that this one does not know. */
async function aheadOf(primary: DatabaseHost) {
  const { owner } = databaseUrls(primary.url('portal'))
  await withClient(owner, async (client) => {
    await client.query('alter table portal_settings add column of_tomorrow text')
    await client.query(
      "insert into schema_migrations (name, checksum) values ('9999_of_tomorrow.sql', 'x')",
    )
  })
}

type Fall = { primary: DatabaseHost; replica: DatabaseHost; origin: string }

/** Editors write all the time; what they were answered is looked for at who is primary afterwards. */
async function failOver({ primary, replica, origin }: Fall) {
  let killedMs = Number.POSITIVE_INFINITY
  let backMs: number | null = null
  const acknowledged: Acknowledged[] = []
  const writers = startWriters(origin, WRITERS, (write) => {
    acknowledged.push(write)
    // What was under way when it died may still be answered; what counts is written at the new one.
    if (performance.now() > killedMs + 200) backMs ??= performance.now()
  })
  await wait(CALM_MS)
  killedMs = performance.now()
  await primary.kill()
  await replica.promote()
  const deadline = killedMs + MOST_AWAY_MS
  while (backMs === null && performance.now() < deadline) await wait(50)
  await wait(CALM_MS)
  await writers.stop()
  const seen = await readWitnesses(databaseUrls(replica.url('portal')).owner)
  const lost = acknowledged.filter(({ version, text }) => seen.texts.get(version) !== text)
  return {
    written: acknowledged.length,
    awayMs: (backMs ?? Number.POSITIVE_INFINITY) - killedMs,
    lost: lost.length,
  }
}

/**
 * A connection that was kept for the next question may be closed at the moment it is asked: nobody has read it then,
 * and a browser asks once more on another one, as RFC 9110 (9.2.2) has it for reads.
 */
async function askAsBrowsersDo(url: string, tell: () => void) {
  try {
    return await ask(url)
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
    if (code !== 'UND_ERR_SOCKET' && code !== 'ECONNRESET') throw error
    tell()
    return ask(url)
  }
}

/** So many a second, whatever becomes of them: pages, a file of an old tab, an answer of the API. */
function keepAsking(origin: string, asset: string, perSecond: number) {
  const paths = ['/', asset, '/api/v1/portal-settings', '/', '/eventos']
  const milliseconds: number[] = []
  const failures: string[] = []
  const pending = new Set<Promise<void>>()
  const began = performance.now()
  let asked = 0
  let again = 0
  const one = async (path: string) => {
    const startedAt = performance.now()
    try {
      const answer = await askAsBrowsersDo(origin + path, () => {
        again += 1
      })
      await answer.arrayBuffer()
      milliseconds.push(performance.now() - startedAt)
      if (answer.status !== 200) failures.push(`status ${answer.status} of ${path}`)
    } catch (error) {
      const { name, cause } = error as Error
      failures.push(`${name} (${(cause as NodeJS.ErrnoException | undefined)?.code}) of ${path}`)
    }
  }
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond
    while (asked < due) {
      const answered = one(paths[asked % paths.length] ?? '/').finally(() =>
        pending.delete(answered),
      )
      pending.add(answered)
      asked += 1
    }
  }, 5)
  return {
    async stop() {
      clearInterval(timer)
      const seconds = (performance.now() - began) / 1000
      await Promise.all(pending)
      return { milliseconds, failures, asked, again, seconds }
    },
  }
}
