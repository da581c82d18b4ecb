// @vitest-environment jsdom
import type { PlanOrder, PlanQuote } from '@portal/contract/money/payments/plan-order'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { ROSANGELA, renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { orderKey } from './order-key.ts'
import { ORDER, QUOTE } from './payments.testing.ts'

const PLACE = 'POST /api/v1/plan-orders'
const quoteCall = (plan: string, cycle = 'month') =>
  `GET /api/v1/plan-quote?plan=${plan}&cycle=${cycle}`
const PLANS = 'GET /api/v1/plans'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Answers = Parameters<typeof fakeApi>[0]

function open(answers: Answers, path = '/checkout-planos?plano=macarico') {
  const api = fakeApi({
    [PLANS]: () => ok({ plans: [] }),
    [quoteCall('macarico')]: () => ok(QUOTE),
    ...answers,
  })
  const shown = renderAs(
    signedIn(),
    <CheckoutScreen userId={ROSANGELA.id} preselected="macarico" />,
    path,
  )
  return { ...api, ...shown }
}
const button = (name: RegExp | string) => screen.findByRole('button', { name })
async function fill() {
  await userEvent.type(await screen.findByLabelText('CPF ou CNPJ'), '52998224725')
  await userEvent.click(screen.getByRole('checkbox'))
}

// spec: 521
it('says what is bought, for how much, for how long and from whom', async () => {
  open({})
  const summary = within(await screen.findByRole('region', { name: 'Resumo' }))
  expect(summary.getByText('Plano Maçarico, mensal')).toBeDefined()
  expect(summary.getByText('de 18 de julho de 2026 a 18 de agosto de 2026')).toBeDefined()
  expect(summary.getByText(/CNPJ 11\.222\.333\/0001-81/)).toBeDefined()
  expect(summary.getByText(/Av\. Miguel Santa Brígida, 100/)).toBeDefined()
  expect(summary.getByText(/7 dias para desistir/)).toBeDefined()
  const terms = summary.getByRole('link', { name: /termos de uso, versão 3/ })
  expect(terms.getAttribute('href')).toBe('/termos-de-uso/versoes/3')
  expect(terms.getAttribute('target')).toBe('_blank')
})

it('shows the credit of the plan that is left behind', async () => {
  const upgrade: PlanQuote = {
    ...QUOTE,
    reason: 'upgrade',
    credit_cents: 2500,
    amount_cents: 7490,
  }
  open({ [quoteCall('macarico')]: () => ok(upgrade) })
  expect(await screen.findByText(/^− R\$\s25,00$/)).toBeDefined()
  expect(await button(/Gerar Pix de R\$\s74,90/)).toBeDefined()
})

it('pays a dearer plan with the card that renews, after saying what it renews for', async () => {
  const upgrade: PlanQuote = {
    ...QUOTE,
    ...{ reason: 'upgrade', credit_cents: 2500, amount_cents: 4990, ends_renewal: true },
    ...{ methods: ['pix', 'card'], saved_card: { renews_cents: 9990 } },
  }
  const paid: PlanOrder = { ...ORDER, reason: 'upgrade', method: 'card', status: 'paid', pix: null }
  const { sent, path } = open({
    [quoteCall('macarico')]: () => ok(upgrade),
    [PLACE]: () => ok(paid),
  })
  const summary = within(await screen.findByRole('region', { name: 'Resumo' }))
  expect(
    summary.getByText(/A partir de 18 de agosto de 2026, ele renova por R\$\s99,90 por mês/),
  ).toBeDefined()
  expect(summary.queryByText(/é desligada com este pagamento/)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /^Pix/ }))
  expect(summary.getByText(/é desligada com este pagamento/)).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: /O cartão que já renova o plano/ }))
  await fill()
  await userEvent.click(await button(/Pagar R\$\s49,90 no cartão salvo/))
  await waitFor(() => expect(path()).toBe('/checkout-success'))
  expect(sent(PLACE)[0]).toMatchObject({ method: 'card', amount_cents: 4990 })
})

// spec: 521
it('writes the document as it is typed, checks it and asks for the terms', async () => {
  const { sent } = open({})
  const document = await screen.findByLabelText<HTMLInputElement>('CPF ou CNPJ')
  await userEvent.type(document, '52998224724')
  expect(document.value).toBe('529.982.247-24')
  await userEvent.click(await button(/Gerar Pix/))
  expect(screen.getAllByText('Confira o CPF ou CNPJ: os dígitos não batem.').length).toBe(2)
  expect(screen.getAllByText('Aceite os termos para continuar.').length).toBe(2)
  expect(document.getAttribute('aria-invalid')).toBe('true')
  expect(sent(PLACE)).toEqual([])
})

// spec: 522
it('places the order once and leads to its Pix', async () => {
  const { sent, path } = open({ [PLACE]: () => ok(ORDER) })
  await fill()
  await userEvent.dblClick(await button(/Gerar Pix/))
  await waitFor(() => expect(path()).toBe('/pagamento-pix'))
  expect(sent(PLACE)).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      plan: 'macarico',
      cycle: 'month',
      method: 'pix',
      amount_cents: 9990,
      buyer: { name: 'Rosângela Alves', document: '52998224725' },
      terms: { version: 3, hash: 'sha256-abc', accepted: true },
    },
  ])
})

it('offers the ways of paying that are open, and a card is typed on the provider’s page', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  const url = 'http://127.0.0.1:8029/c/pay/cs_test_1'
  const byCard: PlanOrder = {
    ...ORDER,
    method: 'card',
    pix: null,
    card: { status: 'open', checkout_url: url },
  }
  const { sent } = open({
    [quoteCall('macarico')]: () => ok({ ...QUOTE, methods: ['pix', 'card'] }),
    [PLACE]: () => ok(byCard),
  })
  await fill()
  await userEvent.click(screen.getByRole('radio', { name: /Cartão de crédito/ }))
  expect(screen.getByText(/Renova sozinho no cartão/)).toBeDefined()
  expect(document.querySelector('[autocomplete^="cc-"]')).toBeNull()
  await userEvent.click(await button(/Pagar R\$\s99,90 com cartão/))
  await waitFor(() => expect(assign).toHaveBeenCalledWith(url))
  expect(sent(PLACE)[0]).toMatchObject({ method: 'card' })
})

it('comes back from the page of the card as it was, and pays the same order', async () => {
  vi.stubGlobal('location', { ...window.location, assign: vi.fn() })
  const card = { status: 'open' as const, checkout_url: 'http://127.0.0.1:8029/c/pay/cs_test_1' }
  const { sent } = open({
    [quoteCall('macarico')]: () => ok({ ...QUOTE, methods: ['pix', 'card'] }),
    [PLACE]: () => ok({ ...ORDER, method: 'card', pix: null, card }),
  })
  await fill()
  await userEvent.click(screen.getByRole('radio', { name: /Cartão de crédito/ }))
  await userEvent.click(await button(/com cartão/))
  expect(await screen.findByText('Abrindo o pagamento…')).toBeDefined()
  const comeBack = (persisted: boolean) =>
    act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
  comeBack(false)
  expect(screen.queryByText('Abrindo o pagamento…')).not.toBeNull()
  comeBack(true)
  expect(screen.getByLabelText<HTMLInputElement>('CPF ou CNPJ').value).toBe('529.982.247-25')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  await userEvent.click(await button(/Pagar R\$\s99,90 com cartão/))
  await waitFor(() => expect(sent(PLACE)).toHaveLength(2))
  const [first, second] = sent(PLACE)
  expect(second).toEqual(first)
})

it('follows the order where the page of the card is not open yet', async () => {
  const byCard: PlanOrder = {
    ...ORDER,
    method: 'card',
    pix: null,
    card: { status: 'preparing', checkout_url: null },
  }
  const { path } = open({
    [quoteCall('macarico')]: () => ok({ ...QUOTE, methods: ['card'] }),
    [PLACE]: () => ok(byCard),
  })
  await fill()
  await userEvent.click(await button(/com cartão/))
  await waitFor(() => expect(path()).toBe('/checkout-success'))
})

// spec: 522
it('sends the same key when it is tried again, also after a reload', async () => {
  const first = open({ [PLACE]: () => refused(503, 'node.overloaded', 'Portal ocupado.') })
  await fill()
  await userEvent.click(await button(/Gerar Pix/))
  const failure = await screen.findByText('Portal ocupado.', {}, { timeout: 4_000 })
  expect(failure.closest('[role="alert"]')?.textContent).toContain('O pedido não foi feito')
  expect(screen.getByLabelText<HTMLInputElement>('CPF ou CNPJ').value).toBe('529.982.247-25')
  const keys = first.sent(PLACE).map((body) => (body as { key: string }).key)
  cleanup()
  const second = open({ [PLACE]: () => ok(ORDER) })
  await fill()
  await userEvent.click(await button(/Gerar Pix/))
  await waitFor(() => expect(second.sent(PLACE)).toHaveLength(1))
  keys.push((second.sent(PLACE)[0] as { key: string }).key)
  expect(new Set(keys).size).toBe(1)
})

it('makes another purchase of one whose kept key is of an order that is over', async () => {
  const kept = orderKey({
    userId: ROSANGELA.id,
    plan: 'macarico',
    cycle: 'month',
    method: 'pix',
  })
  const { sent, path } = open({
    [PLACE]: (body) =>
      (body as { key: string }).key === kept
        ? refused(409, 'payments.order-over', 'A compra já terminou.')
        : ok(ORDER),
  })
  await fill()
  await userEvent.dblClick(await button(/Gerar Pix/))
  await waitFor(() => expect(path()).toBe('/pagamento-pix'))
  expect(sent(PLACE)).toHaveLength(2)
  expect(sent(PLACE)[1]).toMatchObject({ plan: 'macarico', amount_cents: 9990 })
})

it('tries that once, and then says why', async () => {
  const { sent } = open({
    [PLACE]: () => refused(409, 'payments.order-over', 'A compra já terminou.'),
  })
  await fill()
  await userEvent.click(await button(/Gerar Pix/))
  expect(await screen.findByText('A compra já terminou.')).toBeDefined()
  const keys = sent(PLACE).map((body) => (body as { key: string }).key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

it('tells that the amount is another one now, and charges nothing', async () => {
  let amount = 9990
  const { sent } = open({
    [quoteCall('macarico')]: () => ok({ ...QUOTE, price_cents: amount, amount_cents: amount }),
    [PLACE]: () => {
      amount = 10990
      return refused(409, 'plan-orders.amount-changed', 'O valor mudou.')
    },
  })
  await fill()
  await userEvent.click(await button(/Gerar Pix de R\$\s99,90/))
  const told = await screen.findByText(/O valor mudou de R\$\s99,90 para R\$\s109,90/)
  expect(told.textContent).toContain('Nada foi cobrado')
  await userEvent.click(await button(/Gerar Pix de R\$\s109,90/))
  await waitFor(() => expect(sent(PLACE)).toHaveLength(2))
  expect(sent(PLACE)[1]).toMatchObject({ amount_cents: 10990 })
})

it('asks again for terms that changed meanwhile', async () => {
  let terms = QUOTE.terms
  open({
    [quoteCall('macarico')]: () => ok({ ...QUOTE, terms }),
    [PLACE]: () => {
      terms = { version: 4, hash: 'sha256-def' }
      return refused(409, 'plan-orders.terms-changed')
    },
  })
  await fill()
  await userEvent.click(await button(/Gerar Pix/))
  expect(await screen.findByText(/Os termos de uso mudaram/)).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  expect(screen.getByRole('link', { name: /versão 4/ })).toBeDefined()
})

it('says that the portal did not answer, and keeps what was typed', async () => {
  open({})
  await fill()
  await userEvent.click(await button(/Gerar Pix/))
  const told = await screen.findByText(/Confira sua internet/, {}, { timeout: 4_000 })
  expect(told.closest('[role="alert"]')).not.toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('CPF ou CNPJ').value).toBe('529.982.247-25')
})

it('keeps what was typed when another plan or cycle is chosen', async () => {
  open({
    [quoteCall('espadarte')]: () => ok({ ...QUOTE, plan: 'espadarte', amount_cents: 19990 }),
    [quoteCall('espadarte', 'year')]: () =>
      ok({ ...QUOTE, plan: 'espadarte', cycle: 'year', amount_cents: 199900 }),
  })
  await fill()
  await userEvent.click(screen.getByRole('radio', { name: /Espadarte/ }))
  expect(await button(/Gerar Pix de R\$\s199,90/)).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Anual' }))
  expect(await button(/Gerar Pix de R\$\s1\.999,00/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('CPF ou CNPJ').value).toBe('529.982.247-25')
})

it('keeps what was filled in where a plan cannot be bought, or its amount not be read', async () => {
  open({
    [quoteCall('atalaia')]: () => ok({ ...QUOTE, plan: 'atalaia', barrier: 'plan-is-lower' }),
    [quoteCall('espadarte')]: () => refused(422, 'input.invalid', 'Plano desconhecido.'),
    'GET /api/v1/my/plan-standing': () => refused(401, 'accounts.session-missing'),
  })
  const name = await screen.findByLabelText('Nome completo ou razão social')
  await userEvent.clear(name)
  await userEvent.type(name, 'Pousada da Rosa')
  await fill()
  for (const [plan, told] of [
    [/Atalaia/, /já tem um plano maior pago/],
    [/Espadarte/, /Não deu para calcular o valor/],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name: plan }))
    expect(await screen.findByText(told)).toBeDefined()
    expect(screen.queryByLabelText('CPF ou CNPJ')).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /Maçarico/ }))
    const document = await screen.findByLabelText<HTMLInputElement>('CPF ou CNPJ')
    expect(document.value).toBe('529.982.247-25')
    expect(screen.getByDisplayValue('Pousada da Rosa')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  }
})

it('asks again for a tick that was for other terms', async () => {
  let terms = QUOTE.terms
  open({
    [quoteCall('macarico')]: () => ok({ ...QUOTE, terms }),
    [quoteCall('atalaia')]: () => ok({ ...QUOTE, plan: 'atalaia', barrier: 'given-plan' }),
  })
  await fill()
  await userEvent.click(screen.getByRole('radio', { name: /Atalaia/ }))
  await screen.findByText(/foi dado pelo portal/)
  terms = { version: 4, hash: 'sha256-def' }
  await userEvent.click(screen.getByRole('radio', { name: /Maçarico/ }))
  await screen.findByRole('link', { name: /versão 4/ })
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>('CPF ou CNPJ').value).toBe('529.982.247-25')
})

it.each([
  ['at once', '2026-07-18T22:00:00Z', /o plano começa a valer na hora/],
  ['after what is held', '2026-07-24T22:00:00Z', /O novo período começa em 24 de julho de 2026/],
])('says when it begins to hold: %s', async (_when, startsAt, sentence) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-18T22:00:00Z') })
  open({ [quoteCall('macarico')]: () => ok({ ...QUOTE, starts_at: startsAt }) })
  expect(await screen.findByText(sentence)).toBeDefined()
})

it.each([
  ['plan-is-lower', /já tem um plano maior pago/],
  ['paid-far-ahead', /já está pago por bastante tempo/],
  ['given-plan', /foi dado pelo portal/],
] as const)('says why it cannot be bought now: %s', async (barrier, sentence) => {
  open({ [quoteCall('macarico')]: () => ok({ ...QUOTE, barrier }) })
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.queryByRole('button', { name: /Gerar Pix/ })).toBeNull()
})

it('offers to try again when the amount cannot be read', async () => {
  open({ [quoteCall('macarico')]: () => refused(422, 'input.invalid', 'Plano desconhecido.') })
  expect(await screen.findByText('Não deu para calcular o valor')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined()
})
