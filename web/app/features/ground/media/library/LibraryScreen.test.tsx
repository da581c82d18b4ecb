// @vitest-environment jsdom
import type { LibraryPhoto } from '@portal/contract/ground/media/media-library'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import LibraryScreen from './LibraryScreen.tsx'

const photo = (n: number, more: Partial<LibraryPhoto> = {}): LibraryPhoto => ({
  ...{ id: `0197f2f0-0000-7000-8000-00000000000${n}`, name: `praia-${n}.jpg`, alt: '' },
  ...{ width: 1600, height: 1200, thumbhash: null, bytes: 1_500_000, status: 'ready' },
  ...{ owner: 'Rosa Pinheiro', created_at: '2026-07-18T12:00:00Z', uses: [], is_unused: false },
  ...more,
})
const USED = photo(1, {
  alt: 'A praia na maré baixa',
  uses: [
    { kind: 'article', id: '0197f2f0-0000-7000-8000-0000000000a1', name: 'Verão' },
    { kind: 'settings', id: null, name: '' },
  ],
})
const UNUSED = photo(2, { is_unused: true })
const LIST = 'GET /api/v1/admin/media?sort=nome'
const SAVED = { 'GET /api/v1/admin/saved-filters?list=media': () => ok([]) }
const listOf = (photos: LibraryPhoto[]) => ok({ photos, next_cursor: null, total: photos.length })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => renderAs(signedIn({ planType: 'admin' }), <LibraryScreen />)
const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `${name}, ver detalhes` }))
  return within(await screen.findByRole('dialog'))
}

// spec: 353
it('lists photos by name with their words and where they are shown, and leads to the file of the list', async () => {
  fakeApi({ ...SAVED, [LIST]: () => listOf([USED, UNUSED]) })
  show()
  const rows = within(await screen.findByRole('table', { name: /Fotos do portal/ }))
  expect(await rows.findByText('A praia na maré baixa')).toBeTruthy()
  expect(rows.getByText('em 2 lugares')).toBeTruthy()
  expect(rows.getByText('sem descrição')).toBeTruthy()
  expect(rows.getByText('em nenhum lugar')).toBeTruthy()
  expect(rows.getAllByText('1600 × 1200, 1,5 MB')).toHaveLength(2)
  expect(screen.getByRole('link', { name: /Baixar CSV/ }).getAttribute('href')).toBe(
    '/api/v1/admin/lists/media/sheet?sort=nome',
  )
})

it('tells where a photo is shown, with the way to what is edited there', async () => {
  fakeApi({ ...SAVED, [LIST]: () => listOf([USED]) })
  show()
  const dialog = await open('praia-1.jpg')
  const uses = within(dialog.getByRole('region', { name: 'Onde aparece' }))
  const leadsTo = (name: string) => uses.getByRole('link', { name }).getAttribute('href')
  expect(leadsTo('Notícia: Verão')).toBe(
    '/admin/noticias?editar=0197f2f0-0000-7000-8000-0000000000a1',
  )
  expect(leadsTo('Imagens do portal')).toBe('/admin/configuracoes')
  expect(dialog.queryByRole('button', { name: 'Apagar foto' })).toBeNull()
})

it('describes a photo for who does not see it', async () => {
  let words = ''
  const patch = `PATCH /api/v1/admin/media/${UNUSED.id}`
  const api = fakeApi({
    ...SAVED,
    [LIST]: () => listOf([{ ...UNUSED, alt: words }]),
    [patch]: () => {
      words = 'Canoas na areia'
      return ok({ ...UNUSED, alt: words })
    },
  })
  show()
  const dialog = await open('praia-2.jpg')
  await userEvent.type(dialog.getByLabelText(/Descrição para quem não vê/), ' Canoas na areia ')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar descrição' }))
  await vi.waitFor(() => expect(api.sent(patch)).toEqual([{ alt: 'Canoas na areia' }]))
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByText('Canoas na areia')).toBeTruthy()
})

it('removes a photo that nothing shows, after asking once', async () => {
  let left = [UNUSED]
  const removal = `DELETE /api/v1/admin/media/${UNUSED.id}`
  const api = fakeApi({
    ...SAVED,
    [LIST]: () => listOf(left),
    [removal]: () => {
      left = []
      return ok({ removed: true })
    },
  })
  show()
  const dialog = await open('praia-2.jpg')
  await userEvent.click(dialog.getByRole('button', { name: 'Apagar foto' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Apagar praia-2.jpg?')).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Apagar foto' }))
  expect(await screen.findByText('Nenhuma foto ainda')).toBeTruthy()
  expect(api.sent(removal)).toHaveLength(1)
})

it('asks for what the filter says, and says where nothing fits', async () => {
  fakeApi({
    ...SAVED,
    [LIST]: () => listOf([USED]),
    'GET /api/v1/admin/media?only=sem-descricao&sort=nome': () => listOf([]),
  })
  show()
  await screen.findByText('A praia na maré baixa')
  await userEvent.click(screen.getByRole('combobox', { name: /Mostrar/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Sem descrição' }))
  expect(await screen.findByText('Nenhuma foto com estes filtros')).toBeTruthy()
})
