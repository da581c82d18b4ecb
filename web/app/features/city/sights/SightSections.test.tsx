// @vitest-environment jsdom

import type { Sight } from '@portal/contract/city/sights/sight'
import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { SightFacts } from './SightFacts.tsx'
import { SightSections } from './SightSections.tsx'

const SIGHT: Sight = {
  id: 's1',
  kind: 'beach',
  slug: 'atalaia',
  name: 'Praia do Atalaia',
  summary: 'Areia larga.',
  description: richTextFrom('Um mar que sobe.\n\nDunas claras.'),
  tags: ['dunas'],
  place: { latitude: -0.59, longitude: -47.3, is_approximate: true },
  photo: null,
  photos: [],
  rating: null,
  social_image: '/cartoes/x/y.jpg',
  address: '',
  visiting_hours: '',
  price: '',
  duration: '',
  best_time: '',
  best_tide: null,
  bring: [],
  facilities: [{ facility: 'toilets', is_there: false, note: '' }],
  ramps: [],
  hazards: [{ title: 'Maré forte', text: 'Água só até o umbigo.' }],
  rules: [],
  ways: [],
  water_samples: [],
  sources: ['https://exemplo.test/decreto'],
  verified_at: null,
  updated_at: '2026-07-18T14:48:00.000Z',
}
afterEach(cleanup)

const show = (sight: Sight) =>
  render(
    <MemoryRouter>
      <SightSections sight={sight} next={null} />
    </MemoryRouter>,
  )

// spec: 396
it('says that no analysis was published, or which, when and by whom', () => {
  const { unmount } = show(SIGHT)
  expect(screen.getByText('Sem análise publicada')).toBeTruthy()
  unmount()
  const sample = {
    point: 'Em frente ao 1º acesso',
    sampled_on: '2026-07-01',
    result: 'unfit' as const,
    lab: 'Laboratório do Estado',
    document_url: 'https://exemplo.test/laudo.pdf',
  }
  show({
    ...SIGHT,
    water_samples: [{ ...sample, sampled_on: '2026-06-01', result: 'fit' }, sample],
  })
  expect(screen.queryByText('Sem análise publicada')).toBeNull()
  const [latest] = screen.getAllByText(/para banho/)
  expect(latest?.textContent).toBe('Imprópria para banho')
  expect(screen.getByText(/1 de julho de 2026/)).toBeTruthy()
  const [report] = screen.getAllByRole('link', { name: 'Ver o laudo' })
  expect(report?.getAttribute('href')).toBe(sample.document_url)
})

it('says what is not there, and that the pin is approximate', () => {
  show(SIGHT)
  expect(screen.getByText('Não tem:')).toBeTruthy()
  expect(screen.getByText(/Posição aproximada/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bombeiros 193' }).getAttribute('href')).toBe('tel:193')
})

// spec: 388
it('shows an attraction without a tide, with when and for how much', () => {
  show({
    ...SIGHT,
    kind: 'attraction',
    name: 'Farol',
    visiting_hours: '8h às 17h',
    price: 'Grátis',
  })
  expect(screen.getByText('8h às 17h')).toBeTruthy()
  expect(screen.getByText('Grátis')).toBeTruthy()
  expect(screen.queryByText('Sem análise publicada')).toBeNull()
  expect(screen.queryByText('Emergência no mar:')).toBeNull()
})

it('says in a few lines what one decides by, the hour by the tide first, and nothing that is not known', () => {
  const { container, rerender } = render(
    <SightFacts
      sight={{ ...SIGHT, best_time: 'De manhã', bring: ['Água', 'Comida'] }}
      bestHour="Hoje, das 12h10 às 16h10 (maré baixa)"
    />,
  )
  expect([...container.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Melhor hora:',
    'O que levar:',
  ])
  expect(screen.getByText('Hoje, das 12h10 às 16h10 (maré baixa)')).toBeTruthy()
  expect(screen.getByText('Água, Comida')).toBeTruthy()
  rerender(<SightFacts sight={SIGHT} bestHour={null} />)
  expect(container.textContent).toBe('')
})
