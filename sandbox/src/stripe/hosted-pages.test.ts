import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningStripe, startStripe } from './start-stripe.ts'

let stripe: RunningStripe
beforeEach(async () => {
  stripe = await startStripe({ port: 0 })
})
afterEach(() => stripe.stop())

async function call<Answer>(path: string, fields: Record<string, string>): Promise<Answer> {
  const answer = await fetch(`${stripe.url}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_portal_local' },
    body: new URLSearchParams(fields),
  })
  return (await answer.json()) as Answer
}

async function openSession() {
  const { id: customer } = await call<{ id: string }>('/v1/customers', { email: 'ana@example.com' })
  await call('/v1/products', { id: 'atalaia', name: 'Plano <Atalaia>' })
  const { id: price } = await call<{ id: string }>('/v1/prices', {
    product: 'atalaia',
    currency: 'brl',
    unit_amount: '4990',
    'recurring[interval]': 'month',
  })
  return call<{ id: string; url: string }>('/v1/checkout/sessions', {
    mode: 'subscription',
    customer,
    'line_items[0][price]': price,
    success_url: 'http://localhost:3000/ok?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/volta',
  })
}

const submit = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const types = () => stripe.control.state().events.map(({ type }) => type)

it('shows what is paid, and the way back', async () => {
  const { url } = await openSession()
  const answer = await fetch(url)
  const page = await answer.text()

  expect(page).toContain('Plano &#60;Atalaia&#62;')
  expect(page.replace(/\s/g, ' ')).toContain('R$ 49,90 por mês')
  expect(page).toContain('href="http://localhost:3000/volta"')
  expect(answer.headers.get('content-security-policy')).toContain('http://localhost:*')
})

it('leads back to the portal when the card is good', async () => {
  const { id, url } = await openSession()
  const answer = await submit(url, { card: 'ok' })

  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`http://localhost:3000/ok?session=${id}`)
  expect(types()).toContain('invoice.paid')
  expect((await fetch(url)).status).toBe(404)
})

it('lets the person try again when it is declined', async () => {
  const { url } = await openSession()
  const answer = await submit(url, { card: 'declined' })

  expect(answer.status).toBe(402)
  expect(await answer.text()).toContain('O cartão foi recusado')
  expect((await submit(url, { card: 'ok' })).status).toBe(303)
})

it('asks the bank of the card where that is wanted', async () => {
  const { url } = await openSession()
  expect(await (await submit(url, { card: 'needs-action' })).text()).toContain(
    'Seu banco quer confirmar',
  )
  expect((await submit(url, { card: 'needs-action', confirmed: 'no' })).status).toBe(402)
  expect(types()).toEqual([])
  expect((await submit(url, { card: 'needs-action', confirmed: 'yes' })).status).toBe(303)
})

it('expires a session by time', async () => {
  const { url } = await openSession()
  stripe.control.clock.advance(25 * 3_600_000)
  expect((await fetch(url)).status).toBe(404)
  expect(types()).toEqual(['checkout.session.expired'])
})
