import { createHmac, randomUUID, X509Certificate } from 'node:crypto'
import type { lookup as lookUpName } from 'node:dns'
import { readFile } from 'node:fs/promises'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { connect as connectSecure } from 'node:tls'
import type { CardsPort } from '../../../platform/cards/cards-port.ts'
import type { Clock } from '../../../platform/clock.ts'
import { type Config, isThisMachine } from '../../../platform/config/config.ts'
import { failureKind } from '../../../platform/failure-kind.ts'
import { createMailTransport } from '../../../platform/mail/mail.ts'
import { hintAddress } from '../../../platform/pix/hint-address.ts'
import type { PixPort } from '../../../platform/pix/pix-port.ts'
import { readCertificate } from '../../../platform/pix/pix-profile.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { checkNumber } from '../../../platform/whatsapp/post-template.ts'
import type { ExaminedPart, Reading } from './health.rules.ts'

/** What hangs is said to hang: an examination ends, whatever is wrong. */
const LOOK_MS = 6_000
const DAY_MS = 24 * 3_600_000
const LONGEST_FAILURE = 200

/** What an examination calls. Nothing of it needs the database, which may be what is away. */
export type Outside = {
  config: Config
  clock: Clock
  storage: Storage
  pix: PixPort | null
  cards: CardsPort | null
  /** Null where the database is away. */
  readDatabaseTime: (() => Promise<Date>) | null
  findMap: (() => Promise<{ bytes: number; isKept: boolean } | null>) | null
  /** For rehearsals: names and an authority that only this machine knows. */
  names?: { lookup: typeof lookUpName; ca: string }
}

/** What was found: figures of a part that is well, or the words of its failure. */
type Found = { figures?: Record<string, number> } | { failure: string }
type FoundParts = Partial<Record<ExaminedPart, Found>>
type Look = (outside: Outside) => Promise<FoundParts>

/** Everything at once, each for its time. */
export async function lookOutside(outside: Outside): Promise<Reading[]> {
  const found = await Promise.all(
    Object.entries(LOOKS).map(([name, look]) => takeLook(name as ExaminedPart, look, outside)),
  )
  return found.flat()
}

async function takeLook(name: ExaminedPart, look: Look, outside: Outside): Promise<Reading[]> {
  const began = performance.now()
  let found: FoundParts
  try {
    found = await within(LOOK_MS, look(outside))
  } catch (error) {
    found = { [name]: { failure: failureKind(error) } }
  }
  const tookMs = Math.round(performance.now() - began)
  return Object.entries(found).map(([part, one]) => ({
    part: part as ExaminedPart,
    at: outside.clock.now(),
    failure: 'failure' in one ? one.failure.slice(0, LONGEST_FAILURE) || 'unknown' : null,
    tookMs,
    figures: 'figures' in one ? (one.figures ?? {}) : {},
  }))
}

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const LOOKS: Partial<Record<ExaminedPart, Look>> & Record<string, Look> = {
  address: lookAtAddress,
  certificate: lookAtCertificate,
  clock: lookAtClocks,
  mail: lookAtMail,
  pix: lookAtPix,
  'pix-certificate': lookAtBankCertificate,
  cards: lookAtCards,
  whatsapp: lookAtWhatsApp,
  storage: lookAtStorage,
  map: lookAtMap,
}

/** Asked by its name, the way visitors come, and answered as only this portal can. */
async function lookAtAddress({ config, names }: Outside): Promise<FoundParts> {
  if (isThisMachine(config.publicOrigin)) return {}
  const question = randomUUID()
  const url = `${config.publicOrigin}/api/v1/health-echo/${question}`
  // The certificate is another part's business.
  const { body } = await ask({ url, ...(names ? { names } : {}), trusts: true })
  const expected = echoOf(question, config.auth.secret)
  return { address: body.includes(expected) ? {} : { failure: 'elsewhere' } }
}

/** What answers to a question at our address: nobody else has the secret. */
export const echoOf = (question: string, secret: string) =>
  createHmac('sha256', secret).update(`health-echo ${question}`).digest('hex')

async function lookAtCertificate({ config, clock, names }: Outside): Promise<FoundParts> {
  if (isThisMachine(config.publicOrigin)) return {}
  const { protocol, hostname, port } = new URL(config.publicOrigin)
  if (protocol !== 'https:') return { certificate: { failure: 'no https' } }
  return new Promise<FoundParts>((resolve, reject) => {
    const socket = connectSecure({
      ...{ host: hostname, port: Number(port || 443), servername: hostname },
      rejectUnauthorized: false,
      timeout: LOOK_MS,
      ...(names ?? {}),
    })
    socket.once('error', reject)
    socket.once('timeout', () => socket.destroy(new Error('timeout')))
    socket.once('secureConnect', () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to)
      const days = Math.floor((end - clock.now().getTime()) / DAY_MS)
      const doubt = socket.authorizationError as unknown as string | Error | null
      socket.destroy()
      if (end < clock.now().getTime()) resolve({ certificate: { failure: 'CERT_HAS_EXPIRED' } })
      else if (doubt) resolve({ certificate: { failure: wordOf(doubt) } })
      else resolve({ certificate: { figures: { days } } })
    })
  })
}

const wordOf = (doubt: string | Error) =>
  typeof doubt === 'string' ? doubt : String((doubt as { code?: unknown }).code ?? 'UNTRUSTED')

/** Ours beside the database's, and beside that of whoever we are paid by: prices and codes live by minutes. */
async function lookAtClocks({ config, clock, readDatabaseTime }: Outside): Promise<FoundParts> {
  const figures: Record<string, number> = {}
  if (readDatabaseTime) {
    figures.database_ms = await apart(clock, readDatabaseTime)
  }
  const url = config.pix?.tokenUrl ?? config.cards?.apiUrl
  const certificate = config.pix ? readCertificateOrNone(config.pix) : null
  if (url) {
    const readDate = async () => (await ask({ url, method: 'HEAD', ...(certificate ?? {}) })).date
    // A bank that does not answer is told of by its own part.
    const bankMs = await apart(clock, readDate).catch(() => null)
    // It is told in whole seconds.
    if (bankMs !== null) figures.bank_ms = Math.max(0, bankMs - 1_000)
  }
  // Beside nobody's, nothing is known of it.
  return Object.keys(figures).length > 0 ? { clock: { figures } } : {}
}

async function apart(clock: Clock, read: () => Promise<Date | null>): Promise<number> {
  const before = clock.now().getTime()
  const theirs = await read()
  if (!theirs) throw new Error('no time')
  const middle = (before + clock.now().getTime()) / 2
  return Math.round(Math.abs(theirs.getTime() - middle))
}

function readCertificateOrNone(pix: NonNullable<Config['pix']>) {
  try {
    const { cert, key, ca } = readCertificate(pix) ?? {}
    return cert && key ? { cert, key, ...(ca ? { ca } : {}) } : null
  } catch {
    return null
  }
}

async function lookAtMail({ config }: Outside): Promise<FoundParts> {
  const host = new URL(config.publicOrigin).hostname
  const transport = createMailTransport({ ...config.mail, host, timeoutMs: LOOK_MS - 1_000 })
  try {
    await transport.check()
    return { mail: {} }
  } finally {
    transport.close()
  }
}

/** One call that needs a token: it says whether the bank knows us, and where it posts. */
async function lookAtPix({ config, pix }: Outside): Promise<FoundParts> {
  if (!pix) return {}
  const answer = await pix.readWebhook('payments')
  if (answer.kind === 'unknown') return { pix: { failure: answer.reason } }
  if (answer.kind === 'ok') {
    const isOurs = answer.value.url === hintAddress(config.publicOrigin, config.auth.secret)
    return { pix: {}, 'pix-webhook': isOurs ? {} : { failure: 'elsewhere' } }
  }
  const { status, type } = answer.problem
  if (status === 404) return { pix: {}, 'pix-webhook': { failure: 'missing' } }
  if (type === 'ScopeNotGranted') return { pix: { failure: type } }
  return { pix: { failure: `status ${status}` } }
}

async function lookAtBankCertificate({ config, clock }: Outside): Promise<FoundParts> {
  if (!config.pix?.tls) return {}
  const file = await readFile(config.pix.tls.certPath)
  const end = Date.parse(new X509Certificate(file).validTo)
  const days = Math.floor((end - clock.now().getTime()) / DAY_MS)
  return { 'pix-certificate': days < 0 ? { failure: 'ended' } : { figures: { days } } }
}

/** The last minute's events: what any key of ours may read, and nobody is charged. */
async function lookAtCards({ cards, clock }: Outside): Promise<FoundParts> {
  if (!cards) return {}
  const answer = await cards.listEvents(new Date(clock.now().getTime() - 60_000))
  if (answer.kind === 'ok') return { cards: {} }
  return {
    cards: {
      failure: answer.kind === 'refused' ? `refused ${answer.problem.status}` : answer.reason,
    },
  }
}

async function lookAtWhatsApp({ config }: Outside): Promise<FoundParts> {
  if (!config.whatsapp) return {}
  const status = await checkNumber(config.whatsapp, LOOK_MS - 1_000)
  if (status === 200) return { whatsapp: {} }
  return { whatsapp: { failure: status < 500 ? `refused ${status}` : `status ${status}` } }
}

/** A file goes and comes back, byte by byte. */
async function lookAtStorage({ storage }: Outside): Promise<FoundParts> {
  const key = `health/${randomUUID()}.png`
  const content = Buffer.from(randomUUID())
  await storage.put(key, content)
  try {
    const kept = await storage.get(key)
    const read: Buffer[] = []
    for await (const chunk of kept?.body ?? []) read.push(chunk as Buffer)
    return { storage: Buffer.concat(read).equals(content) ? {} : { failure: 'not the same' } }
  } finally {
    await storage.remove(key)
  }
}

async function lookAtMap({ findMap }: Outside): Promise<FoundParts> {
  const map = await findMap?.()
  if (!map) return {}
  return { map: map.isKept ? { figures: { bytes: map.bytes } } : { failure: 'lost' } }
}

type Question = {
  url: string
  method?: 'GET' | 'HEAD'
  cert?: Buffer
  key?: Buffer
  ca?: Buffer | string
  names?: Outside['names'] & object
  /** Whatever the certificate says. */
  trusts?: true
}
type Answer = { status: number; body: string; date: Date | null }

const LONGEST_BODY = 100_000

/** Follows no redirection: who answers there is somebody else. */
function ask({ url, method = 'GET', names, trusts, ...shown }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? requestSecure : requestPlain
    const call = send(
      url,
      {
        ...{ method, agent: false, timeout: LOOK_MS, headers: { 'user-agent': 'portal-doctor' } },
        ...(trusts ? { rejectUnauthorized: false } : {}),
        ...(names ?? {}),
        ...shown,
      },
      (answer) => {
        let body = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          if (body.length < LONGEST_BODY) body += chunk
        })
        answer.once('error', reject)
        answer.once('end', () => {
          const date = answer.headers.date ? new Date(answer.headers.date) : null
          resolve({ status: answer.statusCode ?? 0, body, date })
        })
      },
    )
    call.once('timeout', () =>
      call.destroy(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })),
    )
    call.once('error', reject)
    call.end()
  })
}
