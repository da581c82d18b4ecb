import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Markup } from '../page/html.ts'
import { pageHeaders } from '../page/page-headers.ts'
import type { Bank, Charge, Recurrence } from './bank.ts'
import { type Confirmation, confirmPage, donePage, homePage, missingPage } from './bank-pages.ts'
import { locationsOf } from './br-code.ts'
import { isExpired, presentCharge } from './charges.ts'
import type { PixControl } from './control.ts'
import { notFound } from './problem.ts'
import { presentRecurrence } from './recurrences.ts'

const CHARGES_SHOWN = 10
const TYPED_AMOUNT = /^(\d{1,10})(?:[.,](\d{1,2}))?$/
const HEADERS = pageHeaders({ 'form-action': "'self'" })

/** What a payer's application would show and do, and what the addresses in the codes answer. */
export function serveBankApp(app: FastifyInstance, bank: Bank, control: PixControl) {
  const show = (reply: FastifyReply, page: Markup, status = 200) =>
    reply.code(status).headers(HEADERS).type('text/html; charset=utf-8').send(page.source)
  const showHome = (reply: FastifyReply, problem?: string) =>
    show(reply, homePage(openCharges(bank), problem), problem ? 400 : 200)

  app.get('/', async (_request, reply) => showHome(reply))

  app.get<{ Querystring: { codigo?: string } }>('/pagar', async ({ query }, reply) => {
    const asked = readCode(bank, query.codigo ?? '')
    return asked ? show(reply, confirmPage(asked)) : showHome(reply, UNREADABLE)
  })

  app.post<{ Body: string }>('/pagar', async ({ body }, reply) => {
    const form = new URLSearchParams(body)
    const asked = readCode(bank, form.get('codigo') ?? '')
    if (!asked) return showHome(reply, UNREADABLE)
    if (asked.charge && (asked.isExpired || asked.charge.status !== 'ATIVA')) {
      return show(reply, confirmPage(asked), 409)
    }
    const cents = asked.charge ? typedCents(form.get('valor') ?? '') : 0
    if (cents === null) return showHome(reply, 'O valor não foi entendido: escreva como 12,34.')
    const decision = decide(control, asked.recurrence, form)
    const txid = asked.charge?.txid
    const payment = txid && !form.has('recusa') ? control.pay({ txid, cents })[0] : undefined
    return show(reply, donePage(payment ?? null, decision))
  })

  app.get<{ Params: { '*': string } }>('/qr/v2/*', async ({ params }) => {
    const found = atLocation(bank, `${bank.host}/qr/v2/${params['*']}`)
    if (found.charge) return presentCharge(bank.state, found.charge)
    if (found.recurrence) return presentRecurrence(bank.state, found.recurrence)
    throw notFound('CobPayloadNaoEncontrado')
  })

  app.setNotFoundHandler(async (_request, reply) => show(reply, missingPage(), 404))
}

const UNREADABLE =
  'Este código não é de uma cobrança deste banco: copie o Pix copia e cola inteiro e cole de novo.'

function decide(control: PixControl, recurrence: Recurrence | null, form: URLSearchParams): string {
  if (recurrence?.status !== 'CRIADA') return ''
  if (form.has('recusa')) {
    control.decideRecurrence(recurrence.idRec, 'REJEITADA')
    return 'Pix Automático recusado.'
  }
  if (!form.has('autoriza')) return ''
  control.decideRecurrence(recurrence.idRec, 'APROVADA')
  return 'Pix Automático autorizado.'
}

function openCharges(bank: Bank) {
  return [...bank.state.charges.values()]
    .filter((charge) => charge.status === 'ATIVA' && !isExpired(charge, bank.clock.now()))
    .slice(-CHARGES_SHOWN)
    .reverse()
    .map((charge) => ({ charge, code: presentCharge(bank.state, charge).pixCopiaECola }))
}

function readCode(bank: Bank, code: string): Confirmation | null {
  const locations = locationsOf(code)
  if (!locations) return null
  const charge = locations.charge ? atLocation(bank, locations.charge).charge : null
  const recurrence = locations.recurrence ? atLocation(bank, locations.recurrence).recurrence : null
  if (!charge && !recurrence) return null
  const expired = charge !== null && isExpired(charge, bank.clock.now())
  return { code, charge, recurrence, isExpired: expired }
}

function atLocation(
  bank: Bank,
  url: string,
): { charge: Charge | null; recurrence: Recurrence | null } {
  const location = [...bank.state.locations.values()].find((each) => each.url === url)
  const charge = bank.state.charges.get(location?.txid ?? '') ?? null
  const recurrence =
    [...bank.state.recurrences.values()].find(({ locationUrl }) => locationUrl === url) ?? null
  return { charge, recurrence }
}

function typedCents(text: string): number | null {
  const [, reais, cents = ''] = TYPED_AMOUNT.exec(text.trim()) ?? []
  const amount = reais === undefined ? 0 : Number(reais) * 100 + Number(cents.padEnd(2, '0'))
  return amount > 0 ? amount : null
}
