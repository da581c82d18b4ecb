import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningPix, startPixSandbox } from './start-pix.ts'
import { charge, signIn, TXID } from './testing/call-bank.ts'

let bank: RunningPix
let call: Awaited<ReturnType<typeof signIn>>
beforeEach(async () => {
  bank = await startPixSandbox({ port: 0 })
  call = await signIn(bank)
})
afterEach(() => bank.stop())

const TYPE = 'https://pix.bcb.gov.br/api/v2/error/'

it('answers a charge in the words of the standard, and its payload at the location', async () => {
  const { status, json } = await call('PUT', `/v2/cob/${TXID}`, charge())

  expect(status).toBe(201)
  expect(json).toMatchObject({
    calendario: { expiracao: 3600 },
    txid: TXID,
    revisao: 0,
    status: 'ATIVA',
    valor: { original: '49.90' },
    loc: { id: 1, tipoCob: 'cob', location: json.location },
  })
  expect(json.location.length).toBeLessThanOrEqual(77)
  expect(json.pixCopiaECola.length).toBeLessThanOrEqual(512)
  const payload = await (await fetch(`http://${json.location}`)).json()
  expect(payload).toMatchObject({ txid: TXID, valor: { original: '49.90' } })
})

it.each([
  ['txid', 'curto', {}],
  ['valor.original', TXID, { valor: { original: '49,90' } }],
  ['valor.original', TXID, { valor: { original: '0.00' } }],
  ['valor.original', TXID, { valor: { original: 49.9 } }],
  ['chave', TXID, { chave: 'de-outro' }],
  ['calendario.expiracao', TXID, { calendario: { expiracao: -1 } }],
  ['solicitacaoPagador', TXID, { solicitacaoPagador: 'x'.repeat(141) }],
  ['devedor.cpf', TXID, { devedor: { nome: 'Ana', cpf: '123' } }],
  ['devedor.cpf', TXID, { devedor: { nome: 'Ana', cpf: '11144477735', cnpj: '12ABC34501DE35' } }],
  ['devedor.cnpj', TXID, { devedor: { nome: 'Ana', cnpj: '12abc34501de35' } }],
])('refuses a charge for its %s', async (property, txid, changes) => {
  const { status, headers, json } = await call('PUT', `/cob/${txid}`, charge(changes))

  expect(status).toBe(400)
  expect(headers.get('content-type')).toContain('application/problem+json')
  expect(json.type).toBe(`${TYPE}CobOperacaoInvalida`)
  expect(json.violacoes.map((each: { propriedade: string }) => each.propriedade)).toContain(
    property,
  )
})

it('takes a CNPJ with letters', async () => {
  const devedor = { nome: 'Pousada', cnpj: '12ABC34501DE35' }
  const { status, json } = await call('PUT', `/cob/${TXID}`, charge({ devedor }))
  expect(status).toBe(201)
  expect(json.devedor).toEqual(devedor)
})

it('revises an open charge by PATCH and by another PUT, and lists it by its state', async () => {
  await call('PUT', `/cob/${TXID}`, charge())
  const patched = await call('PATCH', `/cob/${TXID}`, { valor: { original: '10.00' } })
  const put = await call('PUT', `/cob/${TXID}`, charge({ valor: { original: '20.00' } }))
  expect([patched.json.revisao, put.json.revisao]).toEqual([1, 2])

  const span = 'inicio=2020-01-01T00:00:00Z&fim=2100-01-01T00:00:00Z'
  const open = await call('GET', `/cob?${span}&status=ATIVA`)
  expect(open.json.cobs).toMatchObject([{ txid: TXID, valor: { original: '20.00' } }])
  expect((await call('GET', `/cob?${span}&status=CONCLUIDA`)).json.cobs).toEqual([])
  const wrong = await call('GET', '/cob?inicio=2020-01-01T00:00:00Z&paginacao.itensPorPagina=1001')
  expect(wrong.json.violacoes).toHaveLength(2)
})

it('keeps locations, and a charge may use one that was made before', async () => {
  const { json: loc } = await call('POST', '/loc', { tipoCob: 'cob' })
  const { json } = await call('PUT', `/cob/${TXID}`, charge({ loc: { id: loc.id } }))
  expect(json.location).toBe(loc.location)
  expect((await call('GET', `/loc/${loc.id}`)).json.txid).toBe(TXID)
  expect((await call('GET', '/loc/99')).status).toBe(404)
})

it('asks the payer to confirm a recurrence', async () => {
  const { json: rec } = await call('POST', '/rec', {
    vinculo: { contrato: 'c1', devedor: { nome: 'Ana', cpf: '11144477735' } },
    calendario: { dataInicial: '2100-01-01', periodicidade: 'ANUAL' },
    politicaRetentativa: 'NAO_PERMITE',
  })
  expect(rec.idRec).toMatch(/^RN\d{8}\d{8}\w{11}$/)
  const request = {
    idRec: rec.idRec,
    calendario: { dataExpiracaoSolicitacao: '2100-01-01T00:00:00Z' },
    destinatario: { cpf: '11144477735', conta: '1' },
  }
  const { json: asked } = await call('POST', '/solicrec', request)
  expect(asked).toMatchObject({ status: 'CRIADA', recPayload: { idRec: rec.idRec } })
  const id = asked.idSolicRec
  expect((await call('PATCH', `/solicrec/${id}`, { status: 'CANCELADA' })).json.status).toBe(
    'CANCELADA',
  )
})

it('forgets a webhook that is deleted', async () => {
  await call('PUT', '/webhookrec', { webhookUrl: 'http://127.0.0.1:9/' })
  expect((await call('GET', '/webhookrec')).json.webhookUrl).toBe('http://127.0.0.1:9')
  expect((await call('DELETE', '/webhookrec')).status).toBe(204)
  expect((await call('GET', '/webhookrec')).status).toBe(404)
  const foreign = await call('PUT', '/webhook/outra', { webhookUrl: 'http://127.0.0.1:9' })
  expect(foreign.json.violacoes[0].propriedade).toBe('chave')
})

it('lets nobody in without a token, nor beyond its scopes', async () => {
  expect((await fetch(`${bank.url}/pix`)).status).toBe(401)
  bank.control.tokens.allowed = ['cob.read']
  const less = await signIn(bank)
  expect((await less('PUT', `/cob/${TXID}`, charge())).status).toBe(403)
  bank.control.tokens.expireAll()
  expect((await less('GET', `/cob/${TXID}`)).status).toBe(401)
})

// spec: 556
it('does under /control what a test in the same process may do', async () => {
  await call('PUT', `/cob/${TXID}`, charge())
  const control = (path: string, body: unknown = {}) => call('POST', `/control/${path}`, body)
  const [payment] = (await control('pay', { txid: TXID, cents: 4000 })).json
  await control('bank-refund', { e2eid: payment.e2eid, cents: 1000 })
  await control('fault', { kind: '503', route: 'GET /cob/:txid' })

  expect((await call('GET', `/cob/${TXID}`)).status).toBe(503)
  expect((await call('GET', `/cob/${TXID}`)).json.status).toBe('CONCLUIDA')
  expect((await call('GET', '/control/totals')).json).toEqual({
    payments: 1,
    receivedCents: 4000,
    refundedCents: 1000,
    refundingCents: 0,
  })
  const { now } = (await control('clock', { advanceMs: 3_600_000 })).json
  expect(Date.parse(now)).toBeGreaterThan(Date.now() + 3_000_000)
})
