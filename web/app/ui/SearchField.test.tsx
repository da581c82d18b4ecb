// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

afterEach(cleanup)

const FOUND = [
  { text: 'pousada', hint: '', path: null },
  { text: 'Pousada Rede de Nuvem', hint: 'Pousada', path: '/guia/pousada-rede-de-nuvem' },
]

function show(suggest = vi.fn(async () => FOUND)) {
  const router = createMemoryRouter([
    { path: '/', element: <SearchField label="Buscar" action="/buscar" suggest={suggest} /> },
    { path: '*', element: null },
  ])
  render(<RouterProvider router={router} />)
  return { router, suggest, box: screen.getByLabelText('Buscar', { selector: 'input' }) }
}

async function type(box: HTMLElement, value: string) {
  box.focus()
  await waitFor(() => expect(box.getAttribute('role')).toBe('combobox'))
  fireEvent.input(box, { target: { value } })
  return screen.findAllByRole('option')
}

it('suggests what may be meant, and the keys walk through it and back to the box', async () => {
  const { box } = show()
  const options = await type(box, 'pous')
  expect(box.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  expect(box.getAttribute('aria-activedescendant')).toBe(options[1]?.id)
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  expect(box.hasAttribute('aria-activedescendant')).toBe(false)
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(screen.queryByRole('option')).toBeNull()
})

it('leads to a page, or searches for the word', async () => {
  const { box, router } = show()
  await type(box, 'pous')
  fireEvent.keyDown(box, { key: 'ArrowUp' })
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/guia/pousada-rede-de-nuvem'))
})

it('asks for nothing before two letters, and stays a plain box where nothing comes', async () => {
  const { box, suggest } = show(vi.fn(async () => []))
  box.focus()
  await waitFor(() => expect(box.getAttribute('role')).toBe('combobox'))
  fireEvent.input(box, { target: { value: 'p' } })
  fireEvent.input(box, { target: { value: 'po' } })
  await waitFor(() => expect(suggest).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('listbox')).toBeNull()
})
