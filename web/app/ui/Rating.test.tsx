// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Rating } from './Rating.tsx'

afterEach(cleanup)

it.each([
  [{ score: 4.8, count: 1212 }, 'Nota 4,8 de 5, 1.212 avaliações'],
  [{ score: 5, count: 1 }, 'Nota 5,0 de 5, 1 avaliação'],
  [{ score: 3.25, look: 'stars' as const }, 'Nota 3,3 de 5'],
])('says the score and how many gave it', (props, label) => {
  render(<Rating {...props} />)
  expect(screen.getByRole('img', { name: label })).toBeTruthy()
})

it('does not pretend a score where nobody rated', () => {
  render(<Rating score={null} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Sem avaliações ainda')).toBeTruthy()
})
