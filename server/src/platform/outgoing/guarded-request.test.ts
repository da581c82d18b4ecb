import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { portOf } from '@portal/sandbox/port-of'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardedRequest, mayCall } from './guarded-request.ts'
import { isPublicAddress } from './public-address.ts'

const STRICT = { reachesPrivate: false }
const REHEARSAL = { reachesPrivate: true }

describe('an address on the internet', () => {
  it.each(['8.8.8.8', '177.10.20.30', '2001:4860:4860::8888', '2804:14c::1'])(
    'is public: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  // spec: 320
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.10',
    '169.254.169.254',
    '100.64.1.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    // An IPv4 in IPv6's clothes: compatible, mapped, translated, of a gateway, 6to4, Teredo.
    '::127.0.0.1',
    '::8.8.8.8',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '::ffff:0:127.0.0.1',
    '::ffff:0:8.8.8.8',
    '0:0:0:0:ffff:0:7f00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::7f00:1',
    '64:ff9b:1:ffff:ffff:ffff:7f00:1',
    '2002:a00:1::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001::1',
    '100::1',
    '5f00::1',
    '4000::1',
    'fec0::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'nowhere',
  ])('leads inside: %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

it.each([
  'http://caixa.example.com/eventos',
  'https://caixa.example.com:8443/eventos',
  'https://ana:segredo@caixa.example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[64:ff9b:1::7f00:1]/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://localhost/',
  'https://banco.internal/',
  'ftp://caixa.example.com/',
  'caixa',
])('is refused before anybody is asked for its name: %s', (address) =>
  expect(mayCall(address, STRICT)).toBe(false),
)

it('takes https on its own port, and on this machine only where a rehearsal allows it', () => {
  expect(mayCall('https://caixa.example.com/eventos', STRICT)).toBe(true)
  expect(mayCall('http://127.0.0.1:9000/eventos', REHEARSAL)).toBe(true)
})

describe('a call', () => {
  let handle: (request: IncomingMessage, response: ServerResponse) => void
  const server = createServer((request, response) => handle(request, response))
  let url: string
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${portOf(server)}`
  })
  afterAll(() => server.close())
  const call = (path = '/', more: object = {}) =>
    guardedRequest(
      `${url}${path}`,
      { method: 'GET', timeoutMs: 2_000, maxBytes: 100, ...more },
      REHEARSAL,
    )

  // spec: 320
  it('is never made to where it may not go', async () => {
    await expect(
      guardedRequest(url, { method: 'GET', timeoutMs: 500, maxBytes: 1 }, STRICT),
    ).rejects.toMatchObject({ reason: 'not-allowed' })
  })

  it('answers with what was said, up to a size', async () => {
    handle = (_request, response) => response.writeHead(200).end('olá')
    expect(String((await call()).body)).toBe('olá')
    handle = (_request, response) => response.writeHead(200).end('x'.repeat(101))
    await expect(call()).rejects.toMatchObject({ reason: 'too-large' })
  })

  it('follows only as far as told, and takes no key along to another host', async () => {
    const keys: unknown[] = []
    handle = (request, response) => {
      keys.push(request.headers['x-api-key'])
      const isLast = request.url === '/3'
      const next = `${url.replace('127.0.0.1', 'localhost')}/${Number(request.url?.slice(1)) + 1}`
      response.writeHead(isLast ? 200 : 302, { location: next }).end()
    }
    await expect(call('/1')).rejects.toMatchObject({ reason: 'redirects' })
    const headers = { 'x-api-key': 'segredo' }
    expect((await call('/1', { maxRedirects: 3, headers })).status).toBe(200)
    expect(keys.slice(1)).toEqual(['segredo', undefined, undefined])
  })

  it('reads what came packed, and measures it unpacked', async () => {
    const send = (encoding: string, body: Buffer) => {
      handle = (_request, response) =>
        response.writeHead(200, { 'content-encoding': encoding }).end(body)
    }
    send('gzip', gzipSync('olá'))
    expect(String((await call()).body)).toBe('olá')
    send('br', brotliCompressSync('olá'))
    expect(String((await call()).body)).toBe('olá')
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    expect(bomb.length).toBeLessThan(100_000)
    send('gzip', bomb)
    await expect(call('/', { maxBytes: 100_000 })).rejects.toMatchObject({ reason: 'too-large' })
    send('gzip', Buffer.from('nada disso'))
    await expect(call()).rejects.toMatchObject({ reason: 'refused' })
  })

  it('gives up on a body that comes drop by drop', async () => {
    handle = (_request, response) => {
      response.writeHead(200)
      const drops = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(drops))
    }
    await expect(call('/', { timeoutMs: 200 })).rejects.toMatchObject({ reason: 'timeout' })
  })

  // spec: 320
  it('is led inside by nobody', async () => {
    for (const next of [
      'ftp://caixa.example.com/',
      'file:///etc/passwd',
      'http://a:b@localhost/',
    ]) {
      handle = (_request, response) => response.writeHead(302, { location: next }).end()
      await expect(call('/', { maxRedirects: 3 })).rejects.toMatchObject({ reason: 'not-allowed' })
    }
  })

  it('says of silence that it was silence', async () => {
    handle = () => {}
    await expect(call('/', { timeoutMs: 100 })).rejects.toMatchObject({ reason: 'timeout' })
    server.closeAllConnections()
    await expect(
      guardedRequest(
        'http://127.0.0.1:1/',
        { method: 'GET', timeoutMs: 500, maxBytes: 1 },
        REHEARSAL,
      ),
    ).rejects.toMatchObject({ reason: 'refused' })
  })
})
