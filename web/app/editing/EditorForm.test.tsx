// @vitest-environment jsdom
import { endpoint } from '@portal/contract/shared/endpoint'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createQueryClient } from '~/platform/query-client.ts'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { EditorForm } from './EditorForm.tsx'
import { TextField } from './fields.tsx'
import { useEditor } from './use-editor.ts'

const Note = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  phones: z.array(z.object({ number: z.string() })),
  version: z.int(),
})
type Note = z.infer<typeof Note>
const updateNote = endpoint({
  method: 'PUT',
  path: '/api/v1/notes/:id',
  access: 'administrator',
  tag: 'Teste',
  summary: 'Muda a nota',
  params: z.object({ id: z.string() }),
  body: z.object({
    version: z.int(),
    title: z.string().min(3, 'Escreva um título.'),
    text: z.string(),
    phones: z.array(z.object({ number: z.string().min(8, 'Número incompleto.') })),
  }),
  response: Note,
  status: 200,
})

const NOTE: Note = {
  id: 'n1',
  title: 'Maré',
  text: 'Alta às seis',
  phones: [{ number: '91988880000' }],
  version: 3,
}
let onServer: Note
let answers: (() => Promise<Response>)[]
let sent: object[]
let toasts: ToastMessage[]
let stopToasts: () => void

const answer = (status: number, body: object) => async () => Response.json(body, { status })
const refusal = (code: string, status: number, more: object = {}) =>
  answer(status, { type: '', title: '', status, code, detail: 'Não deu.', requestId: 'r', ...more })

beforeEach(() => {
  onServer = NOTE
  answers = []
  sent = []
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body))
    sent.push(body)
    const next = answers.shift()
    return next ? next() : Response.json({ ...onServer, ...body, version: body.version + 1 })
  })
})
afterEach(() => {
  cleanup()
  stopToasts()
  vi.unstubAllGlobals()
})

function NoteEditor({ read }: { read: () => Promise<Note | null> }) {
  const editor = useEditor(updateNote, {
    from: NOTE,
    params: { id: NOTE.id },
    toForm: ({ title, text, phones }) => ({ title, text, phones }),
    toBody: (values, { version }) => ({ ...values, version }),
    texts: { saved: 'Salvo.', failed: 'Não deu para salvar' },
    read,
  })
  return (
    <EditorForm editor={editor}>
      <TextField name="title" label="Título" />
      <TextField name="text" label="Texto" rows={2} />
      <TextField name="phones.0.number" label="Telefone" />
      {editor.failure ? <p role="alert">{editor.failure}</p> : null}
      <button type="submit">Salvar</button>
      <Link to="/fora">Fora</Link>
    </EditorForm>
  )
}

function open(read: () => Promise<Note | null> = async () => onServer) {
  const router = createMemoryRouter([
    { path: '/', element: <NoteEditor read={read} /> },
    { path: '/fora', element: <p>Outra página</p> },
  ])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
async function write(name: string, text: string) {
  await userEvent.clear(field(name))
  if (text) await userEvent.type(field(name), text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
const summary = () => screen.getByRole('region', { name: /Falta acertar/ })

it('checks by the schema of the contract, and sends nothing that would be refused', async () => {
  open()
  await write('Título', 'M')
  await save()
  expect(document.activeElement).toBe(summary())
  expect(field('Título').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('Escreva um título.')).toHaveLength(2)
  expect(sent).toEqual([])
})

it('leaves the focus in the field while what was refused is put right', async () => {
  open()
  await write('Título', 'M')
  await save()
  await userEvent.type(field('Título'), 'aré cheia')
  expect(document.activeElement).toBe(field('Título'))
  expect(field('Título').value).toBe('Maré cheia')
  await save()
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ title: 'Maré cheia' })]))
})

it('shows what only the server knew at its field, nested ones too, and takes the focus once', async () => {
  answers = [
    refusal('input.invalid', 422, {
      errors: [{ path: 'phones.0.number', message: 'Esse número não existe.' }],
    }),
  ]
  open()
  await write('Título', 'Maré cheia')
  await save()
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  expect(screen.getAllByText('Esse número não existe.')).toHaveLength(2)
  expect(field('Telefone').getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field('Texto'), '!')
  expect(document.activeElement).toBe(field('Texto'))
  expect(toasts).toEqual([expect.objectContaining({ title: 'Não deu para salvar' })])
})

it('saves with the version it saw, and goes on from the one it got', async () => {
  open()
  await write('Título', 'Maré cheia')
  await save()
  await waitFor(() => expect(toasts).toEqual([{ title: 'Salvo.', variant: 'success' }]))
  await write('Texto', 'Baixa')
  await save()
  await waitFor(() => expect(sent).toMatchObject([{ version: 3 }, { version: 4, text: 'Baixa' }]))
})

async function saveTooLate(theirs: Partial<Note>) {
  onServer = { ...NOTE, ...theirs, version: 4 }
  const at = new Date().toISOString()
  answers = [refusal('stale', 409, { details: { by: 'Rosângela Alves', at } })]
  open()
  await write('Título', 'Maré cheia')
  await save()
  const notice = await screen.findByRole('region', { name: /^Rosângela Alves salvou (às|à) \d+h/ })
  expect(document.activeElement).toBe(notice)
  expect(field('Título').value).toBe('Maré cheia')
  return within(notice)
}

it('puts what was typed on top of what somebody else saved meanwhile', async () => {
  const notice = await saveTooLate({ text: 'De outra pessoa' })
  notice.getByText('1 campo mudou enquanto você escrevia. O que você escreveu continua aqui.')
  expect(notice.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Texto: Alta às seis → De outra pessoa',
    'Título: Maré → Maré cheia',
  ])
  await userEvent.click(notice.getByRole('button', { name: 'Salvar assim' }))
  await waitFor(() =>
    expect(sent[1]).toMatchObject({ version: 4, title: 'Maré cheia', text: 'De outra pessoa' }),
  )
  expect(field('Texto').value).toBe('De outra pessoa')
})

it('asks which of the two stays, field by field, where both changed the same', async () => {
  const notice = await saveTooLate({ title: 'Maré baixa', text: 'De outra pessoa' })
  await userEvent.click(notice.getByRole('radio', { name: /De Rosângela Alves/ }))
  await userEvent.click(notice.getByRole('button', { name: 'Salvar assim' }))
  await waitFor(() => expect(field('Título').value).toBe('Maré baixa'))
  // All of it is theirs: there is nothing left to save.
  expect(sent).toHaveLength(1)
  expect(screen.queryByRole('region', { name: /salvou/ })).toBeNull()
})

it('reads the newer version only when it can, and loses nothing meanwhile', async () => {
  answers = [refusal('stale', 409)]
  let isAway = true
  const read = async () => (isAway ? null : { ...NOTE, text: 'De outra pessoa', version: 4 })
  open(read)
  await write('Título', 'Maré cheia')
  await save()
  await screen.findByText(/Não deu para ler o que mudou/)
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar o que escrevi' }))
  await waitFor(() => expect(field('Texto').value).toBe('De outra pessoa'))
  expect(field('Título').value).toBe('Maré')
})

it('takes an answer that was lost for the save it was', async () => {
  answers = [refusal('stale', 409)]
  onServer = { ...NOTE, title: 'Maré cheia', version: 4 }
  open()
  await write('Título', 'Maré cheia')
  await save()
  await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Salvo.', variant: 'success' }))
  await userEvent.type(field('Texto'), '!')
  await save()
  await waitFor(() => expect(sent[1]).toMatchObject({ version: 4 }))
  expect(screen.queryByRole('region', { name: /salvou/ })).toBeNull()
})

it('says that the portal did not answer, keeps the text and sends it the next time', async () => {
  const away = async () => Promise.reject(new TypeError('Failed to fetch'))
  answers = [away, away]
  open()
  await write('Título', 'Maré cheia')
  await save()
  const told = await screen.findByRole('alert', {}, { timeout: 4000 })
  expect(told.textContent).toContain('Confira sua internet')
  expect(field('Título').value).toBe('Maré cheia')
  await save()
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Salvo.'))
})

it('writes once however often the button is pressed', async () => {
  let arrive = () => {}
  answers = [
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(Response.json({ ...NOTE, title: 'Maré cheia', version: 4 }))
      }),
  ]
  open()
  await write('Título', 'Maré cheia')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Salvar' }))
  await save()
  arrive()
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(sent).toHaveLength(1)
})

it('keeps what is typed while the answer is on its way', async () => {
  let arrive = () => {}
  answers = [
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(Response.json({ ...NOTE, title: 'Maré cheia', version: 4 }))
      }),
  ]
  open()
  await write('Título', 'Maré cheia')
  await save()
  await userEvent.type(field('Texto'), ', mais ou menos')
  arrive()
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(field('Texto').value).toBe('Alta às seis, mais ou menos')
  expect(field('Título').value).toBe('Maré cheia')
})

it('asks before unsaved work is left behind, and lets go once it is saved', async () => {
  open()
  await write('Título', 'Maré cheia')
  await userEvent.click(screen.getByRole('link', { name: 'Fora' }))
  await userEvent.click(await screen.findByRole('button', { name: /Ficar|Continuar/ }))
  await save()
  await waitFor(() => expect(toasts).toHaveLength(1))
  await userEvent.click(screen.getByRole('link', { name: 'Fora' }))
  await screen.findByText('Outra página')
})
