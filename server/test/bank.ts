import { randomUUID } from 'node:crypto'
import type {
  PaymentMethod,
  PlanOrder,
  PlanQuote,
} from '@portal/contract/money/payments/plan-order'
import { cpfCheckDigits } from '@portal/contract/shared/cpf'
import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import { SandboxClock } from '../../sandbox/src/faults/sandbox-clock.ts'
import { startPixSandbox } from '../../sandbox/src/pix/start-pix.ts'
import { type call, call as callApi } from './calls.ts'
import type { TestPerson } from './people.ts'
import { fixedClock } from './test-app.ts'

const documents = new Map<string, string>()
/** Each person has a document of their own: by it the portal knows them again. */
export function documentOf({ userId }: Pick<TestPerson, 'userId'>): string {
  const base = `${String((529 + documents.size) % 1000).padStart(3, '0')}982247`
  const document = documents.get(userId) ?? base + cpfCheckDigits(base)
  documents.set(userId, document)
  return document
}

type Portal = Parameters<typeof call>[0]

/** A bank that speaks API Pix, on the clock of the portal it is for. */
export async function startBank() {
  const clock = fixedClock()
  const bank = await startPixSandbox({ port: 0, clock: new SandboxClock(() => clock.now()) })
  return {
    clock,
    control: bank.control,
    stop: bank.stop,
    environment: {
      PIX_API_URL: bank.url,
      PIX_TOKEN_URL: `${bank.url}/oauth/token`,
      PIX_CLIENT_ID: 'portal-local',
      PIX_CLIENT_SECRET: 'portal-local-secret',
      PIX_KEY: 'pix@guia.local',
      PIX_TIMEOUT_MS: '400',
      SENSITIVE_LIMITS_FACTOR: '10000',
    },
  }
}

type Wish = {
  plan?: PaidPlan
  cycle?: BillingCycle
  key?: string
  method?: PaymentMethod
  document?: string
}

/** Asks for the price as the form does, and orders at that price. */
export async function orderPlan(
  portal: Portal,
  person: TestPerson,
  { plan = 'atalaia', cycle = 'month', key = randomUUID(), method = 'pix', document }: Wish = {},
) {
  const { cookie } = person
  const quote = await callApi(portal, 'GET', `/plan-quote?plan=${plan}&cycle=${cycle}`, undefined, {
    cookie,
  })
  const { amount_cents, terms } = quote.json as PlanQuote
  const answer = await callApi(
    portal,
    'POST',
    '/plan-orders',
    {
      key,
      plan,
      cycle,
      method,
      amount_cents,
      buyer: { name: 'Rosa Pinheiro', document: document ?? documentOf(person) },
      terms: { ...terms, accepted: true },
    },
    { cookie },
  )
  return { status: answer.status, order: answer.json as PlanOrder, quote: quote.json as PlanQuote }
}
