import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningPix, startPixSandbox } from './start-pix.ts'
import { charge, signIn, TXID } from './testing/call-bank.ts'

let bank: RunningPix
let call: Awaited<ReturnType<typeof signIn>>
let code: string
beforeEach(async () => {
  bank = await startPixSandbox({ port: 0 })
  call = await signIn(bank)
  const devedor = { nome: '<b>Ana</b>', cpf: '11144477735' }
  code = (await call('PUT', `/cob/${TXID}`, charge({ devedor }))).json.pixCopiaECola
})
afterEach(() => bank.stop())

const open = async (path: string) => {
  const answer = await fetch(`${bank.url}${path}`)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const submit = async (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields)
  const answer = await fetch(`${bank.url}/pagar`, { method: 'POST', body })
  return { status: answer.status, text: await answer.text() }
}
const link = (text: string) => `/pagar?codigo=${encodeURIComponent(text)}`
const status = async () => (await call('GET', `/cob/${TXID}`)).json.status

it('shows name and amount of a code that is pasted or followed, escaped', async () => {
  const home = await open('/')
  expect(home.text).toContain('Pix copia e cola')
  expect(home.text).toContain(`href="${link(code)}"`)
  const page = await open(link(`  ${code}\n`))

  expect(page.text).toContain('Guia Salinópolis (local)')
  expect(page.text.replace(/\s/g, ' ')).toContain('R$ 49,90')
  expect(page.text).toContain('&#60;b&#62;Ana')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
})

// spec: 556
it('pays what is typed', async () => {
  const done = await submit({ codigo: code, valor: '40,5' })
  expect(done.text).toContain('Pix enviado')
  expect(bank.control.totals().receivedCents).toBe(4050)
  expect(await status()).toBe('CONCLUIDA')
  expect((await submit({ codigo: code, valor: '1,00' })).status).toBe(409)
})

it.each([
  ['codigo', '00020126', '49,90'],
  ['valor', '', 'muito'],
  ['valor', '', '0,00'],
])('refuses a wrong %s with a sentence', async (name, other, valor) => {
  const { status, text } = await submit({ codigo: name === 'codigo' ? other : code, valor })
  expect(status).toBe(400)
  expect(text).toContain('role="alert"')
})

it('refuses a code that has expired', async () => {
  bank.control.clock.advance(3_601_000)
  expect((await open(link(code))).text).toContain('Esta cobrança venceu.')
  expect((await submit({ codigo: code, valor: '49,90' })).status).toBe(409)
  // The token is as old.
  call = await signIn(bank)
  expect(await status()).toBe('ATIVA')
})

it('pays and authorises at once, or refuses the recurrence', async () => {
  const recurrence = {
    vinculo: { contrato: 'c1', devedor: { nome: 'Ana', cpf: '11144477735' }, objeto: 'Plano' },
    calendario: { dataInicial: '2100-01-31', periodicidade: 'MENSAL' },
    valor: { valorRec: '49.90' },
    politicaRetentativa: 'NAO_PERMITE',
    ativacao: { dadosJornada: { txid: TXID } },
  }
  const ids = [0, 1].map(async () => (await call('POST', '/rec', recurrence)).json.idRec)
  const [first, second] = await Promise.all(ids)
  const read = async (id: string) => (await call('GET', `/rec/${id}?txid=${TXID}`)).json
  const { dadosQR } = await read(first)
  expect(dadosQR.jornada).toBe('JORNADA_3')
  expect((await open(link(dadosQR.pixCopiaECola))).text).toContain('a partir de 31/01/2100')
  await submit({ codigo: (await read(second)).dadosQR.pixCopiaECola, valor: '49,90', recusa: '1' })
  await submit({ codigo: dadosQR.pixCopiaECola, valor: '49,90', autoriza: '1' })

  expect((await read(first)).status).toBe('APROVADA')
  expect((await read(second)).status).toBe('REJEITADA')
  expect(bank.control.totals()).toMatchObject({ payments: 1, receivedCents: 4990 })
})

it('says that an address is nothing', async () => {
  expect(await open('/nada')).toMatchObject({
    status: 404,
    text: expect.stringContaining('Não há nada neste endereço'),
  })
})
