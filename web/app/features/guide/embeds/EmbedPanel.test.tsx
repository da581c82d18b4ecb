// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { EmbedPanel } from './EmbedPanel.tsx'

const place = { slug: 'mare-cheia', name: 'Maré Cheia' }
let heard: ToastMessage[]
let stopListening: () => void
beforeEach(() => {
  heard = []
  stopListening = receiveToasts((toast) => heard.push(toast))
})
afterEach(() => {
  cleanup()
  stopListening()
})
const show = (status: 'published' | 'draft') =>
  render(<EmbedPanel establishment={{ ...place, status }} siteName="Guia" />)

it('shows the owner the card and copies the code that shows it elsewhere', async () => {
  const user = userEvent.setup()
  show('published')
  await user.click(screen.getByRole('button', { name: 'Ver o cartão e o código' }))
  const preview = await screen.findByTitle('Como o cartão aparece')
  expect(preview.getAttribute('src')).toBe('/embed/guia/mare-cheia')
  await user.click(screen.getByRole('button', { name: 'Copiar código' }))
  await waitFor(() => expect(heard[0]?.title).toBe('Código copiado'))
  const code = await navigator.clipboard.readText()
  expect(code).toContain('src="http://localhost:3000/embed/guia/mare-cheia"')
  expect(code).toContain('title="Maré Cheia no Guia"')
})

it('offers nothing before the page is published', () => {
  show('draft')
  expect(screen.getByText(/quando sua página estiver publicada/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
