// @vitest-environment jsdom
import { clubClaims } from '@portal/contract/club/club/club-claims'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TypedBefore } from '~/platform/TypedBefore.tsx'
import { ClubBenefits } from './ClubBenefits.tsx'
import { ClubClosing } from './ClubClosing.tsx'
import { ClubHero } from './ClubHero.tsx'
import { ClubTestimonials } from './ClubTestimonials.tsx'
import { clubTexts } from './club.texts.ts'
import { HowItWorks } from './HowItWorks.tsx'
import { JoinForm } from './JoinForm.tsx'

afterEach(cleanup)
const show = (part: ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>)

describe('the page of the club', () => {
  it('begins with a sentence, what it costs and the card', () => {
    show(<ClubHero card={<p>cartão</p>} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Mostre o código, pague menos em Salinas',
    )
    expect(screen.getByText('Sem mensalidade')).toBeTruthy()
    expect(screen.getByText('cartão')).toBeTruthy()
  })

  // spec: 83
  it('has four benefits and announces no draw in particular', () => {
    show(<ClubBenefits claims={clubClaims(null)} />)
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Sorteios semanais',
      'Descontos de até 50%',
      'Experiências VIP',
      'Ofertas relâmpago',
    ])
    const draws = screen.getByRole('heading', { name: 'Sorteios semanais' }).closest('article')
    expect(draws?.textContent).not.toMatch(/\d{1,2}\/\d{1,2}|R\$|amanhã|domingo/)
  })

  // spec: 84
  it('explains three steps, in order', () => {
    show(<HowItWorks />)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Como Funciona')
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('heading')
        .map((title) => title.textContent),
    ).toEqual(['Cadastre-se', 'Confirme o WhatsApp', 'Comece a ganhar'])
  })

  // spec: 86
  it('lets members speak, and leaves the section out when nobody does', () => {
    show(<ClubTestimonials testimonials={clubClaims(null).testimonials} />)
    expect(screen.getAllByRole('figure')).toHaveLength(3)
    cleanup()
    const { container } = show(<ClubTestimonials testimonials={[]} />)
    expect(container.textContent).toBe('')
  })

  // spec: 2
  it('claims its numbers and leads back to the form', () => {
    show(<ClubClosing claims={clubClaims(null)} />)
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '5000+',
      'R$ 15k+',
      '500+',
    ])
    const link = screen.getByRole('link', { name: 'Quero me cadastrar' })
    expect(link.getAttribute('href')).toBe('/#cadastro')
  })

  // spec: 300, 374, 460
  it('shows what was counted, and no claim, once the administration says so', () => {
    const counted = clubClaims(
      { club_figures: 'counted' },
      {
        members: 1234,
        partners: 0,
        saved_cents: 98_765,
        prizes_cents: 0,
        counted_at: '2026-07-18T22:00:00Z',
      },
    )
    show(<ClubClosing claims={counted} />)
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '1.234',
      'R$ 987',
    ])
    expect(document.body.textContent).toContain('Contado no sábado, 18 de jul., às 19h.')
    cleanup()
    show(<ClubBenefits claims={counted} />)
    expect(screen.getByRole('heading', { name: 'Descontos' })).toBeTruthy()
    expect(document.body.textContent).not.toContain('50%')
    expect(clubTexts.meta(counted.discountPercent).description).not.toMatch(/\d|%/)
    expect(clubTexts.meta(clubClaims(null).discountPercent).description).toContain('até 50%')
  })
})

describe('the form before the page’s script arrives', () => {
  const club = { isPending: false, hasJoined: false, join: vi.fn() }
  const form = (
    <MemoryRouter>
      <JoinForm club={club} />
      <TypedBefore />
    </MemoryRouter>
  )

  it('cannot be sent, and names no field a browser would put in an address', () => {
    const html = renderToString(form)
    expect(html).not.toMatch(/\sname=/)
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*type="submit"|type="submit"[^>]*disabled=""/)
  })

  it('keeps what was typed or filled in meanwhile', async () => {
    const host = document.createElement('div')
    host.innerHTML = renderToString(form)
    document.body.append(host)
    const field = (label: string) =>
      within(host).getByLabelText<HTMLInputElement | HTMLSelectElement>(label)
    field('Nome completo').value = 'Ana Lima'
    field('E-mail').value = 'ana@example.com'
    field('Senha').value = 'maré cheia'
    field('WhatsApp').value = '91992536072'
    field('Data de nascimento').value = '20051990'
    const root = await act(async () => hydrateRoot(host, form))
    fireEvent.pointerMove(window)
    expect(field('Nome completo').value).toBe('Ana Lima')
    expect(field('E-mail').value).toBe('ana@example.com')
    expect(field('Senha').value).toBe('maré cheia')
    await waitFor(() => expect(field('WhatsApp').value).toBe('(91) 99253-6072'))
    expect(field('Data de nascimento').value).toBe('20/05/1990')
    expect(within(host).getByRole<HTMLButtonElement>('button', { name: /parte/ }).disabled).toBe(
      false,
    )
    act(() => root.unmount())
    host.remove()
  })
})
