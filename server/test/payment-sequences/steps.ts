import fc from 'fast-check'
import { FAULTS } from '../../../sandbox/src/faults/faults.ts'
import { MOMENTS } from './crashes.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const PLANS = ['atalaia', 'macarico', 'espadarte'] as const
const ROUTES = [
  'POST /oauth/token',
  'PUT /cob/:txid',
  'GET /cob/:txid',
  'PATCH /cob/:txid',
  'GET /pix',
  'GET /pix/:e2eid',
  'PUT /pix/:e2eid/devolucao/:id',
  'GET /pix/:e2eid/devolucao/:id',
  'POST /rec',
  'GET /rec',
  'GET /rec/:idRec',
  'PATCH /rec/:idRec',
  'PUT /cobr/:txid',
  'GET /cobr/:txid',
  'PATCH /cobr/:txid',
  'POST /cobr/:txid/retentativa/:data',
] as const

const CARD_ROUTES = [
  'POST /v1/checkout/sessions',
  'GET /v1/checkout/sessions/:id',
  'GET /v1/subscriptions/:id',
  'POST /v1/subscriptions/:id',
  'GET /v1/invoices/:id',
  'GET /v1/invoices',
  'GET /v1/events',
  'POST /v1/invoices/:id/pay',
  'POST /v1/refunds',
] as const

const word = <const Word extends string>(name: Word) => fc.constant(name)
const pick = fc.nat(20)

const people = [
  fc.record({
    do: word('order'),
    who: fc.nat(1),
    plan: fc.constantFrom(...PLANS),
    cycle: fc.constantFrom('month' as const, 'month' as const, 'year' as const),
    method: fc.constantFrom('pix' as const, 'pix_automatic' as const, 'card' as const),
    /** Pressed twice, with one key. */
    twice: fc.constantFrom(false, false, true),
  }),
  fc.record({ do: fc.constantFrom('withdraw', 'cancel', 'renew'), pick }),
  fc.record({
    do: fc.constantFrom('turn-off', 'leave', 'keep', 'end-card', 'resume-card'),
    who: fc.nat(1),
  }),
  fc.record({
    do: word('trial'),
    who: fc.nat(1),
    plan: fc.constantFrom('atalaia' as const, 'macarico' as const),
  }),
  /** As the page offers it, and paid at once. */
  fc.record({
    do: word('press'),
    who: fc.nat(1),
    button: fc.constantFrom('upgrade' as const, 'next' as const),
  }),
]
const team = [
  fc.record({ do: word('team-refund'), pick, part: fc.constantFrom('half', 'most', 'all') }),
  fc.record({ do: word('decide-withdrawal'), pick, returns: fc.boolean() }),
]
const holder = [
  fc.record({ do: word('pay-card'), pick }),
  fc.record({ do: word('end-there'), pick, ends: fc.constantFrom(true, true, false) }),
  fc.record({ do: word('card-declines'), pick, declines: fc.boolean() }),
  fc.record({ do: word('card-refund'), pick, part: fc.constantFrom('half', 'most', 'all') }),
]
const others = [
  fc.record({
    do: word('smaller'),
    who: fc.nat(1),
    plan: fc.constantFrom('atalaia' as const, 'macarico' as const),
    cycle: fc.constantFrom('month' as const, 'month' as const, 'year' as const),
  }),
]
const payer = [
  fc.record({
    do: word('pay'),
    pick,
    extra: fc.constantFrom(0, 0, 0, 0, 7, -7),
    count: fc.constantFrom(1, 1, 1, 2),
    /** In journey 3 the payer authorises what follows as well. */
    authorises: fc.constantFrom(true, true, false),
  }),
  fc.record({ do: word('pay-foreign-key'), pick }),
  fc.record({
    do: word('decide-recurrence'),
    pick,
    status: fc.constantFrom('APROVADA' as const, 'REJEITADA' as const, 'CANCELADA' as const),
  }),
  fc.record({ do: word('funds'), pick, has: fc.boolean() }),
  fc.record({ do: word('pay-without-txid'), cents: fc.constantFrom(1, 4_990) }),
]
const bank = [
  fc.record({
    do: word('card-fault'),
    kind: fc.constantFrom('reset' as const, '500-json' as const, '503' as const),
    route: fc.constantFrom(...CARD_ROUTES),
    after: fc.boolean(),
    times: fc.constantFrom(1, 1, 3),
  }),
  fc.record({ do: word('bank-refund'), pick, part: fc.boolean() }),
  fc.record({ do: word('remove-by-bank'), pick }),
  fc.record({ do: word('reject-debit'), pick }),
  fc.record({ do: word('hold-refunds'), isHeld: fc.boolean() }),
  fc.record({ do: word('settle-refund'), isDone: fc.boolean() }),
]
const network = [
  fc.record({
    do: word('fault'),
    kind: fc.constantFrom(...FAULTS),
    route: fc.constantFrom(...ROUTES),
    after: fc.boolean(),
    nth: fc.constantFrom(1, 1, 2),
    times: fc.constantFrom(1, 1, 3),
  }),
  fc.record({ do: word('stale-reads'), reads: fc.constantFrom(1, 2, 4) }),
  fc.record({ do: word('tokens-expire') }),
  fc.record({ do: word('scopes'), fewer: fc.boolean() }),
  fc.record({
    do: word('crash'),
    moment: fc.constantFrom(...MOMENTS),
    nth: fc.constantFrom(1, 1, 2, 3),
  }),
]
const webhooks = [
  fc.record({ do: word('webhooks-dropped') }),
  fc.record({
    do: word('webhooks'),
    order: fc.constantFrom('as-they-came' as const, 'reversed' as const),
    isBatched: fc.boolean(),
    copies: fc.constantFrom(1, 2),
    isConcurrent: fc.boolean(),
    path: fc.constantFrom('standard' as const, 'bare' as const, 'double-slash' as const),
  }),
  fc.record({ do: word('forge'), how: fc.constantFrom('address', 'id', 'amount', 'junk'), pick }),
  fc.record({ do: word('follow'), isReversed: fc.boolean(), isConcurrent: fc.boolean() }),
]
const worker = [
  fc.record({ do: word('worker') }),
  fc.record({
    do: word('list'),
    span: fc.constantFrom('five-minutes', 'hour', 'night', 'quarter'),
  }),
  fc.record({ do: word('card-events') }),
  fc.record({ do: word('card-list') }),
  // Two workers and a node, all at once.
  fc.record({ do: word('everything-at-once') }),
]
const time = [
  fc.record({
    do: word('wait'),
    ms: fc.constantFrom(MINUTE, 70 * MINUTE, DAY, 3 * DAY, 22 * DAY, 31 * DAY),
  }),
]

/** What may happen: every fault of the local bank, in any order, and time. */
export const step = fc.oneof(
  { arbitrary: fc.oneof(...people), weight: 6 },
  { arbitrary: fc.oneof(...others), weight: 1 },
  { arbitrary: fc.oneof(...holder), weight: 4 },
  { arbitrary: fc.oneof(...team), weight: 2 },
  { arbitrary: fc.oneof(...payer), weight: 4 },
  { arbitrary: fc.oneof(...worker), weight: 4 },
  { arbitrary: fc.oneof(...webhooks), weight: 4 },
  { arbitrary: fc.oneof(...network), weight: 4 },
  { arbitrary: fc.oneof(...bank), weight: 2 },
  { arbitrary: fc.oneof(...time), weight: 3 },
)
export const sequence = fc.array(step, { minLength: 6, maxLength: 24 })
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
export type StepOf<Name extends Step['do']> = Extract<Step, { do: Name }>
