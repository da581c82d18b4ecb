// @vitest-environment jsdom
import type { EditedCategory } from '@portal/contract/guide/categories/category-editor'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Store } from 'lucide-react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { CategoriesEditor } from './CategoriesEditor.tsx'
import { CATEGORIES } from './fake-categories.ts'

// What the library of the dragging looks for as soon as it is read.
vi.hoisted(() => {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer })
})

const PATH = '/api/v1/admin/categories'
let onServer: EditedCategory[]
let toasts: ToastMessage[]
let stopToasts: () => void

beforeEach(() => {
  onServer = [...CATEGORIES]
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  stopToasts()
  vi.unstubAllGlobals()
})

const openEditor = async (path = '/admin/categorias') => {
  renderAs(signedIn({ planType: 'admin' }), <CategoriesEditor iconOf={() => Store} />, path)
  await screen.findByRole('heading', { level: 2, name: 'Categorias' })
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByText(/./)[0]?.textContent)
const pick = async (option: string) => {
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

it('shows both levels with how many use each, the archived ones apart', async () => {
  fakeApi({ [`GET ${PATH}`]: () => ok(onServer) })
  await openEditor('/admin/categorias?categoria=comer')
  expect(names('Categorias')).toEqual(['Onde comer', 'Onde ficar'])
  expect(names('Subcategorias de Onde comer')).toEqual(['Pizzaria', 'Peixaria'])
  expect(screen.getByText(/^2.subcategorias · 2.cadastros$/)).toBeDefined()
  expect(button('Restaurar Velharias')).toBeDefined()
})

it('moves one down, the archived ones staying at the end', async () => {
  const api = fakeApi({
    [`GET ${PATH}`]: () => ok(onServer),
    [`PUT ${PATH}/order`]: () => {
      const [comer, ficar, ...rest] = onServer
      if (comer && ficar) onServer = [ficar, comer, ...rest]
      return ok(onServer)
    },
  })
  await openEditor()
  await userEvent.click(button('Mover para baixo: Onde comer'))
  await screen.findByText('Ordem salva')
  expect(api.sent(`PUT ${PATH}/order`)).toEqual([
    { parent_id: null, ids: ['ficar', 'comer', 'velha'] },
  ])
  expect(names('Categorias')).toEqual(['Onde ficar', 'Onde comer'])
  await waitFor(() => expect(document.activeElement).toBe(button('Mover para cima: Onde comer')))
})

it('goes back to the order of the server when a new one is refused', async () => {
  fakeApi({
    [`GET ${PATH}`]: () => ok(onServer),
    [`PUT ${PATH}/order`]: () => refused(409, 'categories.stale-order', 'Mudaram.'),
  })
  await openEditor()
  await userEvent.click(button('Mover para baixo: Onde comer'))
  await waitFor(() => expect(toasts[0]?.description).toBe('Mudaram.'))
  await waitFor(() => expect(names('Categorias')).toEqual(['Onde comer', 'Onde ficar']))
})

describe('a name', () => {
  it('is changed alone, and the address is said to stay', async () => {
    const api = fakeApi({
      [`GET ${PATH}`]: () => ok(onServer),
      [`PATCH ${PATH}/comer`]: () => ok(onServer),
    })
    await openEditor()
    await userEvent.click(button('Editar Onde comer'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('O endereço no guia continua o mesmo: comer')).toBeDefined()
    const box = dialog.getByLabelText('Nome')
    await userEvent.clear(box)
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(await dialog.findByText('Escreva um nome com pelo menos 2 letras.')).toBeDefined()
    await userEvent.type(box, 'Comida')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent(`PATCH ${PATH}/comer`)).toEqual([{ version: 1, changes: { name: 'Comida' } }])
  })

  it('that is refused is explained beside it and not lost', async () => {
    const id = '0197f2f0-0000-7000-8000-0000000000c1'
    onServer = onServer.map((one) => (one.slug === 'comer' ? { ...one, id } : one))
    fakeApi({
      [`GET ${PATH}`]: () => ok(onServer),
      [`POST ${PATH}`]: () => ({
        status: 422,
        body: {
          code: 'categories.same-name',
          detail: 'Já existe.',
          errors: [{ path: 'name', message: 'Já existe.' }],
        },
      }),
    })
    await openEditor('/admin/categorias?categoria=comer')
    await userEvent.click(button('Nova subcategoria'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('radiogroup')).toBeNull()
    await userEvent.type(dialog.getByLabelText('Nome'), 'Pizzaria')
    await userEvent.click(dialog.getByRole('button', { name: 'Criar' }))
    expect(await dialog.findByText('Já existe.')).toBeDefined()
    expect((dialog.getByLabelText('Nome') as HTMLInputElement).value).toBe('Pizzaria')
  })
})

describe('archiving', () => {
  const ask = async (name: string) => {
    await userEvent.click(button(`Mais ações com ${name}`))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Arquivar' }))
    return within(await screen.findByRole('dialog'))
  }

  it('asks once where nothing uses it', async () => {
    const api = fakeApi({
      [`GET ${PATH}`]: () => ok(onServer),
      [`POST ${PATH}/peixe/archive`]: () => ok(onServer),
    })
    await openEditor('/admin/categorias?categoria=comer')
    const dialog = await ask('Peixaria')
    await userEvent.click(dialog.getByRole('button', { name: 'Arquivar' }))
    await waitFor(() => expect(toasts[0]?.title).toBe('Categoria arquivada'))
    expect(api.sent(`POST ${PATH}/peixe/archive`)).toEqual([{ version: 1 }])
  })

  it('needs a place for what uses it', async () => {
    const api = fakeApi({
      [`GET ${PATH}`]: () => ok(onServer),
      [`POST ${PATH}/comer/archive`]: () => ok(onServer),
    })
    await openEditor()
    const dialog = await ask('Onde comer')
    expect(
      dialog.getByText(/^2 cadastros usam e 2 subcategorias ficam dentro dela\. Escolha/),
    ).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Mover e arquivar' }))
    expect(dialog.getByText('Escolha para onde vai o que usa esta categoria.')).toBeDefined()
    await pick('Onde ficar')
    await userEvent.click(dialog.getByRole('button', { name: 'Mover e arquivar' }))
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(api.sent(`POST ${PATH}/comer/archive`)).toEqual([{ version: 1, move_to: 'ficar' }])
  })
})

it('moves a subcategory to another category', async () => {
  const api = fakeApi({
    [`GET ${PATH}`]: () => ok(onServer),
    [`POST ${PATH}/pizza/move`]: () => ok(onServer),
  })
  await openEditor('/admin/categorias?categoria=comer')
  await userEvent.click(button('Mais ações com Pizzaria'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mover para outra categoria' }))
  const dialog = within(await screen.findByRole('dialog'))
  await pick('Onde ficar')
  await userEvent.click(dialog.getByRole('button', { name: 'Mover' }))
  await waitFor(() => expect(toasts[0]?.title).toBe('Subcategoria movida'))
  expect(api.sent(`POST ${PATH}/pizza/move`)).toEqual([{ version: 1, parent_id: 'ficar' }])
})

it('offers to try again when they cannot be read', async () => {
  fakeApi({ [`GET ${PATH}`]: () => refused(403, 'admin.forbidden', 'Acesso negado.') })
  renderAs(signedIn(), <CategoriesEditor iconOf={() => Store} />, '/admin/categorias')
  expect(await screen.findByText('Acesso negado.')).toBeDefined()
  expect(button('Tentar de novo')).toBeDefined()
})
