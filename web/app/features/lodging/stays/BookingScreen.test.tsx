// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { BookingScreen } from './BookingScreen.tsx'
import { aQuote } from './stays.testing.ts'

const { unit, arrival, departure } = aQuote()
const WANTED = {
  slug: 'pousada-do-cais',
  unit: unit.id,
  ...{ arrival, departure, adults: 2, children: 0 },
}
const quoteFor = (adults: number) =>
  `GET /api/v1/establishments/pousada-do-cais/stay-quote?unit=${unit.id}&arrival=${arrival}&departure=${departure}&adults=${adults}&children=0`
const nobody = { ...signedIn(), user: null, session: null }
const SEND = 'POST /api/v1/establishments/pousada-do-cais/stays'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})
function show(
  answers: Parameters<typeof fakeApi>[0],
  person: { name: string; phone: string } | null = { name: 'João Moraes', phone: '91988887777' },
  auth = signedIn(),
) {
  const api = fakeApi(answers)
  renderAs(
    auth,
    <BookingScreen wanted={WANTED} person={person} addresses={{ back: '/volta', here: '/aqui' }} />,
  )
  return api
}

// spec: 644
it('shows night, fee and rule before anything is asked for, and sends one request', async () => {
  const api = show({
    [quoteFor(2)]: () => ok(aQuote()),
    [SEND]: () => ({ status: 201, body: { id: 'b1' } }),
  })
  const price = await screen.findByRole('table', { name: 'Preço noite por noite' })
  expect(within(price).getAllByRole('row')).toHaveLength(4)
  expect(screen.getByText(/Cancele sem custo até/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /^Pedir reserva por R\$\s660,00/ }))
  expect(await screen.findByText('Pedido enviado')).toBeDefined()
  expect(api.sent(SEND)).toMatchObject([
    { unit_id: unit.id, arrival, departure, adults: 2, total_cents: 66_000, name: 'João Moraes' },
  ])
})

it('says before anything is sent that an unproved request is held for 15 minutes', async () => {
  const auth = signedIn()
  const user = auth.user && { ...auth.user, is_proved: false }
  const RESEND = 'POST /api/v1/auth/email-confirmation'
  const answers = { [quoteFor(2)]: () => ok(aQuote()), [RESEND]: () => ok({ accepted: true }) }
  const api = show(answers, undefined, { ...auth, user })
  expect(await screen.findByText(/guardadas por 15 minutos/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Reenviar e-mail' }))
  await waitFor(() => expect(api.sent(RESEND)).toHaveLength(1))
})

it('asks for the price anew when it has changed, and then sends another request', async () => {
  let price = 66_000
  const api = show({
    [quoteFor(2)]: () => ok(aQuote({ total_cents: price })),
    [SEND]: () => {
      price = 70_000
      return refused(409, 'stays.changed')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /por R\$\s660,00/ }))
  await userEvent.click(await screen.findByRole('button', { name: /por R\$\s700,00/ }))
  await waitFor(() => expect(api.sent(SEND)).toHaveLength(2))
  const [first, second] = api.sent(SEND) as { key: string; total_cents: number }[]
  expect(second?.total_cents).toBe(70_000)
  expect(second?.key).not.toBe(first?.key)
})

it('has a sentence instead of a button for nights that cannot be had', async () => {
  show({ [quoteFor(2)]: () => ok(aQuote({ barrier: 'taken' })) })
  expect((await screen.findByRole('alert')).textContent).toContain('acabou de ser ocupada')
  expect(screen.queryByRole('button', { name: /^Pedir reserva/ })).toBeNull()
})

it('reckons again for other guests', async () => {
  const api = show({ [quoteFor(2)]: () => ok(aQuote()), [quoteFor(3)]: () => ok(aQuote()) })
  await userEvent.selectOptions(await screen.findByLabelText('Adultos'), '3')
  await waitFor(() => expect(api.sent(quoteFor(3))).toHaveLength(1))
})

// spec: 1020
it('asks who has no account for a code by e-mail, and sends with its last digit', async () => {
  const CODE = 'POST /api/v1/establishments/pousada-do-cais/stay-code'
  const moment = '2026-07-18T12:10:00Z'
  const api = show(
    {
      [quoteFor(2)]: () => ok(aQuote()),
      [CODE]: () => ({ status: 202, body: { expires_at: moment, resend_at: moment } }),
      [SEND]: () => ({ status: 201, body: { id: 'b1', token: 'x'.repeat(43) } }),
    },
    null,
    nobody,
  )
  const ask = await screen.findByRole('button', { name: /^Pedir reserva por/ })
  await userEvent.click(ask)
  // Nothing is sent to nobody.
  expect(await screen.findByText('Confira o e-mail: a resposta chega nele.')).toBeDefined()
  expect(api.sent(CODE)).toHaveLength(0)
  await userEvent.type(screen.getByLabelText('Nome completo'), 'Rosa Lima')
  await userEvent.type(screen.getByLabelText('WhatsApp'), '91988887777')
  await userEvent.type(screen.getByLabelText('E-mail'), 'rosa@exemplo.test')
  await userEvent.click(ask)
  await userEvent.type(await screen.findByLabelText('Código de 6 números'), '123456')
  const link = await screen.findByRole('link', { name: 'Ver minha reserva' })
  expect(link.getAttribute('href')).toBe(`/reserva#token=${'x'.repeat(43)}`)
  const [{ key }] = api.sent(CODE) as [{ key: string }]
  expect(api.sent(SEND)).toMatchObject([
    { name: 'Rosa Lima', mailbox: { email: 'rosa@exemplo.test', key, code: '123456' } },
  ])
  expect(sessionStorage.length).toBe(0)
})

// spec: 1024
it('keeps what was typed for who signs in on the way', async () => {
  const answers = { [quoteFor(2)]: () => ok(aQuote()) }
  show(answers, null, nobody)
  await userEvent.type(await screen.findByLabelText(/^Mensagem/), 'Chegamos às 21h')
  const link = screen.getByRole('link', { name: 'Entrar' })
  expect(link.getAttribute('href')).toBe('/auth/login')
  cleanup()
  show(answers)
  expect(await screen.findByLabelText(/^Mensagem/)).toHaveProperty('value', 'Chegamos às 21h')
  expect(screen.getByLabelText('Nome completo')).toHaveProperty('value', 'João Moraes')
})
