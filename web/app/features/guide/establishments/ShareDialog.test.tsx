// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { ShareDialog } from './ShareDialog.tsx'

const url = 'https://guia.example/guia/mare-cheia'
afterEach(cleanup)

function open() {
  const onClose = vi.fn()
  renderAs(signedIn(), <ShareDialog name="Maré Cheia" url={url} isOpen onClose={onClose} />)
  return onClose
}

// spec: 327
it('copies the link, or leads to where it can be sent', async () => {
  const user = userEvent.setup()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const onClose = open()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('WhatsApp')).toBe(`https://wa.me/?text=${encodeURIComponent(`Maré Cheia\n${url}`)}`)
  expect(href('Facebook')).toContain(encodeURIComponent(url))
  expect(href('E-mail')).toMatch(/^mailto:\?subject=Mar/)
  await user.click(screen.getByRole('button', { name: 'Copiar link' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(writeText).toHaveBeenCalledWith(url)
})

it('shows the address to copy by hand where the browser copies nothing', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  const onClose = open()
  await user.click(screen.getByRole('button', { name: 'Copiar link' }))
  expect(screen.getByLabelText<HTMLInputElement>('Link desta página').value).toBe(url)
  expect(onClose).not.toHaveBeenCalled()
})
