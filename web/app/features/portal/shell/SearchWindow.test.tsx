// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchField } from '~/ui/SearchField.tsx'
import { SearchWindow } from './SearchWindow.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

function show(page = <textarea aria-label="Recado" />) {
  const element = (
    <>
      <header>
        <Link to="/buscar">Buscar</Link>
      </header>
      <main>{page}</main>
      <SearchWindow />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/eventos'] })
  render(<RouterProvider router={router} />)
  return router
}

const box = async () =>
  within(await screen.findByRole('dialog')).getByLabelText('Buscar no portal', {
    selector: 'input',
  })

describe('the search over any page', () => {
  it('opens with the header’s link, ready to be written in, and gives the focus back', async () => {
    const router = show()
    await userEvent.click(screen.getByRole('link', { name: 'Buscar' }))
    const input = await box()
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(router.state.location.pathname).toBe('/eventos')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Buscar' }))
  })

  it('leaves the link to who wants it in another tab', () => {
    show()
    const link = screen.getByRole('link', { name: 'Buscar' })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(link, { ctrlKey: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  // spec: 399
  it('opens with "/", and never for somebody who writes', async () => {
    show()
    await userEvent.type(screen.getByRole('textbox', { name: 'Recado' }), 'e/ou')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Recado' })).toHaveProperty('value', 'e/ou')
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.keyDown(document.body, { key: '/' })
    expect(await box()).toBeDefined()
  })

  it('has its key switched off, and on again, by who does not want it', async () => {
    show()
    fireEvent.keyDown(document.body, { key: '/' })
    await box()
    await userEvent.click(screen.getByRole('switch', { name: 'Abrir a busca com a tecla /' }))
    await userEvent.click(screen.getByRole('button', { name: 'Fechar janela' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.keyDown(document.body, { key: '/' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Buscar' }))
    await box()
    expect(screen.getByRole('switch')).toHaveProperty('checked', false)
  })

  it('takes the words to the page of the search and closes', async () => {
    const router = show()
    fireEvent.keyDown(document.body, { key: '/' })
    await userEvent.type(await box(), 'tacaca{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?q=tacaca'))
    expect(router.state.location.pathname).toBe('/buscar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is no second box where the page is the search itself', async () => {
    window.history.replaceState(null, '', '/buscar')
    show(<SearchField label="Na página" action="/buscar" />)
    fireEvent.keyDown(document.body, { key: '/' })
    expect(document.activeElement).toBe(screen.getByLabelText('Na página', { selector: 'input' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
