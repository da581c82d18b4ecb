import { CSV_MARK, CSV_SEPARATOR } from '@portal/contract/guide/imports/import-columns'
import type { MONEY_SHEETS } from '@portal/contract/money/payments/money-overview'
import { clockWords, dayWords } from '@portal/contract/shared/moment-words'
import { csvLine, guarded } from '../../../../platform/csv/csv.ts'
import { orderNumber } from './money.rules.ts'
import type {
  LedgerLine,
  moneySheetsStore,
  OrderLine,
  PaymentLine,
  Place,
  SheetSpan,
} from './money-sheets.store.ts'

type Sheet = (typeof MONEY_SHEETS)[number]
type Columns<Line> = Record<string, (line: Line) => string>
const BATCH = 500

const reais = (cents: number) => `${cents < 0 ? '-' : ''}${reaisOf(Math.abs(cents))}`
const reaisOf = (cents: number) =>
  `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`

const MOMENT = {
  Dia: ({ at }: { at: Date }) => dayWords(at),
  Hora: ({ at }: { at: Date }) => clockWords(at),
}
const ORDER: Columns<OrderLine> = {
  ...MOMENT,
  Compra: ({ id }) => orderNumber(id),
  Comprador: ({ buyer_name }) => buyer_name ?? '',
  'CPF ou CNPJ (parte)': ({ buyer_document_hint }) => buyer_document_hint ?? '',
  Plano: ({ plan_type }) => plan_type,
  Ciclo: ({ cycle }) => (cycle === 'year' ? 'anual' : 'mensal'),
  'Forma de pagamento': ({ method }) => METHODS[method] ?? method,
  'Valor (R$)': ({ amount_cents }) => reais(amount_cents),
  Situação: ({ status }) => STATUSES[status] ?? status,
  'Paga em': ({ paid_at }) => (paid_at ? dayWords(paid_at) : ''),
  'NFS-e': ({ invoice }) => invoice ?? '',
  Registro: ({ id }) => id,
}
const PAYMENT: Columns<PaymentLine> = {
  ...MOMENT,
  'Número no banco ou na operadora': ({ provider_id }) => provider_id,
  Recebido: ({ provider }) => (provider === 'pix' ? 'Pix' : 'Cartão'),
  'Valor (R$)': ({ amount_cents }) => reais(amount_cents),
  'Devolvido (R$)': ({ refunded_cents }) => reais(refunded_cents),
  Destino: ({ decision }) => DECISIONS[decision] ?? decision,
  Compra: ({ order_id }) => (order_id ? orderNumber(order_id) : ''),
  Comprador: ({ buyer_name }) => buyer_name ?? '',
}
const LEDGER: Columns<LedgerLine> = {
  ...MOMENT,
  Linha: ({ id }) => id,
  'Valor (R$)': ({ amount_cents }) => reais(amount_cents),
  'Número no banco ou na operadora': ({ provider_id }) => provider_id,
  Compra: ({ order_id }) => (order_id ? orderNumber(order_id) : ''),
  'Protocolo da devolução': ({ protocol }) => protocol ?? '',
}

const METHODS: Record<string, string> = {
  pix: 'Pix',
  pix_automatic: 'Pix Automático',
  card: 'Cartão',
}
const STATUSES: Record<string, string> = {
  awaiting_payment: 'Aguardando pagamento',
  scheduled: 'Agendada no banco',
  paid: 'Paga',
  partially_refunded: 'Devolvida em parte',
  refunded: 'Devolvida',
  expired: 'Vencida',
  canceled: 'Cancelada',
  review: 'Em conferência',
}
const DECISIONS: Record<string, string> = {
  granted: 'Abriu o período',
  review: 'Em conferência',
  returned: 'Devolver',
  'without-order': 'Sem compra',
  outside: 'Devolvido por fora do banco',
}

type Store = ReturnType<typeof moneySheetsStore>

/** The lines of one sheet; nothing in them runs when a spreadsheet opens them. */
export function sheetLines(sheet: Sheet, span: SheetSpan, store: Store): AsyncGenerator<string> {
  if (sheet === 'orders') return linesOf(ORDER, (after) => store.orders(span, after, BATCH))
  if (sheet === 'payments') return linesOf(PAYMENT, (after) => store.payments(span, after, BATCH))
  return linesOf(LEDGER, (after) => store.ledger(span, after, BATCH))
}

async function* linesOf<Line extends { micros: string; id: string }>(
  columns: Columns<Line>,
  read: (after: Place) => Promise<Line[]>,
) {
  yield CSV_MARK + csvLine(Object.keys(columns), CSV_SEPARATOR)
  const cells = Object.values(columns)
  for (let after: Place = null; ; ) {
    const lines: Line[] = await read(after)
    yield lines
      .map((line) =>
        csvLine(
          cells.map((cell) => guarded(cell(line))),
          CSV_SEPARATOR,
        ),
      )
      .join('')
    const last = lines.at(-1)
    if (!last || lines.length < BATCH) return
    after = { micros: last.micros, id: last.id }
  }
}
