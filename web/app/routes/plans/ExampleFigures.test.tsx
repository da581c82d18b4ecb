// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ExampleFigures } from './ExampleFigures.tsx'

afterEach(cleanup)

// spec: 672
it('says that its figures are invented, to the eye and to the ear', () => {
  render(<ExampleFigures />)
  expect(screen.getByText('Exemplo, números inventados')).toBeDefined()
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/números inventados/)
  expect(screen.getByRole('table', { hidden: true }).textContent).toContain('sáb239206')
  expect(screen.getByText(/^1\.089 visitas à sua página, 91 a mais/)).toBeDefined()
})
