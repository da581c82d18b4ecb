// @vitest-environment jsdom
import type { Establishment } from '@portal/contract/guide/establishments/establishment'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AboutSection } from './AboutSection.tsx'
import { BusinessDetails } from './BusinessDetails.tsx'
import { BusinessPage, type BusinessSlots } from './BusinessPage.tsx'
import { BUSINESS, CARD } from './fake-establishments.ts'
import { NearbySection } from './NearbySection.tsx'
import { OpenLine } from './OpenLine.tsx'

const NOW = new Date('2026-07-18T20:00:00Z')
const site = {
  siteName: 'Guia Salinópolis',
  city: { name: 'Salinópolis' },
}

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openPage(
  given: Partial<Establishment> = {},
  onShare = () => undefined,
  hasEvents = false,
  order: { isNow: boolean } | null = null,
) {
  const data = {
    hasEvents,
    order,
    business: { ...BUSINESS, ...given },
    nearby: [{ ...CARD, id: 'outro', name: 'Tacacá da Dona Socorro', slug: 'tacaca' }],
    renderedAt: NOW.toISOString(),
  }
  const slots: BusinessSlots = {
    claim: <p>É seu? Reivindique</p>,
    reviews: <h2>Avaliações</h2>,
    openLine: (props) => <OpenLine {...props} />,
    about: (props) => <AboutSection {...props} />,
    details: (props) => <BusinessDetails {...props} />,
    nearby: (props) => <NearbySection {...props} />,
  }
  const element = <BusinessPage data={data} site={site} onShare={onShare} slots={slots} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

// spec: 294
it('leads from the name to the chat, the phone and the way there', () => {
  openPage()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Maré Cheia Peixe na Brasa')
  const bar = within(screen.getByRole('region', { name: 'Falar com o negócio' }))
  const href = (name: string) => bar.getByRole('link', { name }).getAttribute('href')
  expect(href('WhatsApp')).toMatch(/^https:\/\/wa\.me\/5591900000812\?text=/)
  expect(href('Ligar')).toBe('tel:+559134230812')
  expect(href('Rota')).toContain('destination=-0.6135%2C-47.3561')
})

// spec: 855
it('orders beside the chat where somebody would take it, now or for later, by one red action', () => {
  const red = () =>
    within(screen.getByRole('region', { name: 'Falar com o negócio' }))
      .getAllByRole('link')
      .filter(({ className }) => className.includes('bg-guara-600'))
      .map((link) => [link.textContent, link.getAttribute('href')])
  openPage({}, undefined, false, { isNow: true })
  expect(red()).toEqual([['Pedir', '/cardapio/mare-cheia']])
  cleanup()
  openPage({}, undefined, false, { isNow: false })
  expect(red()).toEqual([['Agendar', '/cardapio/mare-cheia']])
  cleanup()
  openPage()
  expect(red()).toEqual([['WhatsApp', expect.stringContaining('wa.me')]])
})

it('leads to the menu and the shop of who has one, and of nobody else', () => {
  openPage()
  expect(screen.queryByRole('link', { name: 'Ver cardápio' })).toBeNull()
  cleanup()
  openPage({ modules: ['menu'] })
  const link = screen.getByRole('link', { name: 'Ver cardápio' })
  expect(link.getAttribute('href')).toBe('/cardapio/mare-cheia')
  expect(screen.queryByRole('link', { name: 'Ver loja' })).toBeNull()
  cleanup()
  openPage({ modules: ['shop'] })
  const shop = screen.getByRole('link', { name: 'Ver loja' })
  expect(shop.getAttribute('href')).toBe('/loja/mare-cheia')
})

it('tells what is known: hours with today marked, what it has, when it was checked', () => {
  openPage()
  const hours = within(screen.getByRole('region', { name: 'Horários' }))
  expect(hours.getByText('Todos os dias').textContent).toContain('hoje')
  expect(hours.getByText('Conferido em 14 de julho de 2026')).toBeTruthy()
  for (const text of ['Caldeirada', 'Aceita pet', 'Pix, Cartão de crédito', 'Rampa na entrada.']) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  expect(screen.getByRole('link', { name: 'Tacacá da Dona Socorro' })).toBeTruthy()
  expect(screen.queryByText('É seu? Reivindique')).toBeNull()
})

it('shows a basic listing without holes, and asks for its owner', () => {
  const nothing = { description: null, whatsapp: null, instagram: null, place: null, rating: null }
  openPage({
    ...nothing,
    ...{ tier: 'basic', is_claimed: false, hours: null, price_range: null, verified_at: null },
    ...{ specialties: [], amenities: [], payment_methods: [], accessibility_notes: null },
    address: { ...BUSINESS.address, street: null, number: null, complement: null, cep: null },
  })
  expect(screen.getByText('É seu? Reivindique')).toBeTruthy()
  expect(screen.getByText(/O horário ainda não foi informado/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /WhatsApp|Rota/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Sobre' })).toBeNull()
})

// spec: 472
it('has a tab for its events while there are any', () => {
  const tab = () =>
    within(screen.getByRole('navigation', { name: 'Partes da página' })).queryByRole('link', {
      name: 'Eventos',
    })
  openPage()
  expect(tab()).toBeNull()
  cleanup()
  openPage({}, undefined, true)
  expect(tab()?.getAttribute('href')).toBe('#eventos-aqui')
})

it('is shared from the head of the page and from beside it', () => {
  const onShare = vi.fn()
  openPage({}, onShare)
  const buttons = screen.getAllByRole('button', { name: 'Compartilhar' })
  for (const button of buttons) act(() => button.click())
  expect(onShare).toHaveBeenCalledTimes(buttons.length)
})

// spec: 451
it('leads to its parts, and to none that is not there', () => {
  openPage({ description: null })
  const tabs = within(screen.getByRole('navigation', { name: 'Partes da página' }))
  const hrefs = tabs.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['#como-chegar', '#horarios', '#avaliar', '#perto'])
})

// spec: 372
it('says of a place to sleep what it has and costs, not when its desk opens', () => {
  openPage({ facts: ['12 quartos', 'Check-in às 14h'] })
  const head = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement)
  expect(head.queryByText(/Aberto agora/)).toBeNull()
  expect(head.getByText('12 quartos · Check-in às 14h')).toBeTruthy()
  expect(head.getByText('Caro')).toBeTruthy()
})
