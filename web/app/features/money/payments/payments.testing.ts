import type { PlanOrder, PlanQuote } from '@portal/contract/money/payments/plan-order'
import type { PlanStanding } from '@portal/contract/money/payments/plan-standing'

/** For tests only. */
export const QUOTE: PlanQuote = {
  plan: 'macarico',
  cycle: 'month',
  reason: 'renewal',
  price_cents: 9990,
  credit_cents: 0,
  amount_cents: 9990,
  starts_at: '2026-07-18T22:00:00Z',
  ends_at: '2026-08-18T22:00:00Z',
  barrier: null,
  opens_at: null,
  methods: ['pix'],
  ends_renewal: false,
  saved_card: null,
  terms: { version: 3, hash: 'sha256-abc' },
  seller: {
    name: 'Guia Salinópolis',
    cnpj: '11222333000181',
    address: 'Av. Miguel Santa Brígida, 100, Salinópolis, PA',
  },
  buyer: { name: 'Rosângela Alves', document_hint: null },
}

export const CODE =
  '00020101021226850014br.gov.bcb.pix2563pix.exemplo.com.br/qr/v2/cobv/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5915GUIA SALINOPOLI6011SALINOPOLIS62070503***63041D3D'

export const ORDER: PlanOrder = {
  id: '0197f2f0-0000-7000-8000-0000000000d1',
  plan: 'macarico',
  cycle: 'month',
  reason: 'renewal',
  method: 'pix',
  status: 'awaiting_payment',
  amount_cents: 9990,
  buyer: { name: 'Rosângela Alves', document_hint: '***.456.789-**' },
  created_at: '2026-07-18T22:00:00Z',
  paid_at: null,
  period: null,
  withdrawal_until: null,
  refundable_cents: 0,
  pix: { status: 'active', copy_and_paste: CODE, expires_at: '2026-07-18T22:30:00Z' },
  card: null,
  refunds: [],
  withdrawal: null,
  may_ask_again: false,
  invoice_number: null,
}

export const PAID: PlanOrder = {
  ...ORDER,
  status: 'paid',
  paid_at: '2026-07-18T22:05:00Z',
  period: { starts_at: '2026-07-18T22:05:00Z', ends_at: '2026-08-18T22:05:00Z' },
  withdrawal_until: '2026-07-25T22:05:00Z',
  refundable_cents: 9990,
  pix: null,
}

export const STANDING: PlanStanding = {
  state: 'active',
  plan: 'macarico',
  ends_at: '2026-08-18T22:05:00Z',
  following: [],
  access_until: '2026-08-23T22:05:00Z',
  next: {
    plan: 'macarico',
    cycle: 'month',
    price_cents: 9990,
    starts_at: '2026-08-18T22:05:00Z',
    opens_at: null,
    is_change: false,
  },
  upgrade: null,
  renewal: null,
  smaller: [{ plan: 'atalaia', basic_listings: [] }],
  may: { cancel: true, take_back: false },
}
