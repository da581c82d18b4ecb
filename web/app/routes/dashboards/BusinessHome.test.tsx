// @vitest-environment jsdom
import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import type { InboxCounts } from '@portal/contract/guide/inbox/inbox-kinds'
import type { InboxMessage } from '@portal/contract/guide/messages/inbox'
import type { ReceivedReview } from '@portal/contract/guide/reviews/received-review'
import type { InboxItem } from '@portal/contract/portal/workplace/business-inbox'
import type { PropertyLead } from '@portal/contract/properties/properties/property-lead'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aRequest } from '~/features/lodging/lodging-calendar/calendar.testing.ts'
import { TrialPanel } from '~/features/portal/dashboards/TrialPanel.tsx'
import { anOrder, aReturn } from '~/features/storefront/order-board/orders.testing.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { BusinessHome } from './BusinessHome.tsx'
import { BusinessInbox } from './BusinessInbox.tsx'

const PLACE = '/api/v1/my/establishments/a1'
const INBOX = `GET ${PLACE}/inbox`
const COUNTS = 'GET /api/v1/my/inbox-counts'
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
  answered_at: null,
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
  stage: 'new',
  notes: [],
  kept_until: '2027-07-18T22:42:00Z',
}
const at = { since: '2026-07-18T22:42:00Z', due_at: '2026-07-19T22:42:00Z' }
const messageItem = { ...at, id: 'm1', kind: 'message', urgency: 'person', message } as const
const reviewItem = { ...at, id: 'r1', kind: 'review', urgency: 'public', review } as const
const leadItem = { ...at, id: 'l1', kind: 'lead', urgency: 'person', lead } as const
const stayItem = () =>
  ({ ...at, id: aRequest().id, kind: 'stay', urgency: 'clock', stay: aRequest() }) as const
const orderItem = (id: string) =>
  ({ ...at, id, kind: 'order', urgency: 'clock', order: anOrder({ id }) }) as const
const returnItem = () =>
  ({ ...at, id: aReturn().id, kind: 'return', urgency: 'clock', order: aReturn() }) as const
/** What waits, as list and badges tell of it. */
function waits(items: () => readonly InboxItem[]) {
  return {
    [INBOX]: () => ok({ items: items(), next_cursor: null }),
    [COUNTS]: () => {
      const counts: InboxCounts = {}
      for (const { kind } of items()) counts[kind] = (counts[kind] ?? 0) + 1
      return ok(items().length > 0 ? [{ establishment_id: 'a1', counts }] : [])
    },
    [TEMPLATES]: () => ok({ templates: [] }),
  }
}

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
    fakeApi(waits(() => [orderItem('a'), orderItem('b')]))
    openHome()
    expect(await title('2 coisas esperam por você')).toBeDefined()
    expect(screen.getByRole('heading', { name: '2 pedidos esperam resposta' })).toBeDefined()
    const link = screen.getByRole('link', { name: 'Abrir o quadro' })
    expect(link.getAttribute('href')).toBe('/dash-espadarte?aba=pedidos&negocio=a1')
  })

  // spec: 711
  it('has goods that somebody wants to send back, answered where they stand', async () => {
    fakeApi(waits(() => [returnItem()]))
    openHome()
    expect(await title('1 coisa espera por você')).toBeDefined()
    expect(await screen.findByRole('button', { name: /^Responder/ })).toBeDefined()
  })

  // spec: 650
  it('has a request for nights with its deadline, and is said yes to where it stands', async () => {
    let items = [stayItem()]
    const ACCEPT = `POST ${PLACE}/stays/${aRequest().id}/accept`
    const api = fakeApi({
      ...waits(() => items),
      [ACCEPT]: () => {
        items = []
        return ok(aRequest())
      },
    })
    openHome()
    expect(await title('1 coisa espera por você')).toBeDefined()
    const yes = await screen.findByRole('button', { name: /^Aceitar por R\$\s580,00/ })
    expect(screen.getByText(/para responder$/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Recusar…' })).toBeDefined()
    await userEvent.click(yes)
    await title('Nada espera por você agora')
    expect(api.sent(ACCEPT)).toMatchObject([{ version: 1, total_cents: 58_000 }])
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  // spec: 650
  it('has who asked about a property, until somebody answers', async () => {
    let items = [leadItem]
    const MARK = `PUT ${PLACE}/property-leads/l1/stage`
    const api = fakeApi({
      ...waits(() => items),
      [MARK]: () => {
        items = []
        return ok(lead)
      },
    })
    openHome()
    expect(await title('1 coisa espera por você')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'Rosa Pinheiro' })).toBeDefined()
    const chat = screen.getByRole('link', { name: 'Responder no WhatsApp' })
    expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5591988887777/)
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como respondido' }))
    await title('Nada espera por você agora')
    expect(api.sent(MARK)).toEqual([{ stage: 'talking' }])
  })

  // spec: 362
  it('says how many things wait, and answers a message where it stands', async () => {
    let items: InboxItem[] = [messageItem, reviewItem]
    const REPLY = `POST ${PLACE}/messages/m1/replies`
    const api = fakeApi({
      ...waits(() => items),
      [REPLY]: () => {
        items = [reviewItem]
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

  // spec: 782
  it('lets somebody say that a message was answered by telephone', async () => {
    let items: InboxItem[] = [messageItem]
    const SETTLE = `PUT ${PLACE}/messages/m1/answered`
    const api = fakeApi({
      ...waits(() => items),
      [SETTLE]: () => {
        items = []
        return ok({ ...message, answered_at: at.since })
      },
    })
    openHome()
    await userEvent.click(await screen.findByRole('button', { name: 'Já respondi' }))
    await title('Nada espera por você agora')
    expect(api.sent(SETTLE)).toEqual([{ answered: true }])
  })

  it('answers a review where it stands, saying which answer it replaces', async () => {
    let items: InboxItem[] = [reviewItem]
    const REPLY = 'PUT /api/v1/reviews/r1/reply'
    const reply = { text: 'Vamos ver.', replied_at: '2026-07-18T22:42:00Z' }
    const api = fakeApi({
      ...waits(() => items),
      [REPLY]: () => {
        items = []
        return ok({ ...review, reply })
      },
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

  it('shows the five most urgent and leads to the rest', async () => {
    const items = Array.from({ length: 7 }, (_, index) => ({ ...reviewItem, id: `r${index}` }))
    fakeApi(waits(() => items))
    openHome()
    await title('7 coisas esperam por você')
    expect(screen.getAllByRole('button', { name: /^Responder avaliação/ })).toHaveLength(5)
    const rest = screen.getByRole('link', { name: 'Ver tudo o que espera, 7 ao todo' })
    expect(rest.getAttribute('href')).toBe('/dash-espadarte?aba=conversas&negocio=a1')
  })

  it('says that all is answered, and greets who has yet to publish', async () => {
    fakeApi(waits(() => []))
    openHome()
    expect(await screen.findByText('Tudo respondido')).toBeDefined()
    cleanup()
    openHome(listing({ status: 'draft' }))
    expect(await screen.findByRole('heading', { level: 1, name: /, Helena$/ })).toBeDefined()
    expect(screen.queryByText('Tudo respondido')).toBeNull()
  })

  it('says that it could not look, and looks again', async () => {
    let answers = false
    const page = { items: [messageItem], next_cursor: null }
    fakeApi({
      ...waits(() => [messageItem]),
      [INBOX]: () => (answers ? ok(page) : refused(422, 'x')),
    })
    openHome()
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
    answers = true
    await userEvent.click(retry)
    await title('1 coisa espera por você')
  })
})

describe('the inbox of a business', () => {
  const openInbox = (path = '/dash-espadarte?aba=conversas&negocio=a1') =>
    renderAs(signedIn(), <BusinessInbox listing={listing()} />, path)
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'O que espera resposta' })).getAllByRole(
      'link',
      {
        name: /^(Luciana|Rosa|Camila)/,
      },
    )

  // spec: 780
  it('lists everything that waits, the first one open to be answered', async () => {
    fakeApi(waits(() => [messageItem, leadItem, reviewItem]))
    openInbox()
    expect(await screen.findByRole('heading', { name: '3 esperam resposta' })).toBeDefined()
    const [first, second] = await rows()
    expect(first?.textContent).toMatch(/Luciana Tavares.*Mensagem.*Tem mesa para 8 hoje\?/)
    expect(first?.getAttribute('aria-current')).toBe('true')
    expect(screen.getByLabelText(/^Sua resposta para Luciana/)).toBeDefined()
    await userEvent.click(second as HTMLElement)
    expect(await screen.findByRole('heading', { name: 'Rosa Pinheiro' })).toBeDefined()
    expect(screen.queryByLabelText(/^Sua resposta para Luciana/)).toBeNull()
  })

  it('is narrowed to a kind, as its address says', async () => {
    const api = fakeApi({
      ...waits(() => [messageItem, reviewItem]),
      [`${INBOX}?kind=review`]: () => ok({ items: [reviewItem], next_cursor: null }),
    })
    openInbox()
    await userEvent.click(await screen.findByRole('button', { name: /^Avaliações/ }))
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(api.sent(`${INBOX}?kind=review`)).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: /^Tudo/ }))
    await waitFor(async () => expect(await rows()).toHaveLength(2))
  })

  it('says so when nothing waits, and leads to what was answered', async () => {
    fakeApi(waits(() => []))
    openInbox()
    expect(await screen.findByRole('heading', { name: 'Tudo respondido' })).toBeDefined()
    const all = screen.getByRole('link', { name: /^Todas as mensagens/ })
    expect(all.getAttribute('href')).toBe('/dash-espadarte?aba=mensagens&negocio=a1')
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
