import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portOf } from '@portal/sandbox/port-of'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type PixSandboxOptions,
  type RunningPix,
  startPixSandbox,
} from '../../../../sandbox/src/pix/start-pix.ts'
import { immediateCharge, pixProfile } from '../../../test/payments.ts'
import { createPix } from './create-pix.ts'
import type { PixProfile } from './pix-profile.ts'
import type { Transport } from './pix-transport.ts'

let bank: RunningPix
const start = async (options: Partial<PixSandboxOptions> = {}) => {
  bank = await startPixSandbox({ port: 0, ...options })
}
beforeEach(() => start())
afterEach(() => bank.stop())

const profile = (changes: Partial<PixProfile> = {}) => pixProfile(bank, changes)
const PUT = 'PUT /cob/:txid'

describe('no proper answer leaves it unknown', () => {
  // spec: 553
  it.each(['reset', '500-json', '500-html', '503', '429', 'empty', 'soap'] as const)(
    'when it is %s before anything was done',
    async (kind) => {
      bank.control.fault({ kind, route: PUT })
      const charge = immediateCharge()
      const pix = createPix(profile())

      expect(await pix.putCharge(charge)).toMatchObject({ kind: 'unknown' })
      expect(await pix.readCharge(charge)).toMatchObject({
        kind: 'refused',
        problem: { status: 404, type: 'CobNaoEncontrado' },
      })
      expect(await pix.putCharge(charge)).toMatchObject({ kind: 'ok' })
    },
  )

  // spec: 553
  it.each(['reset', '500-json', '500-html', '503', 'empty'] as const)(
    'when it is %s although it was done',
    async (kind) => {
      bank.control.fault({ kind, route: PUT, after: true })
      const charge = immediateCharge()
      const pix = createPix(profile())

      expect(await pix.putCharge(charge)).toMatchObject({ kind: 'unknown' })
      expect(await pix.readCharge(charge)).toMatchObject({ kind: 'ok' })
    },
  )

  // spec: 553
  it.each([false, true])('when it takes too long (done: %s)', async (after) => {
    const charge = immediateCharge()
    await createPix(profile()).readCharge(charge)
    bank.control.fault({ kind: 'hang', route: PUT, after })
    const pix = createPix(profile({ timeoutMs: 300 }))

    expect(await pix.putCharge(charge)).toEqual({ kind: 'unknown', reason: 'ABORT_ERR' })
    expect((await pix.readCharge(charge)).kind).toBe(after ? 'ok' : 'refused')
  })

  // spec: 553
  it('when nobody listens', async () => {
    const there = profile()
    await bank.stop()
    expect(await createPix(there).putCharge(immediateCharge())).toMatchObject({ kind: 'unknown' })
    await start()
  })

  // spec: 553
  it.each([
    [200, '<p>Manutenção</p>'],
    [200, '{}'],
    [200, '{"txid":"outra","status":"ATIVA"}'],
    [302, ''],
    [404, '<h1>Not found</h1>'],
  ])('when a proxy answers %i with %s', async (status, body) => {
    const proxy = createServer((_request, reply) => {
      reply.writeHead(status, { location: `${bank.url}/cob/x` }).end(body)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => proxy.once('listening', resolve))
    const port = portOf(proxy)
    const pix = createPix(profile({ apiUrl: `http://127.0.0.1:${port}` }))

    expect(await pix.readCharge(immediateCharge())).toMatchObject({ kind: 'unknown' })
    proxy.closeAllConnections()
    proxy.close()
  })

  // spec: 553
  it('but a page that forbids is a refusal', async () => {
    const proxy = createServer((_request, reply) => {
      reply.writeHead(403, { 'content-type': 'text/html' }).end('<h1>Forbidden</h1>')
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => proxy.once('listening', resolve))
    const port = portOf(proxy)
    const pix = createPix(profile({ apiUrl: `http://127.0.0.1:${port}` }))

    expect(await pix.readCharge(immediateCharge())).toEqual({
      kind: 'refused',
      problem: { status: 403, type: null, detail: '', violations: [] },
    })
    proxy.closeAllConnections()
    proxy.close()
  })
})

it('takes a list that is null for none', async () => {
  const payment = {
    ...{ endToEndId: 'E1', txid: null, valor: '49.90', chave: null },
    ...{ horario: '2026-07-18T14:48:00Z', devolucoes: null },
  }
  const parametros = { paginacao: { quantidadeDePaginas: 1 } }
  const charge = immediateCharge()
  const { txid } = charge
  const cob = {
    ...{ txid, status: 'ATIVA', valor: { original: '49.90' }, chave: 'pix@guia.local' },
    ...{ calendario: { criacao: '2026-07-18T14:48:00Z' }, pix: null },
  }
  const answers = [{ parametros, pix: [payment] }, { parametros, pix: null }, cob]
  const transport: Transport = async ({ url }) => ({
    status: 200,
    json: url.includes('/oauth/') ? { access_token: 'x' } : answers.shift(),
  })
  const pix = createPix(profile(), Date.now, transport)
  const span = { from: new Date(0), to: new Date() }
  const [paid, none] = [await pix.listPayments(span), await pix.listPayments(span)]
  expect(paid).toMatchObject({ kind: 'ok', value: [{ endToEndId: 'E1', refunds: [] }] })
  expect(none).toEqual({ kind: 'ok', value: [] })
  expect(await pix.readCharge(charge)).toMatchObject({ kind: 'ok', value: { payments: [] } })
})

it('sees an old copy for as long as the bank shows one', async () => {
  const pix = createPix(profile())
  const charge = immediateCharge()
  await pix.putCharge(charge)
  bank.control.freezeReads(2)
  bank.control.pay({ txid: charge.txid })

  const statuses: string[] = []
  for (let reads = 0; reads < 3; reads += 1) {
    const outcome = await pix.readCharge(charge)
    statuses.push(outcome.kind === 'ok' ? outcome.value.status : outcome.kind)
  }
  expect(statuses).toEqual(['active', 'active', 'completed'])
})

describe('the token', () => {
  it('is fetched once for calls that need it together', async () => {
    const pix = createPix(profile())
    const charge = immediateCharge()
    await Promise.all(Array.from({ length: 10 }, () => pix.readCharge(charge)))
    expect(bank.control.tokens.issued).toBe(1)

    bank.control.tokens.expireAll()
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => pix.putCharge(immediateCharge())),
    )
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array.from({ length: 10 }, () => 'ok'))
    expect(bank.control.tokens.issued).toBe(2)
  })

  it('is renewed before its end, by whoever comes first', async () => {
    let now = Date.now()
    const pix = createPix(profile(), () => now)
    await pix.putCharge(immediateCharge())
    now += 3_600_000 - 29_000
    await Promise.all([pix.putCharge(immediateCharge()), pix.putCharge(immediateCharge())])
    expect(bank.control.tokens.issued).toBe(2)
  })

  it('is one for each set of scopes', async () => {
    const pix = createPix(profile())
    await pix.putCharge(immediateCharge())
    await pix.readPayment('E00000000202601010000aaaaaaaaaaa')
    await pix.readCharge(immediateCharge())
    expect(bank.control.tokens.issued).toBe(2)
  })

  // spec: 552
  it('may be asked for in the body', async () => {
    const pix = createPix(profile({ tokenStyle: 'body' }))
    expect(await pix.putCharge(immediateCharge())).toMatchObject({ kind: 'ok' })
  })

  it('is not given for another secret', async () => {
    expect(
      await createPix(profile({ clientSecret: 'outro' })).putCharge(immediateCharge()),
    ).toEqual({ kind: 'unknown', reason: 'token: refused with status 401' })
  })

  it('that is answered with a page says nothing of what it was for', async () => {
    const pix = createPix(profile())
    const charge = immediateCharge()
    await pix.putCharge(charge)
    bank.control.tokens.expireAll()
    bank.control.fault({ kind: '404-html', route: 'POST /oauth/token', times: 5 })
    const answers = [
      await pix.readCharge(charge),
      await pix.removeCharge(charge),
      await pix.readPayment('E0'),
      await createPix(profile()).readRecurrence('RR0'),
      await createPix(profile()).readRecurringCharge(charge.txid),
    ]
    const unknown = { kind: 'unknown', reason: 'token: refused with status 404' }
    expect(answers).toEqual(answers.map(() => unknown))
  })

  // spec: 552
  it('that grants less than was asked for spares the call', async () => {
    bank.control.tokens.allowed = ['cob.read']
    const pix = createPix(profile())
    expect(await pix.putCharge(immediateCharge())).toMatchObject({
      kind: 'refused',
      problem: { status: 403, type: 'ScopeNotGranted' },
    })
    expect(await pix.readCharge(immediateCharge())).toMatchObject({ problem: { status: 404 } })
  })

  it('that grants less is asked for again after a minute: a bank that grants all is believed', async () => {
    let now = Date.parse('2026-07-18T14:48:00Z')
    const pix = createPix(profile(), () => now)
    bank.control.tokens.allowed = ['cob.read']
    await pix.putCharge(immediateCharge())
    bank.control.tokens.allowed = null
    now += 59_000
    expect(await pix.putCharge(immediateCharge())).toMatchObject({
      problem: { type: 'ScopeNotGranted' },
    })
    now += 1_000
    expect(await pix.putCharge(immediateCharge())).toMatchObject({ kind: 'ok' })
  })

  it('asks only for the scopes of the contract', async () => {
    const pix = createPix(profile({ scopes: ['cob.read'] }))
    expect(await pix.putCharge(immediateCharge())).toMatchObject({
      problem: { type: 'ScopeNotGranted' },
    })
    expect(await pix.readCharge(immediateCharge())).toMatchObject({ problem: { status: 404 } })
  })

  it.each(['hang', 'reset', '500-html', '429'] as const)(
    'that does not come (%s) is fetched again by the next call',
    async (kind) => {
      bank.control.fault({ kind, route: 'POST /oauth/token' })
      const pix = createPix(profile({ timeoutMs: 1500 }))
      expect(await pix.putCharge(immediateCharge())).toMatchObject({ kind: 'unknown' })
      expect(await pix.putCharge(immediateCharge())).toMatchObject({ kind: 'ok' })
    },
  )
})

// spec: 552
it('finds resources of other versions where the profile says so', async () => {
  const pix = createPix(profile({ apiUrl: `${bank.url}/api`, paths: { cob: '/v2', pix: '/v3' } }))
  expect(await pix.putCharge(immediateCharge())).toMatchObject({ kind: 'ok' })
  expect(await pix.readPayment('E0')).toMatchObject({ problem: { type: 'PixNaoEncontrado' } })
})

describe('with certificates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pix-tls-'))
  const at = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' })

  /** An authority, and a certificate of it for each end. */
  function makeCertificates() {
    const keys = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    const authority = ['-keyout', at('ca.key'), '-out', at('ca.pem'), '-subj', '/CN=Autoridade']
    openssl('req', '-x509', ...keys, ...authority, '-days', '2')
    writeFileSync(at('names'), 'subjectAltName=IP:127.0.0.1\n')
    for (const name of ['bank', 'portal']) {
      const request = [
        '-keyout',
        at(`${name}.key`),
        '-out',
        at(`${name}.csr`),
        '-subj',
        `/CN=${name}`,
      ]
      openssl('req', ...keys, ...request)
      const signing = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial', '-days', '2']
      const files = ['-in', at(`${name}.csr`), '-out', at(`${name}.pem`), '-extfile', at('names')]
      openssl('x509', '-req', ...signing, ...files)
    }
  }

  // spec: 552
  it('lets in who shows one, and nobody else', async () => {
    makeCertificates()
    const read = (name: string) => readFileSync(at(name), 'utf8')
    await bank.stop()
    await start({ tls: { key: read('bank.key'), cert: read('bank.pem'), ca: read('ca.pem') } })
    const tls = { certPath: at('portal.pem'), keyPath: at('portal.key'), caPath: at('ca.pem') }

    expect(bank.url).toMatch(/^https:/)
    expect(await createPix(profile({ tls })).putCharge(immediateCharge())).toMatchObject({
      kind: 'ok',
    })
    // Whoever trusts no authority of the bank does not even say who it is.
    const unbelieving = profile({ tls: { ...tls, caPath: undefined } })
    expect(await createPix(unbelieving).putCharge(immediateCharge())).toMatchObject({
      kind: 'unknown',
    })
    expect(await createPix(profile()).putCharge(immediateCharge())).toMatchObject({
      kind: 'unknown',
    })
    rmSync(folder, { recursive: true })
  })
})
