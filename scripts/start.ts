import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_LOGINS } from '../server/seed/demo-people.ts'
import {
  databaseEnvironment,
  ensureDatabase,
  type LocalPostgres,
  startLocalPostgres,
} from './local-postgres.ts'
import { localServices, untilServicesAnswer } from './local-services.ts'
import { finish, repository, runNode, stop } from './processes.ts'

/**
 * `npm run dev` and `npm run demo`: everything the portal needs, on this machine, in one terminal.
 * Ctrl+C stops it all; the data stays.
 */
const mode = process.argv[2] === 'demo' ? 'demo' : 'dev'
const port = Number(process.env.PORT ?? 3000)
const address = `http://localhost:${port}`
/** Vite watches the web by itself; the rest restarts the process. */
const WATCH = ['--watch-path=server/src', '--watch-path=contract/src', '--watch-preserve-output']
const children: ChildProcess[] = []
let postgres: LocalPostgres | null = null
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAll(0))

try {
  if (mode === 'demo') await prepare('Compilando o portal…', ['scripts/build.ts'])
  const environment = await environmentFor(await database())
  await prepare('Preparando o banco de dados…', [entryPoint('migrate')], environment)
  await prepare('Conferindo o conteúdo inicial…', ['server/seed/seed.ts'], environment)
  keep(runNode(['sandbox/src/start.ts'], { env: environment, quiet: true }))
  await untilServicesAnswer(environment)
  keep(
    runNode([...(mode === 'dev' ? WATCH : []), entryPoint('serve')], {
      env: environment,
    }),
  )
  keep(runNode([entryPoint('worker')], { env: environment }))
  await untilReady()
  announce(environment)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stopAll(1)
}

/** Sources while developing, the production bundle in the demo. */
function entryPoint(name: string) {
  return mode === 'dev' ? `server/src/${name}.ts` : `server/dist/${name}.js`
}

/** The one the environment names, or one of this machine. */
async function database(): Promise<Record<string, string>> {
  if (process.env.DATABASE_URL) return {}
  postgres = await startLocalPostgres({ folder: join(repository, '.data', 'postgres') })
  return databaseEnvironment(await ensureDatabase(postgres, 'portal'))
}

async function environmentFor(database: Record<string, string>): Promise<Record<string, string>> {
  return {
    ...database,
    PORT: String(port),
    PUBLIC_URL: process.env.PUBLIC_URL ?? address,
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    // A terminal that is being closed should not wait for load balancers that are not there.
    DRAIN_MILLISECONDS: '0',
    // Demo administrators have no telephone to read a code from.
    ADMIN_SECOND_FACTOR: 'off',
    ...(await localServices()),
  }
}

async function prepare(sentence: string, args: string[], env?: Record<string, string>) {
  console.log(sentence)
  await finish(runNode(args, { ...(env ? { env } : {}), quiet: true }))
}

function keep(child: ChildProcess) {
  children.push(child)
  child.on('exit', (code) => {
    if (isStopping) return
    console.error(`${child.spawnargs.slice(1).join(' ')} parou (${code}). Encerrando.`)
    void stopAll(1)
  })
}

async function untilReady() {
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok || isStopping) return
    await wait(100)
  }
}

function announce(environment: Record<string, string>) {
  console.log(
    [
      '',
      `  Portal            ${address}`,
      `  API               ${address}/api/docs`,
      `  Caixa de correio  http://localhost:${environment.MAILBOX_WEB_PORT}`,
      `  WhatsApp local    http://localhost:${environment.WHATSAPP_PORT}`,
      `  Banco local       http://localhost:${environment.PIX_PORT}`,
      `  Stripe local      http://localhost:${environment.STRIPE_PORT}`,
      `  Caixa local       http://localhost:${environment.POS_PORT}`,
      `  Calendários       http://localhost:${environment.CALENDARS_PORT}`,
      `  Imobiliárias      http://localhost:${environment.AGENCY_PORT}`,
      `  Avisos (aparelho) http://localhost:${environment.PUSH_PORT}`,
      `  Previsão do tempo http://localhost:${environment.WEATHER_PORT}`,
      `  Rastros           http://localhost:${environment.TRACES_PORT}`,
      ...(mode === 'dev'
        ? [`  Peças             ${address}/test-cards`, `  Contas de teste   ${address}/test-login`]
        : []),
      '',
      '  Contas de demonstração',
      ...DEMO_LOGINS.map(({ email, password }) => `    ${email.padEnd(26)} ${password}`),
      '',
      '  Ctrl+C encerra. Os dados ficam em .data/.',
      '',
    ].join('\n'),
  )
}

async function stopAll(code: number) {
  if (isStopping) return
  isStopping = true
  await Promise.all(children.map((child) => stop(child)))
  await postgres?.stop()
  process.exit(code)
}
