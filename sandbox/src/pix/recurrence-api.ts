import type { FastifyInstance } from 'fastify'
import type { May } from './api.ts'
import type { Bank, RecurrenceRequest } from './bank.ts'
import { notFound } from './problem.ts'
import { BodyReader, pageOf, readSpan } from './read-fields.ts'
import {
  createRecurrence,
  findRecurrence,
  patchRecurrence,
  presentRecurrence,
} from './recurrences.ts'
import {
  cancelRecurringCharge,
  findRecurringCharge,
  presentRecurringCharge,
  putRecurringCharge,
  retryRecurringCharge,
} from './recurring-charges.ts'

type Query = Record<string, string | undefined>

/** Pix Automático: recurrences, their confirmation and their charges. */
export function serveRecurrenceApi(app: FastifyInstance, bank: Bank, may: May) {
  serveRecurrences(app, bank, may)
  serveRequests(app, bank, may)
  serveRecurringCharges(app, bank, may)
}

function serveRecurrences(app: FastifyInstance, bank: Bank, may: May) {
  type ById = { Params: { idRec: string }; Querystring: { txid?: string } }
  app.post('/rec', may('rec.write'), async ({ body }, reply) =>
    reply.code(201).send(presentRecurrence(bank.state, createRecurrence(bank, body))),
  )
  app.get<ById>('/rec/:idRec', may('rec.read'), async ({ params, query }) => {
    const state = bank.seen()
    return presentRecurrence(state, findRecurrence(state, params.idRec), query.txid)
  })
  app.patch<ById>('/rec/:idRec', may('rec.write'), async ({ params, body }) =>
    presentRecurrence(bank.state, patchRecurrence(bank, params.idRec, body)),
  )
  app.get<{ Querystring: Query }>('/rec', may('rec.read'), async ({ query }) => {
    const span = readSpan('RecConsultaInvalida', query)
    const state = bank.seen()
    const found = [...state.recurrences.values()].filter(
      ({ createdAt, status, debtor }) =>
        createdAt >= span.inicio &&
        createdAt <= span.fim &&
        (!query.status || status === query.status) &&
        (!query.cpf || debtor.cpf === query.cpf) &&
        (!query.cnpj || debtor.cnpj === query.cnpj),
    )
    const { items, parametros } = pageOf(found, span)
    return { parametros, recs: items.map((each) => presentRecurrence(state, each)) }
  })
}

function serveRequests(app: FastifyInstance, bank: Bank, may: May) {
  type ById = { Params: { id: string } }
  const find = (id: string): RecurrenceRequest => {
    const request = bank.state.requests.get(id)
    if (!request) throw notFound('SolicRecNaoEncontrada')
    return request
  }
  const present = ({ idSolicRec, idRec, status, expiresAt, destinatario }: RecurrenceRequest) => ({
    idSolicRec,
    idRec,
    status,
    calendario: { dataExpiracaoSolicitacao: expiresAt },
    destinatario,
    recPayload: presentRecurrence(bank.state, findRecurrence(bank.state, idRec)),
  })
  app.post<{ Body: { destinatario?: unknown } }>(
    '/solicrec',
    may('solicrec.write'),
    async ({ body }, reply) => {
      const reader = new BodyReader('SolicRecOperacaoInvalida', body)
      const idRec = reader.text('idRec', { max: 29 })
      const expiresAt = reader.within('calendario').text('dataExpiracaoSolicitacao', {})
      if (!reader.has('destinatario')) reader.blame('destinatario', 'O campo está ausente.')
      reader.finish()
      findRecurrence(bank.state, idRec)
      const request: RecurrenceRequest = {
        idSolicRec: bank.nextId('SC'),
        idRec,
        status: 'CRIADA',
        createdAt: bank.clock.now(),
        expiresAt,
        destinatario: body.destinatario,
      }
      bank.state.requests.set(request.idSolicRec, request)
      return reply.code(201).send(present(request))
    },
  )
  app.get<ById>('/solicrec/:id', may('solicrec.read'), async ({ params }) =>
    present(find(params.id)),
  )
  app.patch<ById>('/solicrec/:id', may('solicrec.write'), async ({ params, body }) => {
    const reader = new BodyReader('SolicRecOperacaoInvalida', body)
    reader.oneOf('status', ['CANCELADA'] as const)
    reader.finish()
    const request = find(params.id)
    request.status = 'CANCELADA'
    return present(request)
  })
}

function serveRecurringCharges(app: FastifyInstance, bank: Bank, may: May) {
  type ByTxid = { Params: { txid: string } }
  app.put<ByTxid>('/cobr/:txid', may('cobr.write'), async ({ params, body }, reply) => {
    const charge = putRecurringCharge(bank, params.txid, body)
    return reply.code(201).send(presentRecurringCharge(bank.state, charge))
  })
  app.get<ByTxid>('/cobr/:txid', may('cobr.read'), async ({ params }) => {
    const state = bank.seen()
    return presentRecurringCharge(state, findRecurringCharge(state, params.txid))
  })
  app.patch<ByTxid>('/cobr/:txid', may('cobr.write'), async ({ params, body }) =>
    presentRecurringCharge(bank.state, cancelRecurringCharge(bank, params.txid, body)),
  )
  app.get<{ Querystring: Query }>('/cobr', may('cobr.read'), async ({ query }) => {
    const span = readSpan('CobRConsultaInvalida', query)
    const state = bank.seen()
    const found = [...state.recurringCharges.values()].filter(
      ({ createdAt, status, idRec }) =>
        createdAt >= span.inicio &&
        createdAt <= span.fim &&
        (!query.status || status === query.status) &&
        (!query.idRec || idRec === query.idRec),
    )
    const { items, parametros } = pageOf(found, span)
    return { parametros, cobsr: items.map((each) => presentRecurringCharge(state, each)) }
  })
  app.post<{ Params: { txid: string; data: string } }>(
    '/cobr/:txid/retentativa/:data',
    may('cobr.write'),
    async ({ params }, reply) => {
      const charge = retryRecurringCharge(bank, params.txid, params.data)
      return reply.code(201).send(presentRecurringCharge(bank.state, charge))
    },
  )
}
