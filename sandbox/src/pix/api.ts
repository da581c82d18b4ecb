import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Bank, ChargeKind } from './bank.ts'
import { findCharge, listCharges, patchCharge, presentCharge, putCharge } from './charges.ts'
import {
  findPayment,
  findRefund,
  listPayments,
  presentPayment,
  presentRefund,
  requestRefund,
  settleRefund,
} from './payments.ts'
import { notFound } from './problem.ts'
import { BodyReader, pageOf, readSpan } from './read-fields.ts'

type Query = Record<string, string | undefined>
type Refunding = { isHeld: boolean }
/** The options of a route that needs a scope. */
export type May = (scope: string) => { onRequest: (request: FastifyRequest) => Promise<void> }

/** Charges, locations, receipts and webhooks of API Pix. */
export function serveApi(app: FastifyInstance, bank: Bank, refunding: Refunding, may: May) {
  for (const kind of ['cob', 'cobv'] as const) serveCharges(app, bank, kind, may)
  serveLocations(app, bank, may)
  servePayments(app, bank, refunding, may)
  serveWebhooks(app, bank, may)
}

function serveCharges(app: FastifyInstance, bank: Bank, kind: ChargeKind, may: May) {
  type ByTxid = { Params: { txid: string } }
  app.put<ByTxid>(`/${kind}/:txid`, may(`${kind}.write`), async ({ params, body }, reply) => {
    const charge = putCharge(bank, kind, params.txid, body)
    return reply.code(201).send(presentCharge(bank.state, charge))
  })
  app.patch<ByTxid>(`/${kind}/:txid`, may(`${kind}.write`), async ({ params, body }) =>
    presentCharge(bank.state, patchCharge(bank, kind, params.txid, body)),
  )
  app.get<ByTxid>(`/${kind}/:txid`, may(`${kind}.read`), async ({ params }) => {
    const state = bank.seen()
    return presentCharge(state, findCharge(state, kind, params.txid))
  })
  app.get<{ Querystring: Query }>(`/${kind}`, may(`${kind}.read`), async ({ query }) => {
    const span = readSpan(kind === 'cob' ? 'CobConsultaInvalida' : 'CobVConsultaInvalida', query)
    const state = bank.seen()
    const { items, parametros } = pageOf(listCharges(state, kind, span, query), span)
    const name = kind === 'cob' ? 'cobs' : 'cobsv'
    return { parametros, [name]: items.map((charge) => presentCharge(state, charge)) }
  })
}

function serveLocations(app: FastifyInstance, bank: Bank, may: May) {
  type ById = { Params: { id: string } }
  const present = (id: number) => {
    const location = bank.state.locations.get(id)
    if (!location) throw notFound('PayloadLocationNaoEncontrado')
    const { url, kind, createdAt, txid } = location
    return { id, location: url, tipoCob: kind, criacao: createdAt, ...(txid ? { txid } : {}) }
  }
  app.post('/loc', may('payloadlocation.write'), async ({ body }, reply) => {
    const reader = new BodyReader('PayloadLocationOperacaoInvalida', body)
    const kind = reader.oneOf('tipoCob', ['cob', 'cobv'] as const)
    reader.finish()
    return reply.code(201).send(present(bank.addLocation(kind).id))
  })
  app.get<ById>('/loc/:id', may('payloadlocation.read'), async ({ params }) =>
    present(Number(params.id)),
  )
  app.get<{ Querystring: Query }>('/loc', may('payloadlocation.read'), async ({ query }) => {
    const span = readSpan('PayloadLocationConsultaInvalida', query)
    const all = [...bank.state.locations.values()].filter(
      ({ createdAt }) => createdAt >= span.inicio && createdAt <= span.fim,
    )
    const { items, parametros } = pageOf(all, span)
    return { parametros, loc: items.map(({ id }) => present(id)) }
  })
  app.delete<ById>('/loc/:id/txid', may('payloadlocation.write'), async ({ params }) => {
    const location = bank.state.locations.get(Number(params.id))
    if (location) delete location.txid
    return present(Number(params.id))
  })
}

function servePayments(app: FastifyInstance, bank: Bank, refunding: Refunding, may: May) {
  type ByE2e = { Params: { e2eid: string } }
  type ByRefund = { Params: { e2eid: string; id: string } }
  const refundPath = '/pix/:e2eid/devolucao/:id'
  app.get<{ Querystring: Query }>('/pix', may('pix.read'), async ({ query }) => {
    const span = readSpan('PixConsultaInvalida', query)
    const { items, parametros } = pageOf(listPayments(bank.seen(), span, query), span)
    return { parametros, pix: items.map(presentPayment) }
  })
  app.get<ByE2e>('/pix/:e2eid', may('pix.read'), async ({ params }) =>
    presentPayment(findPayment(bank.seen(), params.e2eid)),
  )
  app.put<ByRefund>(refundPath, may('pix.write'), async ({ params, body }, reply) => {
    const refund = requestRefund(bank, params.e2eid, params.id, body)
    const answer = presentRefund(refund)
    // The answer is that of the moment: the money is back by the next look.
    if (!refunding.isHeld) settleRefund(bank, params.e2eid, params.id, 'DEVOLVIDO')
    return reply.code(201).send(answer)
  })
  app.get<ByRefund>(refundPath, may('pix.read'), async ({ params }) =>
    presentRefund(findRefund(findPayment(bank.seen(), params.e2eid), params.id)),
  )
}

function serveWebhooks(app: FastifyInstance, bank: Bank, may: May) {
  const kinds = [
    { path: '/webhook/:chave', scope: 'webhook', extra: (chave: string) => ({ chave }) },
    { path: '/webhookrec', scope: 'webhookrec', owner: '/rec' },
    { path: '/webhookcobr', scope: 'webhookcobr', owner: '/cobr' },
  ]
  for (const { path, scope, owner, extra } of kinds) {
    type ByKey = { Params: { chave?: string } }
    const ownerOf = ({ chave }: ByKey['Params']) => owner ?? chave ?? ''
    app.put<ByKey>(path, may(`${scope}.write`), async ({ params, body }) => {
      const reader = new BodyReader('WebhookOperacaoInvalida', body)
      const url = reader.text('webhookUrl', { pattern: /^https?:\/\/\S+$/ })
      if (!owner && params.chave !== bank.key) reader.blame('chave', 'A chave não é do recebedor.')
      reader.finish()
      const createdAt = bank.clock.now()
      bank.state.webhooks.set(ownerOf(params), { url: url.replace(/\/+$/, ''), createdAt })
      return {}
    })
    app.get<ByKey>(path, may(`${scope}.read`), async ({ params }) => {
      const webhook = bank.state.webhooks.get(ownerOf(params))
      if (!webhook) throw notFound('WebhookNaoEncontrado')
      const shown = { webhookUrl: webhook.url, criacao: webhook.createdAt }
      return { ...shown, ...extra?.(ownerOf(params)) }
    })
    app.delete<ByKey>(path, may(`${scope}.write`), async ({ params }, reply) => {
      if (!bank.state.webhooks.delete(ownerOf(params))) throw notFound('WebhookNaoEncontrado')
      return reply.code(204).send()
    })
  }
}
