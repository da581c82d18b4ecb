// @vitest-environment jsdom
import type { OwnPhoto } from '@portal/contract/ground/media/media'
import type { PortalSettings } from '@portal/contract/ground/settings/portal-settings'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { useSiteIdentity } from '../settings.queries.ts'
import type { PictureUploader } from './PictureControl.tsx'
import { SettingsEditor } from './SettingsEditor.tsx'

const saved: PortalSettings = {
  id: '00000000-0000-4000-8000-000000000001',
  site_name: 'Guia Salinópolis',
  site_description: 'A cidade inteira.',
  logo_url: '/placeholder.svg',
  logo_home_url: null,
  favicon_url: null,
  og_image_url: null,
  contact_phone: '(91) 98888-0000',
  contact_email: 'contato@exemplo.com.br',
  social_youtube: null,
  social_instagram: null,
  social_facebook: null,
  banner_start: '2026-07-01',
  banner_end: null,
  popup_start: null,
  popup_end: null,
  city_name: 'Salinópolis',
  city_state: 'PA',
  city_latitude: -0.6135,
  city_longitude: -47.3561,
  club_members_claim: 5000,
  club_prizes_claim_reais: 15000,
  club_partners_claim: 500,
  club_discount_claim_percent: null,
  club_figures: null,
  club_testimonials: null,
  plans_on_sale: true,
  version: 7,
  updated_at: '2026-07-18T22:42:00Z',
}

type Answer = { status: number; body: unknown }
let onServer: PortalSettings
let answerPatch: (body: { version: number; changes: object }) => Answer
let reads: number
let sent: { version: number; changes: object }[]
let toasts: ToastMessage[]
let stopToasts: () => void

beforeEach(() => {
  onServer = saved
  reads = 0
  sent = []
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
  answerPatch = ({ changes }) => {
    onServer = { ...onServer, ...changes, version: onServer.version + 1 }
    return { status: 200, body: onServer }
  }
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.method === 'GET') {
      reads += 1
      return respond({ status: 200, body: onServer })
    }
    const body = JSON.parse(String(init.body))
    sent.push(body)
    return respond(answerPatch(body))
  })
})
afterEach(() => {
  cleanup()
  stopToasts()
  vi.unstubAllGlobals()
})

const respond = ({ status, body }: Answer) => new Response(JSON.stringify(body), { status })
const refusal = (
  status: number,
  code: string,
  errors?: { path: string; message: string }[],
  details = {},
) => ({
  status,
  body: {
    type: 'about:blank',
    title: '',
    status,
    code,
    detail: 'Recusado.',
    requestId: 'r',
    details,
    errors,
  },
})

const photo: OwnPhoto = {
  id: '0197a8e2-0000-7000-8000-000000000001',
  ...{ width: 1200, height: 630, thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI', alt: '' },
  ...{ status: 'ready', created_at: '2026-07-18T22:42:00Z' },
}
const sendPhoto: PictureUploader = (_, onChange) => (
  <button type="button" onClick={() => onChange(photo)}>
    Mandar
  </button>
)

function Header() {
  return <p data-testid="header">{useSiteIdentity().siteName}</p>
}

async function openEditor() {
  const router = createMemoryRouter(
    [
      {
        path: '/admin/configuracoes',
        element: (
          <>
            <Header />
            <SettingsEditor uploader={sendPhoto} />
          </>
        ),
      },
      { path: '/admin/pessoas', element: 'pessoas' },
    ],
    { initialEntries: ['/admin/configuracoes'] },
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByLabelText('Nome do site')
  return router
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
async function write(label: string, text: string) {
  await userEvent.clear(field(label))
  if (text) await userEvent.type(field(label), text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }))

it('puts the address of an uploaded picture into its field', async () => {
  await openEditor()
  await userEvent.click(
    screen.getByRole('button', { name: 'Enviar imagem: Imagem de compartilhamento' }),
  )
  const dialog = within(await screen.findByRole('dialog'))
  const use = dialog.getByRole('button', { name: 'Usar esta imagem' })
  expect(use.hasAttribute('disabled') || use.getAttribute('aria-disabled') === 'true').toBe(true)
  await userEvent.click(dialog.getByRole('button', { name: 'Mandar' }))
  await userEvent.click(use)
  expect(field('Imagem de compartilhamento').value).toBe(`/media/${photo.id}/1200.webp`)
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.changes).toEqual({ og_image_url: `/media/${photo.id}/1200.webp` })
})

describe('saving', () => {
  // spec: 228, 249
  it('sends the version that was read and only the changed fields, an empty text as null', async () => {
    await openEditor()
    await write('Nome do site', 'Salinas de Todos')
    await write('Telefone', '')
    await save()
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(sent).toEqual([
      { version: 7, changes: { site_name: 'Salinas de Todos', contact_phone: null } },
    ])
    expect(toasts[0]).toEqual({
      title: 'Configurações atualizadas',
      description: 'As configurações do portal foram atualizadas com sucesso.',
      variant: 'success',
    })
    expect(screen.getByText('Tudo salvo')).toBeDefined()
  })

  // spec: 228
  it('shows the new name in the header at once, and reads the settings again', async () => {
    await openEditor()
    await write('Nome do site', 'Salinas de Todos')
    const before = reads
    await save()
    await waitFor(() => expect(screen.getByTestId('header').textContent).toBe('Salinas de Todos'))
    await waitFor(() => expect(reads).toBe(before + 1))
  })

  it('starts the next save from the new version', async () => {
    await openEditor()
    await write('Nome do site', 'Um')
    await save()
    await screen.findByText('Tudo salvo')
    await write('Telefone', '')
    await save()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ version: 8, changes: { contact_phone: null } })
  })

  it('has nothing to save until something differs', async () => {
    await openEditor()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar alterações' })
    expect(button.disabled).toBe(true)
    await write('Nome do site', 'Outro')
    expect(button.disabled).toBe(false)
    expect(screen.getByText('1 campo alterado, ainda não salvo')).toBeDefined()
    await write('Nome do site', 'Guia Salinópolis')
    expect(button.disabled).toBe(true)
  })
})

describe('a failure', () => {
  // spec: 247, 248
  it('is told with the toast of the spec, keeps what was typed and repeats what the server said', async () => {
    answerPatch = () => refusal(403, 'accounts.forbidden')
    await openEditor()
    await write('Nome do site', 'Salinas de Todos')
    await save()
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(toasts[0]).toEqual({
      title: 'Erro ao atualizar',
      description: 'Não foi possível atualizar as configurações do portal.',
      variant: 'destructive',
    })
    expect(screen.getByRole('alert').textContent).toBe(
      'Falha ao atualizar configurações: Recusado.',
    )
    expect(field('Nome do site').value).toBe('Salinas de Todos')
    expect(sent).toHaveLength(1)
  })

  it('of a field is written under it', async () => {
    answerPatch = () =>
      refusal(422, 'input.invalid', [
        { path: 'changes.site_name', message: 'Nome comprido demais.' },
      ])
    await openEditor()
    await write('Nome do site', 'Salinas de Todos')
    await save()
    await waitFor(() => expect(field('Nome do site').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('link', { name: 'Nome do site: Nome comprido demais.' })).toBeDefined()
  })

  it('that the form sees by itself asks the server nothing', async () => {
    await openEditor()
    await write('Instagram', 'instagram.com/guia')
    await save()
    await screen.findByText('Falta acertar um campo')
    expect(field('Instagram').getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])
  })

  // spec: 503, 504
  it('shows in an empty field what visitors see meanwhile', async () => {
    await openEditor()
    await write('Nome do site', '')
    expect(field('Nome do site').placeholder).toBe('Guia Salinópolis')
    expect(field('Latitude').placeholder).toBe('-0,6135')
    expect(screen.queryByLabelText(/início|primeiro dia/)).toBeNull()
  })
})

describe('when somebody else saved first', () => {
  const theirs = { ...saved, site_name: 'Guia de Salinas', contact_phone: null, version: 8 }

  async function saveTooLate() {
    await openEditor()
    await write('Nome do site', 'Salinas de Todos')
    onServer = theirs
    answerPatch = () => refusal(409, 'stale', [], { by: 'Rosângela Alves' })
    await save()
    return within(
      await screen.findByRole('region', { name: 'Rosângela Alves salvou antes de você' }),
    )
  }

  it('says who was first, which field both changed and which came in by itself', async () => {
    const notice = await saveTooLate()
    const choice = within(notice.getByRole('radiogroup', { name: 'Nome do site' }))
    expect(choice.getByRole('radio', { name: /^O seu ?Salinas de Todos/ })).toHaveProperty(
      'checked',
      true,
    )
    choice.getByRole('radio', { name: /^De Rosângela Alves ?Guia de Salinas/ })
    notice.getByText('Entrou sozinho, de Rosângela Alves:')
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Telefone: (91) 98888-0000 → vazio',
    ])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome do site' }).value).toBe(
      'Salinas de Todos',
    )
    expect(toasts[0]?.title).toBe('Erro ao atualizar')
  })

  it('saves what was chosen on top of the newer values', async () => {
    const notice = await saveTooLate()
    answerPatch = () => ({
      status: 200,
      body: { ...theirs, site_name: 'Salinas de Todos', version: 9 },
    })
    await userEvent.click(notice.getByRole('button', { name: 'Salvar assim' }))
    await screen.findByText('Tudo salvo')
    expect(sent[1]).toEqual({ version: 8, changes: { site_name: 'Salinas de Todos' } })
    expect(field('Nome do site').value).toBe('Salinas de Todos')
    expect(field('Telefone').value).toBe('')
  })

  it('lets go of what was typed where that is asked for', async () => {
    const notice = await saveTooLate()
    await userEvent.click(notice.getByRole('button', { name: 'Descartar o que escrevi' }))
    expect(field('Nome do site').value).toBe('Guia de Salinas')
    expect(screen.getByText('Tudo salvo')).toBeDefined()
    expect(screen.queryByRole('region', { name: /salvou antes de você/ })).toBeNull()
  })
})

describe('leaving with unsaved changes', () => {
  it('asks first, and stays where one was', async () => {
    const router = await openEditor()
    await write('Nome do site', 'Salinas de Todos')
    void router.navigate('/admin/pessoas')
    const question = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Continuar editando' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/admin/configuracoes')
    expect(field('Nome do site').value).toBe('Salinas de Todos')
  })

  it('goes when told to', async () => {
    const router = await openEditor()
    await write('Nome do site', 'Salinas de Todos')
    void router.navigate('/admin/pessoas')
    const question = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Sair sem salvar' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/pessoas'))
  })

  it('asks nothing when all is saved', async () => {
    const router = await openEditor()
    await router.navigate('/admin/pessoas')
    expect(router.state.location.pathname).toBe('/admin/pessoas')
  })
})
