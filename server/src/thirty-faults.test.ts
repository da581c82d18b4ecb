import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer as createPlain, type Server } from 'node:http'
import { createServer as createSecure } from 'node:https'
import { type AddressInfo, createServer as createTcp, type Server as TcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HEALTH_FINDINGS, type HealthFinding } from '@portal/contract/portal/health/health'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startBank } from '../test/bank.ts'
import { startCards } from '../test/cards.ts'
import { makeCertificate } from '../test/certificates.ts'
import { startOutside } from '../test/outside.ts'
import { useTestApp } from '../test/test-app.ts'
import { examine } from './examine-from-outside.ts'
import { mapKey } from './features/ground/base-map/base-map.rules.ts'
import { installBaseMap } from './features/ground/base-map/install-base-map.ts'
import { healthStore } from './features/portal/health/health.store.ts'
import { lookOutside, type Outside } from './features/portal/health/look-outside.ts'
import { readDisks, readHealth } from './features/portal/health/read-health.ts'
import { shippedMapFile } from './paths.ts'
import { systemActor } from './platform/actor.ts'
import { createCards } from './platform/cards/create-cards.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config/config.ts'
import { connect } from './platform/database/database.ts'
import { createLog } from './platform/log.ts'
import { createPix } from './platform/pix/create-pix.ts'
import { hintAddress } from './platform/pix/hint-address.ts'
import { createStorage } from './platform/storage/create-storage.ts'

const SECRET = 'segredo-de-um-guia-de-teste-com-letras'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const ago = (ms: number) => new Date(Date.now() - ms)
const ahead = (ms: number) => new Date(Date.now() + ms)
const TEN_MINUTES_MS = 600_000

const portal = useTestApp({
  clock: systemClock,
  environment: { AUTH_SECRET: SECRET, MEDIA_FOLDER: mkdtempSync(join(tmpdir(), 'doctor-media-')) },
})
let bank: Awaited<ReturnType<typeof startBank>>
let cards: Awaited<ReturnType<typeof startCards>>
let outside: Awaited<ReturnType<typeof startOutside>>
let site: Awaited<ReturnType<typeof serveSite>>
let good: ReturnType<typeof makeCertificate>
const servers: (Server | TcpServer)[] = []

const portOf = (server: Server | TcpServer) => (server.address() as AddressInfo).port
async function listening<Some extends Server | TcpServer>(server: Some): Promise<Some> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** nginx of a city: a certificate, and behind it the portal or something else. */
async function serveSite({ cert, key }: { cert: string; key: string }, answersAs?: string) {
  const server = await listening(
    createSecure({ cert, key }, (request, response) => {
      if (answersAs) return void response.end(answersAs)
      void portal.app
        .inject({ method: 'GET', url: request.url ?? '/' })
        .then(({ body, statusCode }) => response.writeHead(statusCode).end(body))
    }),
  )
  return `https://guia.teste:${portOf(server)}`
}

const lookup = ((_name: string, options: { all?: boolean }, done: (...told: unknown[]) => void) =>
  options.all
    ? done(null, [{ address: '127.0.0.1', family: 4 }])
    : done(null, '127.0.0.1', 4)) as unknown as NonNullable<Outside['names']>['lookup']

type Fault = {
  environment?: Record<string, string>
  outside?: Partial<Outside>
  health?: Partial<Parameters<typeof readHealth>[0]>
}

const settings = (more: Record<string, string> = {}) => ({
  ...{ NODE_ENV: 'test', DATABASE_URL: portal.databaseUrl, AUTH_SECRET: SECRET, RELEASE: 'r1' },
  ...{ PUBLIC_URL: site, MEDIA_FOLDER: portal.deps.config.storage.folder, LOG_LEVEL: 'silent' },
  ...bank.environment,
  ...cards.environment,
  ...outside.environment,
  VAPID_SUBJECT: 'mailto:avisos@guiasalinopolis.com.br',
  // Longer than a busy machine takes, shorter than an examination waits.
  ...{ PIX_TIMEOUT_MS: '3000', STRIPE_TIMEOUT_MS: '3000' },
  ...more,
})

/** What is wrong, as the doctor says it of this portal with this one fault. */
async function findings({ environment, outside: told, health }: Fault = {}) {
  const config = readConfig(settings(environment))
  const readings = await lookOutside({
    ...{ config, clock: systemClock, storage: await createStorage(config) },
    pix: config.pix?.tls ? null : config.pix && createPix(config.pix),
    cards: config.cards && createCards(config.cards, 0),
    readDatabaseTime: () => portal.deps.stores.health.readDatabaseTime(),
    findMap: () => portal.deps.ports.findMapInUse(),
    names: { lookup, ca: good.cert },
    ...told,
  })
  const { parts } = await readHealth(
    { ...portal.deps, config, readDisks: async () => disk(1, 2), ...health },
    readings,
  )
  return parts
    .filter(({ state }) => state === 'trouble' || state === 'attention')
    .map(({ name, finding }) => finding ?? name)
}

const disk = (free: number, total: number, which = 0) => ({
  ...{ isSetUp: true, okAt: null, failedAt: null, failure: null, tookMs: null, until: null },
  figures: { free, total, which },
})

/** A port where nobody is. */
async function deadPort(): Promise<number> {
  const server = await listening(createTcp())
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
/** Takes the call and never says a word. */
const hanging = () => listening(createTcp((socket) => void socket.on('error', () => undefined)))

const keepBackups = (...rows: { kind: string; at: Date; failure?: string }[]) =>
  portal.deps.connection
    .insertInto('backups')
    .values(
      rows.map(({ kind, at, failure }) => ({
        ...{ kind: kind as 'full', at, seconds: 9, failure: failure ?? null },
        ...(failure ? { bytes: null, tables: null } : { bytes: 1_000_000, tables: 120 }),
      })),
    )
    .execute()

const beat = (
  kind: 'app' | 'worker',
  at = new Date(),
  queue: { waiting: number; oldestAt: Date | null; failed: number } | null = null,
  release = 'r1',
) =>
  portal.deps.stores.health.beat(
    { id: randomUUID(), kind, host: 'praia-1', release, startedAt: at },
    at,
    kind === 'worker' ? (queue ?? { waiting: 0, oldestAt: null, failed: 0 }) : null,
  )

beforeAll(async () => {
  bank = await startBank()
  // A bank keeps the time of the world.
  bank.clock.advance(Date.now() - bank.clock.now().getTime())
  cards = await startCards(bank.clock)
  outside = await startOutside()
  good = makeCertificate('guia.teste', ago(DAY_MS), ahead(80 * DAY_MS))
  site = await serveSite(good)
  const { pix } = readConfig(settings())
  const told = pix && (await createPix(pix).putWebhook('payments', hintAddress(site, SECRET)))
  expect(told?.kind).toBe('ok')
}, 60_000)

afterAll(async () => {
  for (const server of servers) server.close()
  await Promise.all([bank.stop(), cards.stop(), outside.stop()])
  await rm(portal.deps.config.storage.folder, { recursive: true, force: true })
})

beforeEach(async () => {
  for (const table of ['node_beats', 'backups', 'service_health', 'health_readings'] as const) {
    await portal.deps.connection.deleteFrom(table).execute()
  }
  await keepBackups({ kind: 'full', at: ago(HOUR_MS) }, { kind: 'proof', at: ago(HOUR_MS) })
  await portal.asOwner(
    "insert into system_tests (kind, asked_at, passed_at) values ('mail', now(), now()) on conflict (kind) do update set passed_at = now()",
  )
  await beat('app')
  await beat('worker')
  const map = await portal.deps.ports.findMapInUse()
  if (!map?.isKept) await installBaseMap(systemActor, shippedMapFile, portal.deps)
})

// spec: 1080
it('a portal without a fault has nothing to say', async () => {
  expect(await findings()).toEqual([])
})

type Case = [name: string, found: readonly HealthFinding[], plant: () => Promise<Fault> | Fault]

const outsideFaults: Case[] = [
  [
    'the domain leads nowhere',
    ['address-unknown', 'certificate-silent'],
    () => {
      const nowhere = ((_name: string, _options: object, done: (error: Error) => void) =>
        done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))) as unknown as typeof lookup
      return { outside: { names: { lookup: nowhere, ca: good.cert } } }
    },
  ],
  [
    'the domain opens something else',
    ['address-elsewhere'],
    async () => {
      const url = await serveSite(good, 'Bem-vindo ao nginx!')
      return { environment: { PUBLIC_URL: url }, outside: { pix: null } }
    },
  ],
  [
    'nobody answers at the domain',
    ['address-silent', 'certificate-silent'],
    async () => ({
      environment: { PUBLIC_URL: `https://guia.teste:${await deadPort()}` },
      outside: { pix: null },
    }),
  ],
  ...(
    [
      ['certificate-expired', 'guia.teste', -1],
      ['certificate-ends-soon', 'guia.teste', 12],
      ['certificate-wrong-name', 'outra.teste', 80],
    ] as const
  ).map(
    ([found, name, days]): Case => [
      `the certificate: ${found}`,
      [found],
      async () => {
        const shown = makeCertificate(name, ago(90 * DAY_MS), ahead(days * DAY_MS))
        const url = await serveSite(shown)
        return {
          environment: { PUBLIC_URL: url },
          outside: { pix: null, names: { lookup, ca: shown.cert } },
        }
      },
    ],
  ),
  [
    'the certificate is of an authority that nobody knows',
    ['certificate-untrusted'],
    () => {
      const other = makeCertificate('outra.teste', ago(DAY_MS), ahead(DAY_MS))
      return { outside: { names: { lookup, ca: other.cert } } }
    },
  ],
  [
    'the clock of this machine is ten minutes off',
    ['clock-of-machine'],
    () => ({ outside: { readDatabaseTime: async () => ahead(TEN_MINUTES_MS) } }),
  ],
  [
    'the bank says another time',
    ['clock-of-bank'],
    async () => {
      const server = await listening(
        createPlain((request, response) => {
          response.sendDate = false
          response.setHeader('date', ago(TEN_MINUTES_MS).toUTCString())
          if (request.method === 'HEAD') return void response.end()
          response.end(JSON.stringify({ access_token: 'x', expires_in: 300 }))
        }),
      )
      const PIX_TOKEN_URL = `http://127.0.0.1:${portOf(server)}/`
      return { environment: { PIX_TOKEN_URL }, outside: { pix: null } }
    },
  ],
  [
    'the mail server is away',
    ['mail-silent'],
    async () => ({ environment: { SMTP_URL: `smtp://127.0.0.1:${await deadPort()}` } }),
  ],
  [
    'the mail server takes the call and says nothing',
    ['mail-silent'],
    async () => ({ environment: { SMTP_URL: `smtp://127.0.0.1:${portOf(await hanging())}` } }),
  ],
  [
    'the mail server refuses our password',
    ['mail-refused'],
    async () => {
      const server = await listening(
        createTcp((socket) => {
          socket.on('error', () => undefined)
          socket.write('220 mail\r\n')
          socket.on('data', (line) => {
            const word = line.toString().slice(0, 4).toUpperCase()
            if (word === 'EHLO') socket.write('250-mail\r\n250 AUTH PLAIN\r\n')
            else if (word === 'AUTH') socket.write('535 5.7.8 no\r\n')
            else socket.end('221 bye\r\n')
          })
        }),
      )
      return { environment: { SMTP_URL: `smtp://guia:velha@127.0.0.1:${portOf(server)}` } }
    },
  ],
  [
    'the bank does not know our client',
    ['pix-client-refused'],
    () => ({ environment: { PIX_CLIENT_SECRET: 'antigo' } }),
  ],
  [
    'the bank is away',
    ['pix-silent'],
    async () => ({ environment: { PIX_API_URL: `http://127.0.0.1:${await deadPort()}` } }),
  ],
  [
    'the bank takes the call and says nothing',
    ['pix-silent'],
    async () => ({ environment: { PIX_API_URL: `http://127.0.0.1:${portOf(await hanging())}` } }),
  ],
  [
    'the contract with the bank holds no webhooks',
    ['pix-scope'],
    () => ({ environment: { PIX_SCOPES: 'cob.read cob.write' } }),
  ],
  [
    'the bank posts to another portal',
    ['pix-webhook-elsewhere'],
    async () => {
      const url = await serveSite(good)
      return { environment: { PUBLIC_URL: url } }
    },
  ],
  [
    'the bank does not know where to post',
    ['pix-webhook-missing'],
    async () => {
      const other = await startBank()
      servers.push({ close: () => void other.stop() } as unknown as Server)
      other.clock.advance(Date.now() - other.clock.now().getTime())
      return { environment: other.environment }
    },
  ],
  ...(
    [
      ['pix-certificate-ended', -1],
      ['pix-certificate-ends-soon', 12],
    ] as const
  ).map(
    ([found, days]): Case => [
      `the certificate of the bank: ${found}`,
      [found],
      () => {
        const { certPath, keyPath } = makeCertificate('g', ago(90 * DAY_MS), ahead(days * DAY_MS))
        return { environment: { PIX_TLS_CERT: certPath, PIX_TLS_KEY: keyPath } }
      },
    ],
  ),
  [
    'the certificate of the bank is not where it was said to be',
    ['pix-certificate-unreadable'],
    () => ({ environment: { PIX_TLS_CERT: '/nada/pix.pem', PIX_TLS_KEY: '/nada/pix.key' } }),
  ],
  [
    'Stripe does not know our key',
    ['cards-refused'],
    () => ({ environment: { STRIPE_SECRET_KEY: 'sk_test_de_outro' } }),
  ],
  [
    'Stripe is away',
    ['cards-silent'],
    async () => ({ environment: { STRIPE_API_URL: `http://127.0.0.1:${await deadPort()}` } }),
  ],
  [
    'Meta does not know our token',
    ['whatsapp-refused'],
    () => ({ environment: { WHATSAPP_TOKEN: 'velho' } }),
  ],
  [
    'WhatsApp is away',
    ['whatsapp-silent'],
    async () => ({ environment: { WHATSAPP_API_URL: `http://127.0.0.1:${await deadPort()}` } }),
  ],
  [
    'nobody reads the address of the push keys',
    ['push-subject-unreal'],
    () => ({ environment: { VAPID_SUBJECT: 'mailto:avisos@localhost' } }),
  ],
  [
    'the folder of photos takes nothing',
    ['storage-unwritable'],
    () => {
      const file = join(mkdtempSync(join(tmpdir(), 'doctor-')), 'no-folder')
      writeFileSync(file, '')
      return { environment: { MEDIA_FOLDER: join(file, 'media') } }
    },
  ],
  ['this release has no name', ['version-unnamed'], () => ({ environment: { RELEASE: 'dev' } })],
  ...(['photos', 'preparation', 'data', 'logs'] as const).map(
    (name): Case => [
      `the disk of ${name} is nearly full`,
      [`disk-of-${name}`],
      () => {
        const folders = [/doctor-media/, /portal-media/, /postgresql/, /log$/]
        const full = folders[['photos', 'preparation', 'data', 'logs'].indexOf(name)]
        return {
          health: {
            readDisks: (config) =>
              readDisks(config, async (folder) => ({
                free: full?.test(folder) ? 5 : 50,
                total: 100,
              })),
          },
        }
      },
    ],
  ),
]

const insideFaults: Case[] = [
  ['no backup was ever made', ['backup-never'], () => onlyBackups(['proof', HOUR_MS])],
  [
    'the backup is of the day before yesterday',
    ['backup-old'],
    () => onlyBackups(['full', 50 * HOUR_MS], ['proof', HOUR_MS]),
  ],
  [
    'the last backup failed',
    ['backup-failed'],
    async () => {
      await keepBackups({ kind: 'diff', at: new Date(), failure: 'sem espaço' })
      return {}
    },
  ],
  ['no backup ever came back', ['proof-never'], () => onlyBackups(['full', HOUR_MS])],
  [
    'the last proof is of a fortnight ago',
    ['proof-old'],
    () => onlyBackups(['full', HOUR_MS], ['proof', 14 * DAY_MS]),
  ],
  [
    'what was put back was not whole',
    ['proof-failed'],
    async () => {
      await keepBackups({ kind: 'proof', at: new Date(), failure: 'faltam linhas' })
      return {}
    },
  ],
  [
    'the queue stands still',
    ['queue-stuck'],
    () => onlyQueue({ waiting: 9, oldestAt: ago(TEN_MINUTES_MS * 2), failed: 0 }),
  ],
  [
    'the queue is late',
    ['queue-late'],
    () => onlyQueue({ waiting: 9, oldestAt: ago(TEN_MINUTES_MS / 3), failed: 0 }),
  ],
  [
    'work of the queue failed for good',
    ['queue-failed'],
    () => onlyQueue({ waiting: 0, oldestAt: null, failed: 2 }),
  ],
  [
    'no worker beats',
    ['worker-silent'],
    async () => {
      await portal.deps.connection.deleteFrom('node_beats').where('kind', '=', 'worker').execute()
      return {}
    },
  ],
  [
    'nobody has typed the code of an e-mail of ours',
    ['mail-unproved'],
    async () => {
      await portal.deps.connection.deleteFrom('system_tests').execute()
      return {}
    },
  ],
  [
    'one node was left at the release before',
    ['version-mixed'],
    async () => {
      await beat('app', new Date(), null, 'r0')
      return {}
    },
  ],
  [
    'the file of the map is gone',
    ['map-lost'],
    async () => {
      const map = await portal.deps.stores.baseMaps.inUse()
      await portal.deps.storage.remove(mapKey(map?.hash ?? ''))
      return {}
    },
  ],
]

async function onlyBackups(...kept: (readonly [kind: string, age: number])[]): Promise<Fault> {
  await portal.deps.connection.deleteFrom('backups').execute()
  await keepBackups(...kept.map(([kind, age]) => ({ kind, at: ago(age) })))
  return {}
}
async function onlyQueue(queue: Parameters<typeof beat>[2]): Promise<Fault> {
  await portal.deps.connection.deleteFrom('node_beats').where('kind', '=', 'worker').execute()
  await beat('worker', new Date(), queue ?? null)
  return {}
}

describe('the doctor names', () => {
  // spec: 1081
  it.each([...outsideFaults, ...insideFaults])(
    '%s',
    async (_name, found, plant) => {
      expect(await findings(await plant())).toEqual(found)
    },
    30_000,
  )

  // spec: 1081
  it('a role that may too much, and one that may too little', async () => {
    const log = createLog('silent', 'app')
    const owner = connect({
      url: portal.urls.owner,
      poolSize: 1,
      patienceMs: 9_000,
      log,
      name: 'o',
    })
    const asOwner = { ...portal.deps.stores, health: healthStore(owner.db) }
    expect(await findings({ health: { stores: asOwner } })).toEqual(['role-wide'])
    await owner.db.destroy()
    const app = new URL(portal.urls.app).username
    await portal.asOwner(`revoke select on sights from ${app}`)
    expect(await findings()).toContain('role-narrow')
    await portal.asOwner(`grant select on sights to ${app}`)
  })

  // spec: 1081
  it('a database older than the release, and one that is newer', async () => {
    const { rows } = await portal.asOwner<{ name: string; checksum: string }>(
      "delete from schema_migrations where name like '0248%' returning name, checksum",
    )
    expect(await findings()).toContain('migrations-missing')
    await portal.asOwner('insert into schema_migrations (name, checksum) values ($1, $2)', [
      ...[rows[0]?.name, rows[0]?.checksum],
    ])
    await portal.asOwner(
      "insert into schema_migrations (name, checksum) values ('9999_next.sql', 'x')",
    )
    expect(await findings()).toContain('migrations-ahead')
    await portal.asOwner("delete from schema_migrations where name = '9999_next.sql'")
  })

  // spec: 1081
  it('what nobody has examined since yesterday', async () => {
    const config = readConfig(settings())
    const read = () => readHealth({ ...portal.deps, config, readDisks: async () => disk(1, 2) })
    await portal.deps.stores.health.keepReadings([
      { part: 'mail', at: ago(30 * HOUR_MS), failure: null, tookMs: 5, figures: {} },
    ])
    const { parts } = await read()
    expect(parts.find(({ name }) => name === 'mail')).toMatchObject({
      ...{ state: 'attention', finding: 'not-examined' },
    })
  })
})

describe('in the terminal', () => {
  const run = async (environment: Record<string, string>) => {
    let said = ''
    const code = await examine(environment, (text) => {
      said += text
    })
    return { code, said }
  }

  // spec: 1082
  it('says what is wrong, what to do, and ends with 1', async () => {
    const { code, said } = await run({
      ...settings(),
      SMTP_URL: `smtp://127.0.0.1:${await deadPort()}`,
    })
    expect(code).toBe(1)
    expect(said).toContain('⯃ E-mail: Parou')
    expect(said).toContain('O que fazer: Confira o endereço e a porta em SMTP_URL')
  }, 30_000)

  // spec: 1082
  it('says so where the database is away, and of the rest what can be said', async () => {
    const DATABASE_URL = `postgres://portal:x@127.0.0.1:${await deadPort()}/portal`
    const { code, said } = await run({ ...settings(), DATABASE_URL })
    expect(code).toBe(1)
    expect(said).toContain('⯃ Banco de dados: Parou')
    expect(said).toContain('● E-mail: Em ordem')
  }, 30_000)

  // spec: 1082
  it('names the line of the settings that is wrong', async () => {
    const { code, said } = await run({ ...settings(), PUBLIC_URL: 'guia.teste' })
    expect(code).toBe(1)
    expect(said).toContain('⯃ Configuração: Parou')
    expect(said).toContain('PUBLIC_URL')
  })
})

it('plants thirty faults and more, each of a finding of its own', () => {
  const planted = new Set([...outsideFaults, ...insideFaults].flatMap(([, found]) => found))
  expect(planted.size).toBeGreaterThanOrEqual(30)
  const elsewhere = ['archive-late', 'archive-refused', 'role-wide', 'role-narrow', 'not-examined']
  const others = ['migrations-missing', 'migrations-ahead', 'database-away']
  expect(HEALTH_FINDINGS.filter((one) => !planted.has(one)).toSorted()).toEqual(
    [...elsewhere, ...others].toSorted(),
  )
})
