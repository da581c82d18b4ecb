// @vitest-environment jsdom
import { NO_HOURS } from '@portal/contract/guide/establishments/hours-types'
import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { EMPTY_FORM, readForm } from './listing-form.rules.ts'
import { Registration } from './registration/Registration.tsx'
import { EditorScreen } from './screens/EditorScreen.tsx'
import { HoursScreen } from './screens/HoursScreen.tsx'

const MOMENT = '2026-07-18T12:00:00Z'
const CATEGORY = { id: '0197f2f0-0000-7000-8000-0000000000dd', name: 'Comer', slug: 'comer' }
const LISTING: OwnEstablishment = {
  ...readForm({ ...EMPTY_FORM, name: 'Maré Cheia', category_id: CATEGORY.id }),
  id: '0197f2f0-0000-7000-8000-0000000000aa',
  slug: 'mare-cheia',
  status: 'draft',
  status_reason: null,
  role: 'owner',
  category: CATEGORY,
  subcategory: null,
  hours: null,
  photos: [],
  rating: null,
  plan: 'atalaia',
  tier: 'basic',
  photo_limit: 1,
  shown_modules: [],
  waiting: null,
  changes_reason: null,
  completeness: { score: 10, missing: [] },
  version: 3,
  submitted_at: null,
  verified_at: null,
  published_at: null,
  created_at: MOMENT,
  updated_at: MOMENT,
  may: {
    edit: true,
    submit: true,
    archive: false,
    manage_team: false,
    reply: false,
    read_messages: false,
  },
}

let sent: object[]
let answers: (() => Response)[]
beforeEach(() => {
  sent = []
  answers = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.method === 'GET') return Response.json([])
    sent.push(JSON.parse(String(init.body)))
    return answers.shift()?.() ?? Response.json({ ...LISTING, version: 4 })
  })
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(element: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
async function submit() {
  const form = document.querySelector('form')
  if (form) fireEvent.submit(form)
  await screen.findByRole('region', { name: /Falta acertar/ })
}
const summary = () => screen.getByRole('region', { name: /Falta acertar/ })

it('stays in the field of the registration while what was refused is put right', async () => {
  open(<Registration userId="u1" draft={null} renderPhotos={() => null} renderPage={() => null} />)
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Nome/ })
  await userEvent.type(name, 'Maré Cheia')
  expect([document.activeElement, name.value]).toEqual([name, 'Maré Cheia'])
})

it('stays in the field of the editor while what was refused is put right', async () => {
  open(<EditorScreen listing={LISTING} renderPreview={() => null} renderPage={() => null} />)
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Nome/ })
  await userEvent.clear(name)
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  await userEvent.type(name, 'Maré Alta')
  expect([document.activeElement, name.value]).toEqual([name, 'Maré Alta'])
})

it('stays in the field of the editor after the server refused another one', async () => {
  answers = [
    () =>
      Response.json(
        {
          code: 'input.invalid',
          detail: 'Confira.',
          errors: [{ path: 'changes.category_id', message: 'Escolha outra categoria.' }],
        },
        { status: 422 },
      ),
  ]
  open(<EditorScreen listing={LISTING} renderPreview={() => null} renderPage={() => null} />)
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Nome/ })
  await userEvent.type(name, ' Alta')
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  expect(screen.getAllByText('Escolha outra categoria.')).toHaveLength(2)
  expect(sent).toEqual([{ version: 3, changes: { name: 'Maré Cheia Alta' } }])
  await userEvent.type(name, '!')
  expect(document.activeElement).toBe(name)
})

it('stays in the time while what was refused of the hours is put right', async () => {
  const blank = { opens: Number.NaN, closes: Number.NaN }
  const weekly = [[blank], [blank], [blank], [], [], [], []]
  open(<HoursScreen listing={{ ...LISTING, hours: { ...NO_HOURS, weekly } }} />)
  await submit()
  const times = document.querySelectorAll<HTMLInputElement>('input[type=time]')
  const first = times[0]
  if (!first) throw new Error('no time to write')
  first.focus()
  fireEvent.change(first, { target: { value: '08:00' } })
  await waitFor(() => expect(first.value).toBe('08:00'))
  expect(document.activeElement).toBe(first)
})
