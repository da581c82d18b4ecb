import { formatCents } from './pix-amounts.ts'
import {
  periodWord,
  pixPage,
  readCharge,
  readPayment,
  readRecurrence,
  readRecurringCharge,
  readRefund,
  readWebhook,
  recurrencePage,
} from './pix-answers.ts'
import { type CallPix, createCallPix, type PixResource } from './pix-call.ts'
import type {
  ChargeDraft,
  PixOutcome,
  PixPayer,
  PixPort,
  RecurrenceDraft,
  WebhookKind,
} from './pix-port.ts'
import { type PixProfile, readCertificate } from './pix-profile.ts'
import { createTokens } from './pix-tokens.ts'
import { createTransport, type Transport } from './pix-transport.ts'

const PAGE_SIZE = 1000
/** A million payments in one span: the pages of a bank that never ends. */
const MOST_PAGES = 1000

/** The bank of the profile. `now` is the machine's clock, by which tokens grow old. */
export function createPix(
  profile: PixProfile,
  now: () => number = Date.now,
  transport: Transport = createTransport(readCertificate(profile), profile.timeoutMs),
): PixPort {
  const tokens = createTokens(profile, transport, now)
  const call = createCallPix({ profile, transport, tokens })
  const { key, offersRecurrences } = profile
  return { key, offersRecurrences, ...payments(call, key), ...recurrences(call) }
}

function payments(call: CallPix, key: string) {
  return {
    putCharge(draft) {
      const { kind, txid } = draft
      const read = (json: unknown) => readCharge(json, draft)
      const body = chargeBody(draft, key)
      return call({ method: 'PUT', resource: kind, path: `/${txid}`, body, read })
    },
    readCharge: (charge) =>
      call({
        method: 'GET',
        resource: charge.kind,
        path: `/${charge.txid}`,
        read: (json) => readCharge(json, charge),
      }),
    removeCharge: (charge) =>
      call({
        method: 'PATCH',
        resource: charge.kind,
        path: `/${charge.txid}`,
        body: { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' },
        read: (json) => readCharge(json, charge),
      }),
    listPayments: (span) => readPages(call, 'pix', span, pixPage),
    readPayment: (endToEndId) =>
      call({
        method: 'GET',
        resource: 'pix',
        path: `/${encodeURIComponent(endToEndId)}`,
        read: (json) => readPayment(json, endToEndId),
      }),
    requestRefund: ({ endToEndId, id, amountCents, description }) =>
      call({
        method: 'PUT',
        resource: 'pix',
        path: refundPath(endToEndId, id),
        body: {
          valor: formatCents(amountCents),
          ...(description ? { descricao: description } : {}),
        },
        read: readRefund,
      }),
    readRefund: ({ endToEndId, id }) =>
      call({ method: 'GET', resource: 'pix', path: refundPath(endToEndId, id), read: readRefund }),
    putWebhook: (kind, url) =>
      call({ method: 'PUT', ...webhookOf(kind, key), body: { webhookUrl: url }, read: () => null }),
    readWebhook: (kind) => call({ method: 'GET', ...webhookOf(kind, key), read: readWebhook }),
  } satisfies Partial<PixPort>
}

function recurrences(call: CallPix) {
  return {
    createRecurrence: (draft) =>
      call({
        method: 'POST',
        resource: 'rec',
        path: '',
        body: recurrenceBody(draft),
        read: readRecurrence,
      }),
    readRecurrence: (id, firstTxid) =>
      call({
        method: 'GET',
        resource: 'rec',
        path: `/${encodeURIComponent(id)}`,
        ...(firstTxid ? { query: { txid: firstTxid } } : {}),
        read: readRecurrence,
      }),
    listRecurrences: (span) => readPages(call, 'rec', span, recurrencePage),
    pointRecurrence: ({ id, firstTxid }) =>
      call({
        method: 'PATCH',
        resource: 'rec',
        path: `/${encodeURIComponent(id)}`,
        body: { ativacao: { dadosJornada: { txid: firstTxid } } },
        read: readRecurrence,
      }),
    cancelRecurrence: (id) =>
      call({
        method: 'PATCH',
        resource: 'rec',
        path: `/${encodeURIComponent(id)}`,
        body: { status: 'CANCELADA' },
        read: readRecurrence,
      }),
    putRecurringCharge: ({ txid, recurrenceId, amountCents, dueDate, message }) =>
      call({
        method: 'PUT',
        resource: 'cobr',
        path: `/${txid}`,
        body: {
          idRec: recurrenceId,
          calendario: { dataDeVencimento: dueDate },
          valor: { original: formatCents(amountCents) },
          ...(message ? { infoAdicional: message } : {}),
        },
        read: (json) => readRecurringCharge(json, txid),
      }),
    readRecurringCharge: (txid) =>
      call({
        method: 'GET',
        resource: 'cobr',
        path: `/${txid}`,
        read: (json) => readRecurringCharge(json, txid),
      }),
    cancelRecurringCharge: (txid) =>
      call({
        method: 'PATCH',
        resource: 'cobr',
        path: `/${txid}`,
        body: { status: 'CANCELADA' },
        read: (json) => readRecurringCharge(json, txid),
      }),
    retryRecurringCharge: ({ txid, date }) =>
      call({
        method: 'POST',
        resource: 'cobr',
        path: `/${txid}/retentativa/${date}`,
        read: (json) => readRecurringCharge(json, txid),
      }),
  } satisfies Partial<PixPort>
}

/** Every page, or none of them. */
async function readPages<Item>(
  call: CallPix,
  resource: PixResource,
  { from, to }: { from: Date; to: Date },
  read: (json: unknown) => { items: Item[]; pages: number },
): Promise<PixOutcome<Item[]>> {
  const all: Item[] = []
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = {
      inicio: from.toISOString(),
      fim: to.toISOString(),
      'paginacao.paginaAtual': String(page),
      'paginacao.itensPorPagina': String(PAGE_SIZE),
    }
    const outcome = await call({ method: 'GET', resource, path: '', query, read })
    if (outcome.kind !== 'ok') return outcome
    all.push(...outcome.value.items)
    if (page + 1 >= outcome.value.pages) return { kind: 'ok', value: all }
  }
  return { kind: 'unknown', reason: 'too many pages' }
}

const refundPath = (endToEndId: string, id: string) =>
  `/${encodeURIComponent(endToEndId)}/devolucao/${encodeURIComponent(id)}`

function webhookOf(kind: WebhookKind, key: string): { resource: PixResource; path: string } {
  if (kind === 'recurrences') return { resource: 'webhookrec', path: '' }
  if (kind === 'recurring-charges') return { resource: 'webhookcobr', path: '' }
  return { resource: 'webhook', path: `/${encodeURIComponent(key)}` }
}

const payerBody = ({ name, ...document }: PixPayer) => ({ ...document, nome: name })

function chargeBody(draft: ChargeDraft, key: string) {
  const calendar =
    draft.kind === 'cob'
      ? { expiracao: draft.expiresInSeconds }
      : {
          dataDeVencimento: draft.dueDate,
          ...(draft.daysAfterDue === undefined
            ? {}
            : { validadeAposVencimento: draft.daysAfterDue }),
        }
  return {
    calendario: calendar,
    ...(draft.payer ? { devedor: payerBody(draft.payer) } : {}),
    valor: { original: formatCents(draft.amountCents) },
    chave: key,
    ...(draft.message ? { solicitacaoPagador: draft.message } : {}),
  }
}

function recurrenceBody(draft: RecurrenceDraft) {
  return {
    vinculo: { contrato: draft.contract, devedor: payerBody(draft.payer), objeto: draft.purpose },
    calendario: {
      dataInicial: draft.firstDate,
      ...(draft.lastDate ? { dataFinal: draft.lastDate } : {}),
      periodicidade: periodWord(draft.period),
    },
    valor: { valorRec: formatCents(draft.amountCents) },
    politicaRetentativa: draft.mayRetry ? 'PERMITE_3R_7D' : 'NAO_PERMITE',
    ativacao: { dadosJornada: { txid: draft.firstTxid } },
  }
}
