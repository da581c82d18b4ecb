// @vitest-environment jsdom
import type { ImportPreview, ImportRow } from '@portal/contract/guide/imports/import'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { type FakeUpload, fakeUploads } from '~/platform/testing/fake-uploads.ts'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import ImportScreen from './ImportScreen.tsx'
import { LINES_AT_ONCE } from './imports.constants.ts'

const row = (line: number, changes: Partial<ImportRow> = {}): ImportRow => ({
  line,
  name: `Bar ${line}`,
  outcome: 'create',
  problems: [],
  duplicate: null,
  ...changes,
})
const previewOf = (rows: ImportRow[]): ImportPreview => ({
  hash: 'a'.repeat(64),
  encoding: 'UTF-8',
  separator: ';',
  ignored_columns: ['nota'],
  counts: {
    create: rows.filter(({ outcome }) => outcome === 'create').length,
    duplicate: rows.filter(({ outcome }) => outcome === 'duplicate').length,
    invalid: rows.filter(({ outcome }) => outcome === 'invalid').length,
  },
  rows,
})

let uploads: FakeUpload[]
let toasts: ToastMessage[]
let stopToasts: () => void
beforeEach(() => {
  uploads = fakeUploads()
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
  const element = <ImportScreen />
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  stopToasts()
  vi.unstubAllGlobals()
})

/** What was chosen or confirmed has its answer, and the screen shows it. */
async function answer(status: number, body: unknown) {
  await act(async () => uploads.at(-1)?.answer(status, body))
  await waitFor(() => expect(screen.queryByText('Conferindo a planilha…')).toBeNull())
}
async function choose() {
  const file = new File(['nome;categoria'], 'guia.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText(/Escolher/), file)
  await waitFor(() => expect(uploads.at(-1)?.file?.name).toBe('guia.csv'))
}
const lines = () => screen.getAllByRole('row').slice(1)
const problem = { status: 422, title: '', type: '', requestId: 'r', code: 'imports.quote' }

describe('a sheet', () => {
  it('is looked at before anything is written, and shows its problems first', async () => {
    await choose()
    expect(screen.getByText('Conferindo a planilha…')).toBeTruthy()
    expect(uploads.at(-1)?.call).toBe('POST /api/v1/admin/imports/preview')
    const duplicate = { reason: 'cnpj', id: 'x', name: 'Bar Velho', line: null } as const
    await answer(
      200,
      previewOf([
        row(2),
        row(3, { outcome: 'duplicate', duplicate }),
        row(4, { outcome: 'invalid', problems: [{ column: 'cep', message: 'São 8 dígitos.' }] }),
      ]),
    )
    const region = screen.getByRole('region', { name: 'Conferência de guia.csv' })
    expect(within(region).getByText('1 novo')).toBeTruthy()
    expect(within(region).getByText('Mesmo CNPJ que Bar Velho.')).toBeTruthy()
    expect(within(region).getByText('cep: São 8 dígitos.')).toBeTruthy()
    expect(within(region).queryByText('Bar 2')).toBeNull()
    await userEvent.click(within(region).getByRole('radio', { name: 'Novas' }))
    expect(within(region).getByText('Bar 2')).toBeTruthy()
    expect(within(region).getByText(/ficam de fora: nota\./)).toBeTruthy()
  })

  it('is written after one question, as it was looked at', async () => {
    await choose()
    await answer(200, previewOf([row(2), row(3)]))
    await userEvent.click(screen.getByRole('button', { name: 'Importar 2 negócios' }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Importar 2 negócios' }))
    await waitFor(() =>
      expect(uploads.at(-1)?.call).toBe(`POST /api/v1/admin/imports?hash=${'a'.repeat(64)}`),
    )
    await answer(201, { created: 2, duplicate: 1, invalid: 0, establishments: [] })
    const heading = await screen.findByRole('heading', { name: '2 negócios no guia' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText('Ficaram de fora: 1 por repetição.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Importar outra planilha' }))
    expect(screen.getByLabelText('Escolher planilha')).toBeTruthy()
  })

  it('that is refused says why, and another can be chosen', async () => {
    await choose()
    await answer(422, { ...problem, detail: 'Na linha 2 há aspas que abrem e não fecham.' })
    expect((await screen.findByRole('alert')).textContent).toContain('Na linha 2 há aspas')
    await choose()
    await answer(200, previewOf([row(2)]))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that could not be written stays, with a sentence', async () => {
    await choose()
    await answer(200, previewOf([row(2)]))
    await userEvent.click(screen.getByRole('button', { name: 'Importar 1 negócio' }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Importar 1 negócio' }))
    await waitFor(() => expect(uploads).toHaveLength(2))
    await answer(409, { ...problem, status: 409, detail: 'Este não é o arquivo conferido.' })
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { variant: 'destructive', description: 'Este não é o arquivo conferido.' },
      ]),
    )
    expect(screen.getByRole('region', { name: 'Conferência de guia.csv' })).toBeTruthy()
  })

  it('with nothing new says so and offers nothing to write', async () => {
    await choose()
    await answer(200, previewOf([row(2, { outcome: 'invalid', name: '' })]))
    expect(screen.getByText(/Não há nada novo para importar/)).toBeTruthy()
    expect(screen.getByText('Sem nome')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull()
  })

  it('of many lines shows some at a time', async () => {
    await choose()
    await answer(200, previewOf(Array.from({ length: LINES_AT_ONCE + 5 }, (_, n) => row(n + 2))))
    const table = within(screen.getByRole('region', { name: /Conferência/ })).getByRole('table')
    expect(within(table).getAllByRole('row')).toHaveLength(LINES_AT_ONCE + 1)
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais (5)' }))
    expect(within(table).getAllByRole('row')).toHaveLength(LINES_AT_ONCE + 6)
    expect(lines().length).toBeGreaterThan(LINES_AT_ONCE)
  })
})
