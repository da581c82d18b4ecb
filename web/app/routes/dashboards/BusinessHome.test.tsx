// @vitest-environment jsdom
import type { MyEstablishment } from '@portal/contract/establishments/own-establishment'
import type { InboxMessage } from '@portal/contract/messages/inbox'
import type { PropertyLead } from '@portal/contract/properties/property-lead'
import type { ReceivedReview } from '@portal/contract/reviews/received-review'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TrialPanel } from '~/features/dashboards/TrialPanel.tsx'
import { aCalendar, aRequest } from '~/features/lodging-calendar/calendar.testing.ts'
import { anOrder, anOrdering, aReturn } from '~/features/order-board/orders.testing.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { BusinessHome } from './BusinessHome.tsx'

const PLACE = '/api/v1/my/establishments/a1'
const MESSAGES = `GET ${PLACE}/messages?unread=1`
const REVIEWS = `GET ${PLACE}/reviews?unanswered=1`
const TEMPLATES = `GET ${PLACE}/reply-templates`

const listing = (changes: object = {}) =>
  ({
    id: 'a1',
    slug: 'mare-cheia',
    name: 'Maré Cheia',
    status: 'published',
    role: 'owner',
    modules: [],
    may: { read_messages: true, reply: true, edit: true },
    ...changes,
  }) as unknown as MyEstablishment
const message: InboxMessage = {
  id: 'm1',
  name: 'Luciana Tavares',
  email: 'luciana@exemplo.test',
  phone: null,
  subject: 'Contato para Maré Cheia',
  message: 'Tem mesa para 8 hoje?',
  created_at: '2026-07-18T22:42:00Z',
  read_at: null,
  archived_at: null,
  replies: [],
  stay: null,
  reply: { whatsapp_url: null, email_url: 'mailto:a@b.co', in_place: true },
}
const review = {
  id: 'r1',
  author_name: 'Camila Reis',
  rating: 3,
  text: 'O chuveiro demorou.',
  photos: [],
  reply: null,
  created_at: '2026-07-16T22:42:00Z',
  edited_at: null,
  may: { reply: true },
} as unknown as ReceivedReview
const lead: PropertyLead = {
  id: 'l1',
  property: { id: 'p1', title: 'Casa com varanda', code: 'PC-1' },
  name: 'Rosa Pinheiro',
  email: null,
  phone: '91988887777',
  message: 'Quero visitar no sábado.',
  created_at: '2026-07-18T22:42:00Z',
  read_at: null,
  kept_until: '2027-07-18T22:42:00Z',
}
const inbox = (messages: InboxMessage[], mayReply = true) =>
  ok({ messages, next_cursor: null, unread: messages.length, may: { reply: mayReply } })
const received = (reviews: ReceivedReview[]) =>
  ok({ reviews, next_cursor: null, unanswered: reviews.length, waiting: 0, stars: [0, 0, 1, 0, 0] })
const templates = () => ok({ templates: [] })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const openHome = (of: MyEstablishment = listing()) =>
  renderAs(signedIn(), <BusinessHome name="Helena" listing={of} own={null} aside={null} />)
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the home of an owner', () => {
  // spec: 620
  it('begins with the orders that wait, which are answered on the board', async () => {
    const putBack = switchCapabilities(true, ['delivery'])
    fakeApi({
      [MESSAGES]: () => inbox([]),
      [REVIEWS]: () => received([]),
      [`GET ${PLACE}/ordering`]: () => ok(anOrdering()),
      [`GET ${PLACE}/orders/board`]: () =>
        ok({
          orders: [anOrder(), anOrder({ id: 'b' })],
          returns: [],
          today: {},
          now: '2026-07-18T22:42:00Z',
        }),
    })
    openHome()
    expect(await title('2 coisas esperam por você')).toBeDefined()
    expect(screen.getByRole('heading', { name: '2 pedidos esperam resposta' })).toBeDefined()
    const link = screen.getByRole('link', { name: 'Abrir o quadro' })
    expect(link.getAttribute('href')).toBe('/dash-espadarte?aba=pedidos&negocio=a1')
    putBack()
  })

  // spec: 711
  it('has goods that somebody wants to send back, until the shop has answered', async () => {
    const putBack = switchCapabilities(true, ['shop'])
    const returns = [aReturn(), aReturn({ id: 'b' }, 'answered')]
    fakeApi({
      [MESSAGES]: () => inbox([]),
      [REVIEWS]: () => received([]),
      [`GET ${PLACE}/ordering`]: () => ok(anOrdering({ is_shop_on: true })),
      [`GET ${PLACE}/orders/board`]: () =>
        ok({ orders: [], returns, today: {}, now: '2026-07-18T22:42:00Z' }),
    })
    openHome()
    expect(await title('1 coisa espera por você')).toBeDefined()
    expect(screen.getByRole('heading', { name: '1 devolução espera sua resposta' })).toBeDefined()
    const link = screen.getByRole('link', { name: 'Responder no quadro' })
    expect(link.getAttribute('href')).toBe('/dash-espadarte?aba=pedidos&negocio=a1')
    putBack()
  })

  // spec: 650
  it('has a request for nights with its deadline, and is said yes to where it stands', async () => {
    const putBack = switchCapabilities(true, ['lodging'])
    let requests = [aRequest()]
    const ACCEPT = `POST ${PLACE}/stays/${aRequest().id}/accept`
    const api = fakeApi({
      [MESSAGES]: () => inbox([]),
      [REVIEWS]: () => received([]),
      [`GET ${PLACE}/lodging-calendar`]: () => ok(aCalendar({ requests })),
      [ACCEPT]: () => {
        requests = []
        return ok(aRequest())
      },
    })
    openHome(listing({ is_lodging: true }))
    expect(await title('1 coisa espera por você')).toBeDefined()
    const yes = await screen.findByRole('button', { name: /^Aceitar por R\$\s580,00/ })
    expect(screen.getByText(/para responder$/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Recusar…' })).toBeDefined()
    await userEvent.click(yes)
    await title('Nada espera por você agora')
    expect(api.sent(ACCEPT)).toMatchObject([{ version: 1, total_cents: 58_000 }])
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    putBack()
  })

  // spec: 650
  it('has who asked about a property, until somebody answers', async () => {
    const putBack = switchCapabilities(true, ['properties'])
    let leads = [lead]
    const LEADS = `GET ${PLACE}/property-leads?unread=1`
    const MARK = `PUT ${PLACE}/property-leads/l1/read`
    const api = fakeApi({
      [MESSAGES]: () => inbox([]),
      [REVIEWS]: () => received([]),
      [LEADS]: () => ok({ leads, next_cursor: null, unread: leads.length }),
      [MARK]: () => {
        leads = []
        return ok(lead)
      },
    })
    openHome(listing({ modules: ['real_estate'] }))
    expect(await title('1 coisa espera por você')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'Rosa Pinheiro' })).toBeDefined()
    const chat = screen.getByRole('link', { name: 'Responder no WhatsApp' })
    expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5591988887777/)
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como respondido' }))
    await title('Nada espera por você agora')
    expect(api.sent(MARK)).toEqual([{ read: true }])
    putBack()
  })

  // spec: 362
  it('says how many things wait, and answers a message where it stands', async () => {
    let messages = [message]
    const REPLY = `POST ${PLACE}/messages/m1/replies`
    const api = fakeApi({
      [MESSAGES]: () => inbox(messages),
      [REVIEWS]: () => received([review]),
      [TEMPLATES]: templates,
      [REPLY]: () => {
        messages = []
        return { status: 201, body: message }
      },
    })
    openHome()
    await title('2 coisas esperam por você')
    expect(screen.getByText('“Tem mesa para 8 hoje?”')).toBeDefined()
    await userEvent.type(screen.getByLabelText(/^Sua resposta para Luciana/), 'Temos, sim!')
    await userEvent.click(screen.getByRole('button', { name: 'Responder, Luciana Tavares' }))
    await title('1 coisa espera por você')
    expect(api.sent(REPLY)).toMatchObject([{ text: 'Temos, sim!', seen_replies: 0 }])
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  it('answers a review where it stands, saying which answer it replaces', async () => {
    const REPLY = 'PUT /api/v1/reviews/r1/reply'
    const reply = { text: 'Vamos ver.', replied_at: '2026-07-18T22:42:00Z' }
    const api = fakeApi({
      [MESSAGES]: () => inbox([]),
      [REVIEWS]: () => received([review]),
      [TEMPLATES]: templates,
      [REPLY]: () => ok({ ...review, reply }),
    })
    openHome()
    await userEvent.click(
      await screen.findByRole('button', { name: 'Responder avaliação, Camila Reis' }),
    )
    await userEvent.type(screen.getByLabelText('Sua resposta'), 'Vamos ver.')
    await userEvent.click(screen.getByRole('button', { name: 'Publicar resposta' }))
    await title('Nada espera por você agora')
    expect(api.sent(REPLY)).toEqual([{ text: 'Vamos ver.', replaces: null }])
  })

  it('shows staff the words, not the box, and nothing of the reviews', async () => {
    const api = fakeApi({ [MESSAGES]: () => inbox([message], false) })
    openHome(listing({ role: 'staff', may: { read_messages: true, reply: false, edit: false } }))
    expect(await screen.findByText('“Tem mesa para 8 hoje?”')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: /^Abrir a conversa/ }).getAttribute('href')).toBe(
      '/dash-espadarte?aba=mensagens&negocio=a1&mensagem=m1',
    )
    expect(api.sent(REVIEWS)).toEqual([])
  })

  it('says that all is answered, and greets who has yet to publish', async () => {
    fakeApi({ [MESSAGES]: () => inbox([]), [REVIEWS]: () => received([]) })
    openHome()
    expect(await screen.findByText('Tudo respondido')).toBeDefined()
    cleanup()
    openHome(listing({ status: 'draft' }))
    expect(await screen.findByRole('heading', { level: 1, name: /, Helena$/ })).toBeDefined()
    expect(screen.queryByText('Tudo respondido')).toBeNull()
  })

  it('says that it could not look, and looks again', async () => {
    let answers = false
    fakeApi({
      [MESSAGES]: () => (answers ? inbox([message]) : refused(422, 'x')),
      [REVIEWS]: () => received([]),
      [TEMPLATES]: templates,
    })
    openHome()
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
    answers = true
    await userEvent.click(retry)
    await title('1 coisa espera por você')
  })
})

describe('the trial', () => {
  const TRIAL = 'GET /api/v1/subscriptions/trial'
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 1000).toISOString()

  // spec: 364
  it('says how many days are left, what comes after and where to go on', async () => {
    const trial = {
      plan: 'atalaia',
      ends_at: inDays(6),
      cycle: 'year',
      month_cents: 4990,
      year_cents: 49900,
    }
    fakeApi({ [TRIAL]: () => ok({ trial }) })
    renderAs(signedIn(), <TrialPanel />)
    const panel = await screen.findByRole('complementary', { name: 'Teste grátis' })
    expect(panel.textContent).toMatch(/6 dias de teste · R\$\s499,00\/ano depois/)
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/checkout-planos?plano=atalaia&ciclo=anual',
    )
  })

  it('is not there for who is in none', async () => {
    const api = fakeApi({ [TRIAL]: () => ok({ trial: null }) })
    renderAs(signedIn(), <TrialPanel />)
    await waitFor(() => expect(api.sent(TRIAL)).toHaveLength(1))
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})
