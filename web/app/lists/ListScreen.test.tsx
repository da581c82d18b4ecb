// @vitest-environment jsdom
import type { DecidedAt } from '@portal/contract/portal/workplace/decided-at'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { contentActs } from './bulk-acts.ts'
import { ListScreen } from './ListScreen.tsx'
import { chosenRows } from './list-rows.rules.ts'
import { countOf } from './lists.texts.ts'
import { SORTS, useListAddress } from './use-list-address.ts'

type Row = { id: string; name: string; status: string; version: number }
const beach = (id: string, name: string, status = 'draft'): Row => ({
  id,
  name,
  status,
  version: 1,
})

let rows: Row[]
let decidedAt: DecidedAt | undefined
let send: (row: Row, status: string) => Promise<{ version: number }>
let sent: string[]
let heard: ToastMessage[]
let stopListening: () => void
const SAVED = '/api/v1/admin/saved-filters'

beforeEach(() => {
  rows = [beach('a', 'Maçarico'), beach('b', 'Atalaia', 'published'), beach('c', 'Corvina')]
  decidedAt = undefined
  sent = []
  send = async ({ name, version }, status) => {
    sent.push(`${name} v${version} → ${status}`)
    return { version: version + 1 }
  }
  heard = []
  stopListening = receiveToasts((toast) => heard.push(toast))
  fakeApi({ [`GET ${SAVED}?list=beaches`]: () => ok([]) })
})
afterEach(() => {
  cleanup()
  stopListening()
  vi.unstubAllGlobals()
})

function Beaches() {
  const address = useListAddress({ filters: ['situacao'], sorts: SORTS, defaultSort: 'nome' })
  return (
    <ListScreen
      list="beaches"
      address={address}
      query={{ data: rows, isError: false, error: null, isFetching: false, refetch: () => null }}
      page={(data) => ({
        rows: chosenRows(data, {
          search: address.search,
          wordsOf: ({ name }) => name,
          sort: address.tableSort,
          keys: { name: ({ name }) => name },
        }),
      })}
      texts={{
        caption: 'Praias',
        loading: '…',
        loadError: '…',
        search: 'Buscar',
        none: { title: 'Nada', text: '…', filteredTitle: 'Nada assim', filteredText: '…' },
      }}
      icon={null}
      nameOf={({ name }) => name}
      decidedAt={decidedAt}
      acts={contentActs<Row>({
        things: countOf('praia', 'praias'),
        from: { published: ['draft'], archived: ['draft', 'published'] },
        send: (row, status) => send(row, status),
      })}
      columns={[{ key: 'name', header: 'Nome', sortable: true, cell: ({ name }) => name }]}
    />
  )
}
const open = (path = '/admin/praias') =>
  renderAs(signedIn({ planType: 'admin' }), <Beaches />, path)
/** Without what the box beside it says. */
const names = () =>
  screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent?.replace(/^Selecionar (.+)\1$/, '$1'))
async function publishAll() {
  await userEvent.click(screen.getByLabelText('Selecionar todos desta página'))
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Publicar 2 praias?')).toBeDefined()
  expect(question.getByText(/1 dos selecionados fica como está/)).toBeDefined()
  await userEvent.click(question.getByRole('button', { name: 'Publicar' }))
}

describe('a list of the team', () => {
  // spec: 498
  it('finds without accents and sorts by the letters of the language', () => {
    open('/admin/praias?busca=macarico')
    expect(names()).toEqual(['Maçarico'])
    cleanup()
    open('/admin/praias?ordem=nome-desc')
    expect(names()).toEqual(['Maçarico', 'Corvina', 'Atalaia'])
  })

  // spec: 499
  it('does one thing to those that admit it, and takes it back', async () => {
    open()
    await publishAll()
    await waitFor(() => expect(heard[0]?.title).toBe('Feito em 2'))
    expect(sent).toEqual(['Corvina v1 → published', 'Maçarico v1 → published'])
    expect(screen.queryByText('3 selecionados')).toBeNull()
    heard[0]?.action?.onClick()
    await waitFor(() => expect(heard[1]?.title).toBe('2 desfeitos'))
    expect(sent.slice(2)).toEqual(['Corvina v2 → draft', 'Maçarico v2 → draft'])
  })

  it('lets nobody tick their own, nor anything before it is known whose it is', async () => {
    decidedAt = '/admin/events/:id/status'
    let tell = (_answer: { own: string[] }) => {}
    const told = new Promise<{ own: string[] }>((resolve) => {
      tell = resolve
    })
    fakeApi({
      [`GET ${SAVED}?list=beaches`]: () => ok([]),
      [`GET /api/v1/admin/own-decisions?${new URLSearchParams({ at: decidedAt, ids: 'b,c,a' })}`]:
        async () => ok(await told),
    })
    open()
    const isFree = (label: string) => !screen.getByLabelText<HTMLInputElement>(label).disabled
    const labels = ['Maçarico', 'Atalaia', 'Corvina'].map((name) => `Selecionar ${name}`)
    const all = 'Selecionar todos desta página'
    expect([...labels, all].map(isFree)).toEqual([false, false, false, false])
    tell({ own: ['c'] })
    expect(await screen.findByText('É seu: outra pessoa da equipe decide.')).toBeDefined()
    expect([...labels, all].map(isFree)).toEqual([true, true, false, true])
    await userEvent.click(screen.getByLabelText(all))
    expect(screen.getByText('2 selecionados')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>(all).checked).toBe(true)
  })

  // spec: 499
  it('tells each outcome when only a part is done', async () => {
    const well = send
    send = async (row, status) => {
      if (row.name === 'Corvina') throw new TypeError('offline')
      return well(row, status)
    }
    open()
    await publishAll()
    const told = within(await screen.findByRole('dialog', { name: 'O que aconteceu com cada um' }))
    const [corvina, macarico] = told.getAllByRole('listitem')
    expect(corvina?.textContent).toMatch(/^Corvina.+/)
    expect(macarico?.textContent).toBe('MaçaricoFeito')
    await userEvent.click(told.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(sent).toContain('Maçarico v2 → draft'))
  })

  it('says so when an undo comes too late', async () => {
    open()
    await publishAll()
    await waitFor(() => expect(heard).toHaveLength(1))
    send = async () => {
      throw new TypeError('stale')
    }
    heard[0]?.action?.onClick()
    await waitFor(() => expect(heard[1]?.title).toBe('2 de 2 não deu para desfazer'))
  })
})

describe('saved filters', () => {
  const named = {
    ...{ id: 'f', name: 'Rascunhos', query: 'situacao=draft' },
    ...{ is_shared: false, is_mine: true },
  }

  // spec: 498
  it('lead to the list as it was filtered, and can be deleted there', async () => {
    const api = fakeApi({
      [`GET ${SAVED}?list=beaches`]: () => ok([named]),
      [`DELETE ${SAVED}/f`]: () => ok({ deleted: true }),
    })
    open('/admin/praias?situacao=draft')
    const link = await screen.findByRole('link', { name: 'Rascunhos' })
    expect(link.getAttribute('href')).toContain('?situacao=draft')
    expect(link.getAttribute('aria-current')).toBe('page')
    await userEvent.click(screen.getByRole('button', { name: 'Apagar este filtro' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Apagar este filtro' }))
    await waitFor(() => expect(heard[0]?.title).toBe('Filtro “Rascunhos” apagado'))
    expect(api.sent(`DELETE ${SAVED}/f`)).toHaveLength(1)
  })

  it('are kept without the page one is on, and stay open where that is refused', async () => {
    const api = fakeApi({
      [`GET ${SAVED}?list=beaches`]: () => ok([]),
      [`POST ${SAVED}`]: () => refused(409, 'saved-filters.too-many', 'Apague um.'),
    })
    open('/admin/praias?situacao=draft&cursor=abc')
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar este filtro' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(dialog.getByText('Escreva um nome para o filtro.')).toBeDefined()
    await userEvent.type(dialog.getByLabelText(/Nome do filtro/), 'Meus')
    await userEvent.click(dialog.getByLabelText('Toda a equipe vê este filtro'))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(heard[0]?.description).toBe('Apague um.'))
    expect(api.sent(`POST ${SAVED}`)).toEqual([
      { list: 'beaches', name: 'Meus', query: 'situacao=draft', is_shared: true },
    ])
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})
