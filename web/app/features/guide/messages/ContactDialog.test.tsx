// @vitest-environment jsdom
import type { SessionUser } from '@portal/contract/people/accounts/session'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { type Auth, AuthContext, type ContactModalData } from '~/platform/session/auth-context.ts'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { ContactDialog } from './ContactDialog.tsx'

const contact: ContactModalData = {
  establishmentName: 'Barraca Maré Mansa',
  establishmentId: '0197f2f0-0000-7000-8000-0000000000e1',
}
const user: SessionUser = {
  id: '0197f2f0-0000-7000-8000-000000000001',
  email: 'ana@example.com',
  email_verified: true,
  is_proved: true,
  identities: [],
  factors: [],
  user_metadata: { full_name: 'Ana', avatar_url: null },
}

let heard: ToastMessage[]
let stopListening: () => void
beforeEach(() => {
  heard = []
  stopListening = receiveToasts((message) => heard.push(message))
})
afterEach(() => {
  stopListening()
  cleanup()
  vi.unstubAllGlobals()
})

/** A page with a button per establishment, and the dialog as the shell places it. */
function Stage({ who, choices }: { who: Partial<Auth>; choices: ContactModalData[] }) {
  const [contactModal, setContactModal] = useState<ContactModalData | null>(null)
  const auth = {
    user: null,
    session: null,
    isLoading: false,
    contactModal,
    showContactModal: setContactModal,
    hideContactModal: () => setContactModal(null),
    ...who,
  } as unknown as Auth
  return (
    <AuthContext value={auth}>
      {choices.map((choice) => (
        <button
          key={choice.establishmentId}
          type="button"
          onClick={() => auth.showContactModal(choice)}
        >
          {`Contatar ${choice.establishmentName}`}
        </button>
      ))}
      <ContactDialog />
    </AuthContext>
  )
}

function stage(who: Partial<Auth>, choices = [contact]) {
  const queryClient = createQueryClient()
  const router = createMemoryRouter([{ path: '*', element: <Stage {...{ who, choices }} /> }], {
    initialEntries: ['/guia/mare-mansa?aba=contato'],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

async function open(establishment = contact.establishmentName) {
  await userEvent.click(screen.getByRole('button', { name: `Contatar ${establishment}` }))
  const dialog = await screen.findByRole('dialog', { name: `Falar com ${establishment}` })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
}

type Body = { message: string; subject: string; idempotency_key: string }

function fakeApi(answers: (() => Response | Promise<Response>)[]) {
  const sent: Body[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    expect(`${init.method} ${url}`).toBe('POST /api/v1/contact-messages')
    sent.push(JSON.parse(String(init.body)))
    return (answers.shift() ?? (() => Response.json({ id: user.id }, { status: 201 })))()
  })
  return sent
}
const refusal = () =>
  Response.json({ code: 'http.429', detail: 'Você tentou muitas vezes.' }, { status: 429 })

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Sua mensagem')
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar mensagem' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the contact dialog of a visitor', () => {
  // spec: 79, 196
  it('offers to sign in or to create an account, and to come back here', async () => {
    const router = stage({})
    await open()
    expect(screen.queryByLabelText('Sua mensagem')).toBeNull()
    const link = (name: string) => screen.getByRole('link', { name })
    expect(link('Criar conta').getAttribute('href')).toBe('/auth/register')
    expect(link('Fazer login').getAttribute('href')).toBe('/auth/login')
    await userEvent.click(link('Fazer login'))
    expect(router.state.location.pathname).toBe('/auth/login')
    expect(router.state.location.state).toEqual({ from: '/guia/mare-mansa?aba=contato' })
    await isClosed()
  })

  it('waits until it is known who asks', async () => {
    stage({ isLoading: true })
    await open()
    expect(screen.getByRole('status').textContent).toBe('Só um instante…')
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('the contact dialog of a signed-in person', () => {
  // spec: 183
  it('sends nothing while the message is blank', async () => {
    const sent = fakeApi([])
    stage({ user })
    await open()
    expect(send().disabled).toBe(true)
    await userEvent.type(box(), '  \n ')
    expect(send().disabled).toBe(true)
    await userEvent.type(box(), 'Oi')
    expect(send().disabled).toBe(false)
    expect(sent).toEqual([])
  })

  // spec: 80, 184, 242
  it('sends the message once, says so and closes', async () => {
    const answer = Promise.withResolvers<Response>()
    const sent = fakeApi([() => answer.promise])
    stage({ user })
    await open()
    await userEvent.type(box(), ' Tem mesa hoje? ')
    await userEvent.click(send())
    const pending = screen.getByRole<HTMLButtonElement>('button', { name: 'Enviando…' })
    expect(pending.disabled).toBe(true)
    await userEvent.click(pending)
    answer.resolve(Response.json({ id: user.id }, { status: 201 }))
    await isClosed()
    expect(sent).toEqual([
      {
        establishment_id: '0197f2f0-0000-7000-8000-0000000000e1',
        subject: 'Contato para Barraca Maré Mansa',
        message: 'Tem mesa hoje?',
        idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ])
    expect(heard).toEqual([
      { title: 'Sucesso!', description: 'Sua mensagem foi enviada.', variant: 'success' },
    ])
    await open()
    expect(box().value).toBe('')
  })

  // spec: 242
  it('uses the subject and the words of success it was given', async () => {
    const sent = fakeApi([])
    stage({ user }, [{ ...contact, subject: 'Reserva', successMessage: 'Pedido enviado.' }])
    await open()
    await userEvent.type(box(), 'Mesa para dois')
    await userEvent.click(send())
    await isClosed()
    expect(sent[0]?.subject).toBe('Reserva')
    expect(heard[0]?.description).toBe('Pedido enviado.')
  })

  // spec: 241
  it('keeps the words after a failure, and the same words keep their key', async () => {
    const sent = fakeApi([refusal, refusal])
    stage({ user })
    await open()
    await userEvent.type(box(), 'Tem mesa?')
    await userEvent.click(send())
    await waitFor(() => expect(heard).toHaveLength(1))
    expect(heard[0]).toEqual({
      title: 'Erro ao enviar',
      description: 'Não foi possível enviar sua mensagem. Tente novamente mais tarde.',
      variant: 'destructive',
    })
    expect(box().value).toBe('Tem mesa?')
    expect(document.activeElement).toBe(box())
    await userEvent.click(send())
    await waitFor(() => expect(heard).toHaveLength(2))
    await userEvent.type(box(), ' Para dois.')
    await userEvent.click(send())
    await isClosed()
    const [first, second, third] = sent.map((body) => body.idempotency_key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('keeps a draft that was closed by mistake, for its establishment only', async () => {
    const other = {
      establishmentName: 'Pousada do Farol',
      establishmentId: '0197f2f0-0000-7000-8000-0000000000e2',
    }
    stage({ user }, [contact, other])
    await open()
    await userEvent.type(box(), 'Tem mesa?')
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await open()
    expect(box().value).toBe('Tem mesa?')
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await open(other.establishmentName)
    expect(box().value).toBe('')
  })
})
