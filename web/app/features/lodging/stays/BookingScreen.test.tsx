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
const SEND = 'POST /api/v1/establishments/pousada-do-cais/stays'

afterEach(() => {
  cleanup()
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

it('reckons again for other guests, and asks strangers to sign in', async () => {
  const api = show({ [quoteFor(2)]: () => ok(aQuote()), [quoteFor(3)]: () => ok(aQuote()) })
  await userEvent.selectOptions(await screen.findByLabelText('Adultos'), '3')
  await waitFor(() => expect(api.sent(quoteFor(3))).toHaveLength(1))
  cleanup()
  show({ [quoteFor(2)]: () => ok(aQuote()) }, null)
  const link = await screen.findByRole('link', { name: 'Entrar ou criar conta' })
  expect(link.getAttribute('href')).toBe('/auth/login')
})
