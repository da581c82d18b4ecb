// @vitest-environment jsdom
import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { TabBarEditor } from './TabBarEditor.tsx'

// jsdom measures nothing; the library for dragging asks for these before anything is drawn.
vi.hoisted(() => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer })
})

const item = (number: number, changes: Partial<TabBarItem> = {}): TabBarItem => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  key: `item-${number}`,
  label: `Item ${number}`,
  icon: 'calendar',
  route: `/item-${number}`,
  position: number,
  display_order: number,
  is_active: true,
  requires_auth: false,
  plan_types: [],
  ...changes,
})

type Call = { method: string; path: string; body: unknown }
let onServer: TabBarItem[]
let writes: Call[]
let answer: (call: Call) => { status: number; body: unknown }
let toasts: ToastMessage[]
let stopToasts: () => void

beforeEach(() => {
  onServer = [item(1), item(2, { is_active: false }), item(4, { requires_auth: true })]
  writes = []
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
  answer = () => ({ status: 200, body: {} })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const method = String(init.method)
    if (method === 'GET') return Response.json(onServer)
    const call = { method, path, body: init.body ? JSON.parse(String(init.body)) : undefined }
    writes.push(call)
    const { status, body } = answer(call)
    return Response.json(body, { status })
  })
})
afterEach(() => {
  cleanup()
  stopToasts()
  vi.unstubAllGlobals()
})

const refuse = (errors?: { path: string; message: string }[]) => () => ({
  status: 422,
  body: { code: 'input.invalid', status: 422, detail: 'Confira os campos.', errors },
})
/** Takes an order as the server does. */
const takeOrder = ({ body }: Call) => {
  const { items } = body as { items: Pick<TabBarItem, 'id' | 'position' | 'display_order'>[] }
  onServer = onServer.map((one) => ({ ...one, ...items.find(({ id }) => id === one.id) }))
  return { status: 200, body: onServer }
}

async function openEditor() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/admin/barra-inferior']}>
        <TabBarEditor dashboardOf={(plan) => ({ label: `Painel ${plan}`, path: `/${plan}` })} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Itens' })
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const placeOf = (label: string) =>
  button(`Editar ${label}`).closest('ul')?.closest('li')?.querySelector('h3')?.textContent
const preview = () =>
  within(screen.getByRole('list', { name: /^Barra de/ }))
    .getAllByRole('listitem')
    .map((tab) => tab.textContent)

describe('the list', () => {
  it('shows every item at its place, the inactive ones too, and the standard elsewhere', async () => {
    await openEditor()
    expect(placeOf('Item 1')).toBe('Posição 1')
    expect(placeOf('Item 2')).toBe('Posição 2')
    expect(screen.getByText('Inativo')).toBeDefined()
    expect(screen.getByText('Padrão do portal: Turismo')).toBeDefined()
  })
})

describe('moving with the keyboard', () => {
  // spec: 226
  it('saves position and order of all items in one call, and keeps the focus', async () => {
    answer = takeOrder
    await openEditor()
    button('Mover para baixo: Item 1').focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Ordem salva')
    expect(writes).toEqual([
      {
        method: 'PUT',
        path: '/api/v1/admin/mobile-tabbar/order',
        body: {
          items: [
            { id: item(1).id, position: 2, display_order: 0 },
            { id: item(2).id, position: 2, display_order: 1 },
            { id: item(4).id, position: 4, display_order: 2 },
          ],
        },
      },
    ])
    expect(placeOf('Item 1')).toBe('Posição 2')
    expect(document.activeElement).toBe(button('Mover para baixo: Item 1'))
  })

  it('turns the focus round at the end of the bar', async () => {
    answer = takeOrder
    onServer = [item(2)]
    await openEditor()
    button('Mover para cima: Item 2').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button('Mover para cima: Item 2').disabled).toBe(true))
    expect(document.activeElement).toBe(button('Mover para baixo: Item 2'))
  })

  // spec: 256
  it('puts the list back, and says so, when the order is not saved', async () => {
    answer = () => ({ status: 409, body: { code: 'x', status: 409, detail: 'Os dados mudaram.' } })
    await openEditor()
    await userEvent.click(button('Mover para baixo: Item 1'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(
      'Não deu para salvar a ordem. Os dados mudaram. A lista voltou ao que está salvo.',
    )
    await waitFor(() => expect(placeOf('Item 1')).toBe('Posição 1'))
    expect(toasts).toEqual([
      {
        title: 'Não deu para salvar a ordem',
        description: 'Os dados mudaram.',
        variant: 'destructive',
      },
    ])
  })
})

describe('editing', () => {
  it('sends only what differs', async () => {
    answer = () => {
      onServer = onServer.map((one) => (one.label === 'Item 2' ? { ...one, is_active: true } : one))
      return { status: 200, body: {} }
    }
    await openEditor()
    await userEvent.click(button('Editar Item 2'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByLabelText('Ativo'))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar item' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(writes).toEqual([
      {
        method: 'PATCH',
        path: `/api/v1/admin/mobile-tabbar/${item(2).id}`,
        body: { is_active: true },
      },
    ])
    await waitFor(() => expect(screen.queryByText('Inativo')).toBeNull())
  })

  it('creates at the first free place, with a chosen picture', async () => {
    await openEditor()
    await userEvent.click(button('Novo item'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Nome'), 'Agenda')
    await userEvent.clear(dialog.getByLabelText('Endereço'))
    await userEvent.type(dialog.getByLabelText('Endereço'), '/eventos')
    await userEvent.click(dialog.getByRole('radio', { name: 'Calendário' }))
    await userEvent.click(dialog.getByLabelText('Visitantes'))
    expect(dialog.getByRole('list').textContent).toContain('Agenda')
    await userEvent.click(dialog.getByRole('button', { name: 'Criar item' }))
    await waitFor(() => expect(writes).toHaveLength(1))
    expect(writes[0]).toMatchObject({
      method: 'POST',
      body: {
        label: 'Agenda',
        icon: 'calendar',
        route: '/eventos',
        position: 2,
        is_active: true,
        requires_auth: false,
        plan_types: ['public'],
      },
    })
  })

  it('keeps the window and what was typed when the server refuses, with its words at the field', async () => {
    answer = refuse([{ path: 'route', message: 'Esse endereço não existe.' }])
    await openEditor()
    await userEvent.click(button('Editar Item 1'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Nome'), ' novo')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar item' }))
    await dialog.findByText('Esse endereço não existe.')
    expect(dialog.getByLabelText<HTMLInputElement>('Nome').value).toBe('Item 1 novo')
    expect(dialog.getByRole('alert').textContent).toBe('Confira os campos.')
  })

  it('leads to the first field that is wrong, and asks the server nothing', async () => {
    await openEditor()
    await userEvent.click(button('Novo item'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Criar item' }))
    expect(document.activeElement).toBe(dialog.getByLabelText('Nome'))
    expect(writes).toEqual([])
  })

  it('deletes after one question', async () => {
    await openEditor()
    await userEvent.click(button('Apagar Item 4'))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Apagar o item Item 4?' }),
    )
    onServer = onServer.filter(({ label }) => label !== 'Item 4')
    await userEvent.click(question.getByRole('button', { name: 'Apagar item' }))
    await waitFor(() => expect(screen.queryByText('Item 4')).toBeNull())
    expect(writes.map(({ method }) => method)).toEqual(['DELETE'])
  })
})

describe('the preview', () => {
  it('draws the bar of whoever is chosen, by the rules of the bar itself', async () => {
    await openEditor()
    expect(preview()).toEqual(['Item 1', 'Turismo', 'Mapa', 'Comércio', 'Anuncie'])
    await userEvent.click(screen.getByRole('combobox', { name: 'Como aparece para' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Espadarte' }))
    await waitFor(() =>
      expect(preview()).toEqual([
        'Item 1',
        'Turismo',
        'Mapa',
        'Item 4',
        'Comércio',
        'Painel espadarte',
      ]),
    )
  })
})

it('offers to try again when the items cannot be read', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'x', detail: 'Não.' }, { status: 403 }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TabBarEditor dashboardOf={() => ({ label: '', path: '' })} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined()
})
