import { Socket } from 'node:net'
import pg from 'pg'

/**
 * Several hosts in one address, as libpq writes them: `postgres://app@one:5432,two:5432/portal`. Of these the
 * one that takes writes is asked; node-postgres knows a single host.
 */
const SHAPE = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)(.*)$/
/** A host that needs longer to say who it is, is asked again with the next connection. */
const PROBE_MS = 2_000

/** The same address once for each of its hosts. */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = SHAPE.exec(url) ?? []
  return hosts.split(',').map((host) => before + host + after)
}

/** Where one address is enough: as whom, into which database. */
export const firstAddress = (url: string): URL => new URL(addressesOf(url)[0] ?? url)

type Reached = { connectionString: string; stream?: () => Socket }

/** What node-postgres is told to reach the database: always the host that takes writes. */
export function reach(url: string): Reached {
  const addresses = addressesOf(url)
  const [connectionString = url] = addresses
  if (addresses.length < 2) return { connectionString }
  const primary = primaryOf(url, addresses)
  return { connectionString, stream: () => new SocketToPrimary(primary) }
}

type Primary = { find(): Promise<URL>; doubt(): void }
const known = new Map<string, Primary>()

/** One for a process: whoever meets a dead host spares all others the same. */
function primaryOf(url: string, addresses: readonly string[]): Primary {
  const there = known.get(url)
  if (there) return there
  let found: Promise<URL> | null = null
  const doubt = () => {
    found = null
  }
  const primary = {
    doubt,
    find() {
      found ??= Promise.any(addresses.map(askForWrites)).catch((error: unknown) => {
        doubt()
        throw Object.assign(new Error('no host of the database takes writes', { cause: error }), {
          code: 'ECONNREFUSED',
        })
      })
      return found
    },
  }
  known.set(url, primary)
  return primary
}

/** Fails where nobody answers, and at a replica. */
async function askForWrites(connectionString: string): Promise<URL> {
  const client = new pg.Client({
    connectionString,
    application_name: 'portal-primary',
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  })
  client.on('error', () => {
    // Told by what was asked.
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ replica: boolean }>(
      "select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as replica",
    )
    if (rows[0]?.replica !== false) throw new Error('a replica')
    return new URL(connectionString)
  } finally {
    client.end().catch(() => {
      // Gone already.
    })
  }
}

/** Wherever it is told to go, it goes to the primary; one that breaks makes the next one ask who that is. */
class SocketToPrimary extends Socket {
  readonly #primary: Primary

  constructor(primary: Primary) {
    super()
    this.#primary = primary
    this.once('close', primary.doubt)
  }

  override connect(...given: unknown[]): this {
    // Its own way to the primary, once that is known.
    if (typeof given[0] !== 'number') return super.connect(...(given as [never]))
    void this.#primary.find().then(
      ({ hostname, port }) =>
        super.connect({ host: hostname.replace(/^\[(.+)\]$/, '$1'), port: Number(port || 5432) }),
      (error: Error) => this.destroy(error),
    )
    return this
  }
}
