// @vitest-environment jsdom
import type { Itinerary, ItineraryStop } from '@portal/contract/city/itinerary/itinerary'
import { readPlan } from '@portal/contract/city/itinerary/plan-text'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { dayHeading } from './day-heading.rules.ts'
import { dayRoute, minuteOfClock, stopsOfAnswer } from './days.rules.ts'
import { OwnPlan } from './OwnPlan.tsx'
import { PlanButton } from './PlanButton.tsx'
import { SharedPlan } from './SharedPlan.tsx'

const TODAY = '2026-07-18'
const KEY = 'portal.roteiro'
const BEACH = { kind: 'praia', slug: 'atalaia', name: 'Praia do Atalaia' } as const

let heard: ToastMessage[]
let stopListening: () => void
beforeEach(() => {
  heard = []
  stopListening = receiveToasts((message) => heard.push(message))
})
afterEach(() => {
  stopListening()
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const show = (page: ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  )
const stored = () => (JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[][]).map(([s]) => s)
const keep = (...stops: [string, string][]) => localStorage.setItem(KEY, JSON.stringify(stops))

/** What the guide would answer, with one warning for each stop that has an hour. */
function told(plan: string): Itinerary {
  const stops: ItineraryStop[] = readPlan(plan).map((stop) => ({
    ...stop,
    name: `Nome de ${stop.slug}`,
    about: 'Praia',
    photo: null,
    place: { latitude: -0.6, longitude: -47.3 },
    way_here: null,
    warnings: stop.minute === null ? [] : ['Maré alta nesta hora.'],
  }))
  return { stops, missing: [] }
}
const answering = (answer: (plan: string) => Itinerary = told, status = 200) =>
  vi.stubGlobal('fetch', async (url: string) => {
    const plan = new URL(url, 'http://portal.test').searchParams.get('p') ?? ''
    return new Response(JSON.stringify(answer(plan)), { status })
  })

describe('the button of a place', () => {
  it('puts it into the plan with one tap and then leads there', async () => {
    show(<PlanButton stop={{ ...BEACH, date: null, minute: null }} look="line" />)
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar ao roteiro' }))
    expect(stored()).toEqual(['praia.atalaia'])
    expect(heard[0]).toMatchObject({ title: 'No seu roteiro', description: 'Praia do Atalaia' })
    expect(heard[0]?.action?.label).toBe('Ver roteiro')
    expect(screen.getByRole('button', { name: 'No roteiro' })).toBeDefined()
  })

  it('keeps what another tab has added meanwhile', async () => {
    show(<PlanButton stop={{ ...BEACH, date: null, minute: null }} look="line" />)
    keep(['praia.macarico', 'Praia do Maçarico'])
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar ao roteiro' }))
    expect(stored()).toEqual(['praia.macarico', 'praia.atalaia'])
  })

  it('says so where the plan is full', async () => {
    keep(...Array.from({ length: 40 }, (_, n): [string, string] => [`praia.p${n}`, `P${n}`]))
    show(<PlanButton stop={{ ...BEACH, date: null, minute: null }} look="line" />)
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar ao roteiro' }))
    expect(stored()).toHaveLength(40)
    expect(heard[0]?.title).toBe('Seu roteiro está cheio')
  })
})

describe('my plan', () => {
  it('is told day by day, with what speaks against an hour', async () => {
    answering()
    keep(['praia.b.20260719.1000', 'B'], ['praia.a', 'A'], ['praia.c.20260718', 'C'])
    show(<OwnPlan today={TODAY} />)
    expect(await screen.findByText('Maré alta nesta hora.')).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Hoje, 18 de jul.',
      'Amanhã, 19 de jul.',
      'Sem dia ainda',
    ])
  })

  it('says between two stops of a day how long the way takes, and shows them on a map', async () => {
    const leg = { walk: { metres: 960, minutes: 12 }, drive: { metres: 990, minutes: 3 } }
    const way = { from: 'praia.a', leg }
    answering((plan) => {
      const { stops, missing } = told(plan)
      return {
        missing,
        stops: stops.map((stop) => ({ ...stop, way_here: stop.slug === 'a' ? null : way })),
      }
    })
    keep(['praia.a.20260719.0900', 'A'], ['praia.b.20260719.1000', 'B'], ['praia.c.20260719', 'C'])
    show(<OwnPlan today={TODAY} />)
    const found = await screen.findAllByText('12 min a pé · 3 min de carro')
    // C comes first that day: nothing is told of a way that begins at another stop than the one before.
    expect(found.map((one) => one.closest('li')?.textContent)).toEqual([
      expect.stringContaining('10hB'),
    ])
  })

  it('can be read without a connection, by the names that were kept', async () => {
    answering(told, 503)
    keep(['praia.atalaia.20260719', 'Praia do Atalaia'])
    show(<OwnPlan today={TODAY} />)
    expect((await screen.findByRole('alert')).textContent).toContain('Sem conexão com o guia')
    expect(screen.getByRole('link', { name: 'Praia do Atalaia' })).toBeDefined()
  })

  // spec: 392
  it('gives a stop its day and hour', async () => {
    answering()
    keep(['praia.atalaia', 'Praia do Atalaia'])
    show(<OwnPlan today={TODAY} />)
    await userEvent.click(await screen.findByRole('button', { name: /^Dia e hora/ }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Dia' }), '20072026')
    expect(stored()).toEqual(['praia.atalaia.20260720'])
    const hour = screen.getByLabelText(/^Hora/)
    expect(document.activeElement).toBe(hour)
    await userEvent.type(hour, '09:30')
    await userEvent.tab()
    expect(stored()).toEqual(['praia.atalaia.20260720.0930'])
    expect(await screen.findByText('Maré alta nesta hora.')).toBeDefined()
  })

  it('lets go of a stop, and takes it back', async () => {
    answering()
    keep(['praia.atalaia', 'Praia do Atalaia'])
    show(<OwnPlan today={TODAY} />)
    await userEvent.click(await screen.findByRole('button', { name: /^Tirar do roteiro/ }))
    expect(stored()).toEqual([])
    expect(screen.getByText('Seu roteiro começa com um lugar')).toBeDefined()
    act(() => heard[0]?.action?.onClick())
    expect(stored()).toEqual(['praia.atalaia'])
  })

  it('says of a stop that the guide no longer has it', async () => {
    answering((plan) => ({ stops: [], missing: readPlan(plan) }))
    keep(['guia.fechou', 'Bar que fechou'])
    show(<OwnPlan today={TODAY} />)
    expect(await screen.findByText('Esta página saiu do guia.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Bar que fechou' })).toBeNull()
  })

  it('believes nothing that is no plan in the storage', () => {
    localStorage.setItem(KEY, '[["praia.<b>","x"],["praia.ok",7],3]')
    show(<OwnPlan today={TODAY} />)
    expect(screen.getByText('Seu roteiro começa com um lugar')).toBeDefined()
  })
})

describe('a plan that came by a link', () => {
  it('joins what is kept, each stop once', async () => {
    keep(['praia.a', 'A'])
    show(<SharedPlan answer={told('praia.a_praia.b.20260719.0800')} today={TODAY} />)
    const list = screen.getByRole('heading', { level: 2, name: /Amanhã/ }).closest('section')
    if (!list) throw new Error('the day is missing')
    expect(within(list).getByText('Nome de b')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Guardar no meu roteiro' }))
    expect(stored()).toEqual(['praia.a', 'praia.b.20260719.0800'])
    expect(heard[0]?.title).toBe('1 parada foi para o seu roteiro')
  })

  it('says when there is nothing in the link', () => {
    show(<SharedPlan answer={told('nada')} today={TODAY} />)
    expect(screen.getByText('Este link não tem nenhuma parada')).toBeDefined()
  })
})

describe('the words of a plan', () => {
  it('name the near days and what is over', () => {
    expect(dayHeading('2026-07-20', TODAY)).toBe('segunda, 20 de jul.')
    expect(dayHeading('2026-07-17', TODAY)).toBe('sexta, 17 de jul. (já passou)')
  })

  it('lead from stop to stop, where there is more than one', () => {
    const [one, other] = stopsOfAnswer(told('praia.a_praia.b'))
    if (!one || !other) throw new Error('two stops')
    expect(dayRoute([one])).toBeNull()
    expect(dayRoute([one, other])).toContain('destination=-0.6%2C-47.3&waypoints=-0.6%2C-47.3')
  })

  it('read the hour of a field', () => {
    expect(minuteOfClock('09:30')).toBe(570)
    expect(minuteOfClock('')).toBeNull()
  })
})
