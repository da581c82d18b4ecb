// @vitest-environment jsdom
import type { ManagedCoverage } from '@portal/contract/newsroom/coverage-requests/coverage-board'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { CareForm } from './CareForm.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { NoteForm } from './NoteForm.tsx'

const request: ManagedCoverage = {
  id: '0197f2f0-0000-7000-8000-0000000000c1',
  event_name: 'Festival da Maré',
  event_on: '2026-12-01',
  event_at: null,
  place: 'Orla',
  kinds: ['photo'],
  contact_name: 'Marlene',
  status: 'scheduled',
  assignee: null,
  due_on: null,
  has_news: false,
  created_at: '2026-11-01T12:00:00Z',
  version: 4,
  audience: null,
  budget: null,
  notes: '',
  email: 'marlene@exemplo.test',
  whatsapp: null,
  refusal_reason: null,
  published_url: null,
  history: [],
}
const PATH = `/api/v1/admin/coverage-requests/${request.id}`
const rosa = { id: '0197f2f0-0000-7000-8000-0000000000a1', name: 'Rosa' }

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
const show = (element: React.ReactNode) =>
  renderAs(signedIn({ planType: 'admin' }), element, '/admin/coberturas')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('asks for the address of what was published before a request is done', async () => {
  const api = fakeApi({ [`POST ${PATH}/move`]: () => ok({ ...request, status: 'done' }) })
  const close = vi.fn()
  show(<MoveDialog card={request} status="done" onClose={close} />)
  await press('Marcar como realizado')
  expect(await screen.findByText('Cole o endereço completo, com https://.')).toBeDefined()
  const address = screen.getByLabelText('Endereço do que foi publicado')
  expect(document.activeElement).toBe(address)
  expect(api.sent(`POST ${PATH}/move`)).toEqual([])

  await userEvent.type(address, 'https://portal.exemplo.com.br/festival')
  await press('Marcar como realizado')
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(api.sent(`POST ${PATH}/move`)).toEqual([
    {
      version: 4,
      status: 'done',
      message: '',
      published_url: 'https://portal.exemplo.com.br/festival',
    },
  ])
  await waitFor(() => expect(heard[0]?.title).toBe('Festival da Maré: realizado'))
})

it('keeps the window with its text when somebody else was first', async () => {
  fakeApi({ [`POST ${PATH}/move`]: () => refused(409, 'stale', 'O pedido mudou.') })
  const close = vi.fn()
  show(<MoveDialog card={request} status="analysis" onClose={close} />)
  const message = screen.getByLabelText<HTMLTextAreaElement>(/^Recado para quem pediu/)
  await userEvent.type(message, 'Vamos ler.')
  await press('Colocar em análise')
  await waitFor(() =>
    expect(heard).toEqual([
      {
        title: 'Alguém mexeu antes de você',
        description: 'O pedido mudou.',
        variant: 'destructive',
      },
    ]),
  )
  expect(message.value).toBe('Vamos ler.')
  expect(close).not.toHaveBeenCalled()
})

it('tells why a request is refused', async () => {
  const api = fakeApi({ [`POST ${PATH}/move`]: () => ok({ ...request, status: 'refused' }) })
  const close = vi.fn()
  show(<MoveDialog card={request} status="refused" onClose={close} />)
  await userEvent.type(screen.getByLabelText('Motivo'), 'O evento é fora da cidade.')
  await press('Recusar pedido')
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(api.sent(`POST ${PATH}/move`)).toEqual([
    { version: 4, status: 'refused', reason: 'O evento é fora da cidade.' },
  ])
})

it('gives each note a name of its own, and stays with the kind that was chosen', async () => {
  const api = fakeApi({ [`POST ${PATH}/notes`]: () => ({ status: 201, body: request }) })
  show(<NoteForm id={request.id} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Mensagem a quem pediu' }))
  await press('Enviar mensagem')
  expect(await screen.findByText('Escreva o texto.')).toBeDefined()
  expect(api.sent(`POST ${PATH}/notes`)).toEqual([])

  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem a quem pediu' })
  for (const text of ['Bom dia.', 'Até sábado.']) {
    await userEvent.type(box, text)
    await press('Enviar mensagem')
    await waitFor(() => expect(box.value).toBe(''))
  }
  const sent = api.sent(`POST ${PATH}/notes`) as { client_id: string }[]
  expect(sent).toMatchObject([
    { kind: 'message', text: 'Bom dia.' },
    { kind: 'message', text: 'Até sábado.' },
  ])
  expect(new Set(sent.map(({ client_id }) => client_id)).size).toBe(2)
  expect(heard.map(({ title }) => title)).toEqual(['Mensagem enviada', 'Mensagem enviada'])
})

it('saves who takes care of a request and until when, with the version that was read', async () => {
  const api = fakeApi({ [`PATCH ${PATH}`]: () => ok({ ...request, assignee: rosa, version: 5 }) })
  show(<CareForm request={request} team={[rosa]} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Quem cuida' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Rosa' }))
  await userEvent.type(screen.getByLabelText(/^Prazo da equipe/), '20/11/2026')
  await press('Guardar')
  await waitFor(() => expect(heard[0]?.title).toBe('Guardado'))
  expect(api.sent(`PATCH ${PATH}`)).toEqual([
    { version: 4, assignee_id: rosa.id, due_on: '2026-11-20' },
  ])
})
