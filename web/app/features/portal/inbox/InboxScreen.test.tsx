// @vitest-environment jsdom
import type { InboxMessage } from '@portal/contract/guide/messages/inbox'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { InboxScreen } from './InboxScreen.tsx'
import { withMessage } from './use-mark-messages.ts'

const place = { id: 'a1', slug: 'mare-cheia', status: 'published' as const }
const message = (changes: Partial<InboxMessage> = {}): InboxMessage => ({
  id: 'm1',
  name: 'Luciana Tavares',
  email: 'luciana@exemplo.test',
  phone: '91988887777',
  subject: 'Contato para Maré Cheia',
  message: 'Tem mesa para 8 hoje?',
  created_at: '2026-07-18T22:42:00Z',
  read_at: null,
  answered_at: null,
  archived_at: null,
  replies: [],
  stay: null,
  reply: {
    in_place: true,
    whatsapp_url: 'https://wa.me/5591988887777?text=Oi',
    email_url: 'mailto:luciana@exemplo.test?subject=Re',
  },
  ...changes,
})
const LIST = 'GET /api/v1/my/establishments/a1/messages'
const READ = 'PUT /api/v1/my/establishments/a1/messages/m1/read'
const page = (messages: InboxMessage[], unread: number, next_cursor: string | null = null) =>
  ok({ messages, unread, next_cursor, may: { reply: true } })
const readNow = () => ok(message({ read_at: '2026-07-18T23:00:00Z' }))

let heard: ToastMessage[]
let stopListening: () => void
beforeEach(() => {
  heard = []
  stopListening = receiveToasts((toast) => heard.push(toast))
})
afterEach(() => {
  cleanup()
  stopListening()
  vi.unstubAllGlobals()
})
const openScreen = (search = '') =>
  renderAs(signedIn(), <InboxScreen establishment={place} />, `/dash-espadarte?aba=x${search}`)

describe('the inbox of a place', () => {
  it('lists what came, with what is new said in words', async () => {
    fakeApi({
      [LIST]: () => page([message(), message({ id: 'm2', name: 'Ana', read_at: 'x' })], 1),
    })
    openScreen()
    expect(await screen.findByRole('link', { name: /^Mensagem nova de Luciana Tavares/ }))
    expect(screen.getByRole('link', { name: /^Mensagem de Ana/ })).toBeDefined()
    expect(screen.getByText('1 mensagem nova')).toBeDefined()
  })

  it('marks a message as read when it is opened, once, and offers ways to answer', async () => {
    const api = fakeApi({ [LIST]: () => page([message()], 1), [READ]: readNow })
    openScreen()
    await userEvent.click(await screen.findByRole('link', { name: /Luciana/ }))
    await waitFor(() => expect(screen.getByText('Nenhuma mensagem nova')).toBeDefined())
    expect(api.sent(READ)).toEqual([{ read: true }])
    const links = screen.getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        'https://wa.me/5591988887777?text=Oi',
        'mailto:luciana@exemplo.test?subject=Re',
      ]),
    )
    expect(document.activeElement?.textContent).toBe('Luciana Tavares')
  })

  it('copies the phone as people write it', async () => {
    const user = userEvent.setup()
    fakeApi({ [LIST]: () => page([message({ read_at: 'x' })], 0) })
    openScreen('&mensagem=m1')
    await user.click(await screen.findByRole('button', { name: 'Copiar o telefone' }))
    await waitFor(() => expect(heard[0]?.title).toBe('Telefone copiado'))
    expect(await navigator.clipboard.readText()).toBe('(91) 98888-7777')
  })

  it('offers only e-mail where there is no phone', async () => {
    const reply = { whatsapp_url: null, email_url: 'mailto:a@b.co', in_place: true }
    fakeApi({ [LIST]: () => page([message({ phone: null, reply, read_at: 'x' })], 0) })
    openScreen('&mensagem=m1')
    expect(await screen.findByRole('link', { name: 'Responder por e-mail' })).toBeDefined()
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
  })

  it('makes a message new again and closes it, with the focus back in the list', async () => {
    let read = true
    fakeApi({
      [LIST]: () => page([message({ read_at: 'x' })], 0),
      [READ]: (body) => {
        read = (body as { read: boolean }).read
        return ok(message({ read_at: read ? 'x' : null }))
      },
    })
    openScreen('&mensagem=m1')
    await userEvent.click(await screen.findByRole('button', { name: 'Marcar como não lida' }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(read).toBe(false)
    expect(document.activeElement?.getAttribute('data-message')).toBe('m1')
  })

  // spec: 365
  it('is answered in place, with a saved answer put in by one press', async () => {
    const REPLY = 'POST /api/v1/my/establishments/a1/messages/m1/replies'
    const templates = [{ id: 't1', name: 'Tem vaga', text: 'Temos, sim.' }]
    let replies: InboxMessage['replies'] = []
    const api = fakeApi({
      [LIST]: () => page([message({ read_at: 'x', replies })], 0),
      'GET /api/v1/my/establishments/a1/reply-templates': () => ok({ templates }),
      [REPLY]: (body) => {
        const { text } = body as { text: string }
        replies = [{ id: 'r1', text, created_at: '2026-07-18T23:00:00Z', replied_by: 'Marta' }]
        return { status: 201, body: message({ replies }) }
      },
    })
    openScreen('&mensagem=m1')
    await userEvent.click(await screen.findByRole('button', { name: 'Tem vaga' }))
    await userEvent.click(screen.getByRole('button', { name: 'Responder, Luciana Tavares' }))
    expect(await screen.findByText(/^Respondido por Marta/)).toBeDefined()
    expect(api.sent(REPLY)).toMatchObject([{ text: 'Temos, sim.', seen_replies: 0 }])
    expect(heard[0]?.title).toBe('Resposta enviada para Luciana Tavares')
  })

  it('has a few answers to begin with, until the place keeps its own', async () => {
    fakeApi({
      [LIST]: () => page([message({ read_at: 'x' })], 0),
      'GET /api/v1/my/establishments/a1/reply-templates': () => ok({ templates: [] }),
    })
    openScreen('&mensagem=m1')
    await userEvent.click(await screen.findByRole('button', { name: 'Sim, temos' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Sua resposta/).value).toMatch(/^Olá! Temos/)
  })

  it('keeps what is being written as a saved answer, without sending it', async () => {
    const TEMPLATES = '/api/v1/my/establishments/a1/reply-templates'
    const kept = { id: 't1', name: 'Tem vaga', text: 'Temos, sim.' }
    const api = fakeApi({
      [LIST]: () => page([message({ read_at: 'x' })], 0),
      [`GET ${TEMPLATES}`]: () => ok({ templates: [] }),
      [`POST ${TEMPLATES}`]: () => ({ status: 201, body: { templates: [kept] } }),
    })
    openScreen('&mensagem=m1')
    await userEvent.type(await screen.findByLabelText(/^Sua resposta para/), 'Temos, sim.')
    await userEvent.click(screen.getByRole('button', { name: 'Modelos' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar como modelo' }))
    await userEvent.type(screen.getByLabelText('Nome do modelo'), 'Tem vaga')
    await userEvent.click(screen.getByRole('button', { name: 'Guardar modelo' }))
    await waitFor(() => expect(heard[0]?.title).toBe('Modelo guardado'))
    expect(api.sent(`POST ${TEMPLATES}`)).toEqual([{ name: 'Tem vaga', text: 'Temos, sim.' }])
    expect(api.sent('POST /api/v1/my/establishments/a1/messages/m1/replies')).toEqual([])
  })

  it('keeps what was written when a colleague answered meanwhile, and shows their words', async () => {
    let replies: InboxMessage['replies'] = []
    fakeApi({
      [LIST]: () => page([message({ read_at: 'x', replies })], 0),
      'POST /api/v1/my/establishments/a1/messages/m1/replies': () => {
        replies = [
          { id: 'r1', text: 'Já disse', created_at: '2026-07-18T23:00:00Z', replied_by: null },
        ]
        return refused(409, 'contact-message.answered', 'Outra pessoa respondeu.')
      },
    })
    openScreen('&mensagem=m1')
    const box = await screen.findByLabelText<HTMLTextAreaElement>(/^Sua resposta para/)
    await userEvent.type(box, 'Temos')
    await userEvent.click(screen.getByRole('button', { name: 'Responder, Luciana Tavares' }))
    expect(await screen.findByText('Já disse')).toBeDefined()
    expect(box.value).toBe('Temos')
    expect(heard[0]?.description).toBe('Outra pessoa respondeu.')
  })

  it('puts a conversation away and closes it', async () => {
    const ARCHIVE = 'PUT /api/v1/my/establishments/a1/messages/m1/archived'
    const api = fakeApi({
      [LIST]: () => page([message({ read_at: 'x' })], 0),
      [ARCHIVE]: () => ok({ changed: 1 }),
    })
    openScreen('&mensagem=m1')
    await userEvent.click(await screen.findByRole('button', { name: 'Arquivar conversa' }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(api.sent(ARCHIVE)).toEqual([{ archived: true }])
  })

  it('marks everything as read', async () => {
    let unread = 2
    fakeApi({
      [LIST]: () => page([message()], unread),
      'POST /api/v1/my/establishments/a1/messages/read': () => {
        unread = 0
        return ok({ marked: 2 })
      },
    })
    openScreen()
    await userEvent.click(await screen.findByRole('button', { name: 'Marcar todas como lidas' }))
    await waitFor(() => expect(screen.getByText('Nenhuma mensagem nova')).toBeDefined())
    expect(heard[0]?.title).toBe('2 mensagens marcadas como lidas')
  })

  it('says what to expect while nobody has written, and that all is read', async () => {
    fakeApi({ [LIST]: () => page([], 0), [`${LIST}?unread=1`]: () => page([], 0) })
    openScreen()
    expect(await screen.findByText('Nenhuma mensagem ainda')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver minha página' }).getAttribute('href')).toBe(
      '/guia/mare-cheia',
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Não lidas' }))
    expect(await screen.findByText('Tudo lido')).toBeDefined()
  })

  it('leads to the next page and keeps the room in the address', async () => {
    fakeApi({ [LIST]: () => page([message()], 1, 'abc') })
    openScreen()
    const next = await screen.findByRole('link', { name: 'Próxima' })
    expect(next.getAttribute('href')).toBe('/dash-espadarte?aba=x&cursor=abc')
  })

  it.each([
    [401, 'Sua sessão terminou'],
    [403, 'Você não tem acesso a esta parte'],
    [404, 'Você não tem acesso a esta parte'],
  ])('says why nothing can be read (%s)', async (status, title) => {
    fakeApi({ [LIST]: () => refused(status, 'x') })
    openScreen()
    expect(await screen.findByText(title)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  })

  it('offers to try again when the portal does not answer', async () => {
    let answers = false
    fakeApi({ [LIST]: () => (answers ? page([message()], 1) : refused(422, 'x', 'Não agora.')) })
    openScreen()
    const alert = within(await screen.findByRole('alert'))
    answers = true
    await userEvent.click(alert.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('link', { name: /Luciana/ })).toBeDefined()
  })
})

it('counts one less for each message that was new', () => {
  const before = { messages: [message()], next_cursor: null, unread: 3, may: { reply: true } }
  const read = message({ read_at: 'x' })
  expect(withMessage(before, read)).toMatchObject({ unread: 2, messages: [{ read_at: 'x' }] })
  expect(withMessage(withMessage(before, read), read).unread).toBe(2)
})
