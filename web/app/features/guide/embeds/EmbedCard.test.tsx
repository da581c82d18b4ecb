import type { Establishment } from '@portal/contract/guide/establishments/establishment'
import { NO_HOURS, sameEveryDay } from '@portal/contract/guide/establishments/hours-types'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EmbedCard, EmbedNotice } from './EmbedCard.tsx'

const site = { origin: 'https://guia.test', siteName: 'Guia Salinópolis' }
const place = {
  slug: 'mare-cheia',
  name: 'Maré <Cheia>',
  category: { slug: 'onde-comer', name: 'Onde comer' },
  subcategory: { slug: 'peixaria', name: 'Peixaria' },
  neighbourhood: 'Maçarico',
  photo: null,
  rating: { mean: 4.6, count: 128 },
  hours: { ...NO_HOURS, weekly: sameEveryDay([{ opens: 600, closes: 1380 }]) },
} as unknown as Establishment

/** In Belém it is three hours earlier. */
const at = (time: string) => new Date(`2026-07-18T${time}:00Z`)
const card = (now: Date, more: Partial<Establishment> = {}) =>
  renderToStaticMarkup(<EmbedCard place={{ ...place, ...more }} site={site} now={now} />)

describe('the card of a business in another site', () => {
  // spec: 403
  it('says what and where it is, whether it is open at that moment, and how it is rated', () => {
    expect(card(at('18:00'))).toContain('Peixaria · Maçarico')
    expect(card(at('18:00'))).toContain('Aberto agora · fecha às 23h')
    expect(card(at('09:00'))).toContain('Abre às 10h')
    expect(card(at('18:00'))).toContain('4,6 (128 avaliações)')
  })

  // spec: 372
  it('says what a lodging tells of itself in place of its hours', () => {
    const html = card(at('18:00'), { facts: ['12 quartos', 'Entrada às 14h'] })
    expect(html).toContain('12 quartos · Entrada às 14h')
    expect(html).not.toContain('Aberto agora')
  })

  it('leads to the page in a tab of its own, and runs nothing', () => {
    const html = card(at('18:00'))
    expect(html).toContain('href="https://guia.test/guia/mare-cheia"')
    const links = html.match(/<a [^>]*>/g) ?? []
    expect(links).toHaveLength(2)
    for (const link of links) expect(link).toMatch(/target="_blank" rel="noopener"/)
    expect(html).not.toMatch(/<script|\son\w+=|<Cheia>/)
  })

  it('gives way to a sentence where there is no such business', () => {
    const html = renderToStaticMarkup(<EmbedNotice kind="gone" site={site} />)
    expect(html).toContain('Este negócio não está no guia agora')
    expect(html).toContain('href="https://guia.test/guia-comercial"')
  })
})
