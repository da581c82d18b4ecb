import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createGzip, gzipSync } from 'node:zlib'
import { portOf } from '@portal/sandbox/port-of'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guardedRequest } from './guarded-request.ts'

/** Two servers of this machine: one that is trusted as if it were public, and one nobody may be led to. */
let answer: (request: IncomingMessage, response: ServerResponse) => void
let reached = 0
const outside = createServer((request, response) => answer(request, response))
const inside = createServer((_request, response) => {
  reached += 1
  response.end('segredo')
})
const listen = (server: typeof outside) =>
  new Promise<string>((done) =>
    server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${portOf(server)}`)),
  )
let url: string
let secret: string
beforeAll(async () => {
  url = await listen(outside)
  secret = await listen(inside)
})
afterAll(() => {
  outside.closeAllConnections()
  outside.close()
  inside.close()
})
beforeEach(() => {
  reached = 0
})

const MEGABYTE = 1024 * 1024
const rules = () => ({ reachesPrivate: false, trustedOrigins: [url] })
const call = (address = url, more: object = {}) =>
  guardedRequest(
    address,
    { method: 'GET', timeoutMs: 5_000, maxBytes: 30 * MEGABYTE, maxRedirects: 3, ...more },
    rules(),
  )
const leadTo = (location: string) => {
  answer = (_request, response) => response.writeHead(302, { location }).end()
}

describe('a server that leads on', () => {
  // spec: 664
  it('leads nobody inside, by number or by name', async () => {
    const port = portOf(inside)
    for (const target of [
      secret,
      `http://localhost:${port}/`,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f.1:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      'https://169.254.169.254/',
      'https://10.0.0.1/',
      'https://192.168.0.1/',
      'https://[fe80::1]/',
      'https://[fd00::1]/',
      'http://example.com/',
      'https://example.com:8443/',
      'file:///etc/passwd',
      'gopher://127.0.0.1/',
    ]) {
      leadTo(target)
      await expect(call(), target).rejects.toMatchObject({ reason: 'not-allowed' })
    }
    expect(reached).toBe(0)
  })

  // spec: 664
  it('may lead on three times and not four', async () => {
    answer = (request, response) => {
      const step = Number(request.url?.slice(1))
      if (step === 0) response.end('aqui')
      else response.writeHead(302, { location: `/${step - 1}` }).end()
    }
    expect(String((await call(`${url}/3`)).body)).toBe('aqui')
    await expect(call(`${url}/4`)).rejects.toMatchObject({ reason: 'redirects' })
  })
})

describe('a name', () => {
  const port = () => portOf(outside)
  it('is asked for once, and the first answer is the one that is called', async () => {
    answer = (_request, response) => response.end('daqui')
    let asked = 0
    const lookup = async () => {
      asked += 1
      // The second answer would be the one that leads inside.
      return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]
    }
    const found = await guardedRequest(
      `http://feed.example.test:${port()}/`,
      { method: 'GET', timeoutMs: 2_000, maxBytes: 100 },
      { reachesPrivate: true, lookup },
    )
    expect([String(found.body), asked]).toEqual(['daqui', 1])
  })

  it.each([
    [[{ address: '127.0.0.1', family: 4 }]],
    [[{ address: '169.254.169.254', family: 4 }]],
    [[{ address: 'fe80::1', family: 6 }]],
    [
      [
        { address: '8.8.8.8', family: 4 },
        { address: '10.0.0.7', family: 4 },
      ],
    ],
  ])('that stands for an inside address is not called: %j', async (addresses) => {
    await expect(
      guardedRequest(
        'https://feed.example.test/',
        { method: 'GET', timeoutMs: 2_000, maxBytes: 100 },
        { reachesPrivate: false, lookup: async () => addresses },
      ),
    ).rejects.toMatchObject({ reason: 'not-allowed' })
  })
})

describe('a body', () => {
  // spec: 664
  it('of 50 MB is left where it passes 30', async () => {
    let sent = 0
    answer = (_request, response) => {
      const part = Buffer.alloc(MEGABYTE, 'a')
      const write = () => {
        while (sent < 50 && !response.destroyed) {
          sent += 1
          if (!response.write(part)) return void response.once('drain', write)
        }
        response.end()
      }
      write()
    }
    await expect(call()).rejects.toMatchObject({ reason: 'too-large' })
    expect(sent).toBeLessThan(50)
  })

  it('that is a bomb is left too, however small it came', async () => {
    const bomb = gzipSync(Buffer.alloc(60 * MEGABYTE))
    expect(bomb.length).toBeLessThan(MEGABYTE)
    answer = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    await expect(call()).rejects.toMatchObject({ reason: 'too-large' })
  })

  // spec: 664
  it('that never ends is given up, packed or not', async () => {
    for (const isPacked of [false, true]) {
      answer = (_request, response) => {
        response.writeHead(200, isPacked ? { 'content-encoding': 'gzip' } : {})
        const target = isPacked ? createGzip() : response
        if (target !== response) target.pipe(response)
        const drops = setInterval(() => target.write('<a>'), 20)
        response.on('close', () => clearInterval(drops))
      }
      await expect(call(url, { timeoutMs: 300 })).rejects.toMatchObject({ reason: 'timeout' })
    }
  })
})
