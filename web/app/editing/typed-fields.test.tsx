// @vitest-environment jsdom
import { endpoint } from '@portal/contract/shared/endpoint'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createQueryClient } from '~/platform/query-client.ts'
import { EditorForm } from './EditorForm.tsx'
import { TextField } from './fields.tsx'
import { RowsField } from './RowsField.tsx'
import { MomentField, MoneyField, NumberField, WordsField } from './typed-fields.tsx'
import { useEditor } from './use-editor.ts'

const Tour = z.object({
  seats: z.int().max(40),
  price_cents: z.int(),
  starts_at: z.iso.datetime(),
  link: z.string().nullable(),
  languages: z.array(z.string()),
  stops: z.array(z.object({ name: z.string().min(1), minutes: z.int().nullable() })),
})
const saveTour = endpoint({
  method: 'PUT',
  path: '/api/v1/tours',
  access: 'administrator',
  tag: 'Teste',
  summary: 'Guarda o passeio',
  body: Tour,
  response: Tour,
  status: 200,
})
const TOUR: z.infer<typeof Tour> = {
  ...{ seats: 12, price_cents: 4990, starts_at: '2026-07-18T11:00:00.000Z' },
  ...{ link: 'https://exemplo.test', languages: ['pt'], stops: [] },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function TourEditor() {
  const editor = useEditor(saveTour, {
    from: TOUR,
    toForm: (tour) => tour,
    toBody: (values) => values,
    texts: { saved: undefined },
  })
  const texts = {
    item: (number: number) => `Parada ${number}`,
    remove: (number: number) => `Remover a parada ${number}`,
    add: 'Mais uma parada',
  }
  return (
    <EditorForm editor={editor}>
      <NumberField name="seats" label="Lugares" />
      <MoneyField name="price_cents" label="Preço" />
      <MomentField name="starts_at" labels={['Sai no dia', 'Às']} />
      <TextField name="link" label="Endereço" orNull />
      <WordsField name="languages" label="Línguas" />
      <RowsField
        name="stops"
        label="Paradas"
        texts={texts}
        newRow={() => ({ name: '', minutes: null })}
        most={2}
      >
        {(path) => (
          <>
            <TextField name={`${path}.name`} label="Onde" />
            <NumberField name={`${path}.minutes`} label="Minutos" />
          </>
        )}
      </RowsField>
      <button type="submit">Salvar</button>
    </EditorForm>
  )
}

const sent: unknown[] = []
function open() {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body))
    sent.push(body)
    return Response.json(body)
  })
  const router = createMemoryRouter([{ path: '/', element: <TourEditor /> }])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
async function write(name: string, text: string) {
  await userEvent.clear(box(name))
  if (text) await userEvent.type(box(name), text)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it("holds the contract's own values, however they are written", async () => {
  open()
  expect([box('Lugares').value, box('Preço').value, box('Sai no dia Às').value]).toEqual([
    '12',
    '49,90',
    '08:00',
  ])
  await write('Lugares', '25')
  await write('Preço', '1234,5')
  await write('Sai no dia Às', '22:30')
  await write('Endereço', '')
  await write('Línguas', 'pt, en')
  await press('Mais uma parada')
  await write('Onde', 'Atalaia')
  await press('Salvar')
  await waitFor(() =>
    expect(sent).toEqual([
      {
        ...{ seats: 25, price_cents: 123450, starts_at: '2026-07-19T01:30:00.000Z' },
        ...{ link: null, languages: ['pt', 'en'] },
        stops: [{ name: 'Atalaia', minutes: null }],
      },
    ]),
  )
})

it('lets the contract say what is wrong with what was written', async () => {
  open()
  await write('Lugares', 'muitos')
  await write('Sai no dia Às', '')
  await press('Salvar')
  await screen.findAllByText('Escreva um número.')
  expect(screen.getAllByText('Informe o dia e a hora.')).not.toEqual([])
  expect(box('Lugares').value).toBe('muitos')
  await write('Lugares', '')
  await screen.findAllByText('Preencha este campo.')
})
