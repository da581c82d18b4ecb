// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Toaster } from './Toaster.tsx'
import { TOAST_DURATION_MS, toast } from './toast.ts'

afterEach(async () => {
  const { toast: sonner } = await import('sonner')
  act(() => {
    sonner.dismiss()
  })
  cleanup()
  vi.useRealTimers()
})

const list = () => document.querySelector<HTMLElement>('[data-sonner-toaster]')
const toastOf = (title: string) => screen.getByText(title).closest('li')

// First in the file: from here on Sonner is loaded.
it('fetches Sonner with the first message, whose only traces are one style of known content', async () => {
  render(<Toaster />)
  expect(document.head.querySelectorAll('style')).toHaveLength(0)
  toast({ title: 'Código copiado' })
  await screen.findByText('Código copiado', {}, { timeout: 10_000 })
  const styles = [...document.head.querySelectorAll('style')].map((style) => style.textContent)
  // The Content-Security-Policy allows this hash, and the one of the empty string that precedes it:
  // Sonner hangs the element into the page before it fills it.
  expect(styles.map((css) => createHash('sha256').update(css).digest('base64'))).toEqual([
    'StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  ])
})

it('shows what was said before its region stood, in order', async () => {
  toast({ title: 'Primeiro' })
  toast({ title: 'Segundo', description: 'Com mais palavras.' })
  render(<Toaster />)
  await screen.findByText('Segundo')
  expect(screen.getByText('Primeiro')).toBeTruthy()
  expect(screen.getByText('Com mais palavras.')).toBeTruthy()
})

// spec: 284
it('stays five seconds unless told otherwise', async () => {
  expect(TOAST_DURATION_MS).toBe(5000)
  render(<Toaster />)
  toast({ title: 'Fica' })
  await screen.findByText('Fica')
  vi.useFakeTimers()
  toast({ title: 'Some' })
  await act(() => vi.advanceTimersByTimeAsync(TOAST_DURATION_MS - 200))
  expect(screen.getByText('Some')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByText('Some')).toBeNull()
})

// spec: 284
it('shows three at a time, 356 px wide and 14 px apart', async () => {
  render(<Toaster />)
  for (const title of ['Um', 'Dois', 'Três', 'Quatro']) toast({ title })
  await screen.findByText('Quatro')
  expect(['Um', 'Dois', 'Três', 'Quatro'].map((title) => toastOf(title)?.dataset.visible)).toEqual([
    'false',
    'true',
    'true',
    'true',
  ])
  expect(list()?.style.getPropertyValue('--width')).toBe('356px')
  expect(list()?.style.getPropertyValue('--gap')).toBe('14px')
})

// spec: 284
it('is reached with F8', async () => {
  render(<Toaster />)
  toast({ title: 'Horário salvo' })
  await screen.findByText('Horário salvo')
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(document.activeElement).toBe(list())
})

// spec: 291
it.each([
  ['19 px comes back', 19, false],
  ['20 px is gone', 20, true],
])('swiped slowly by %s', async (_, distance, isGone) => {
  // The browser's own, which jsdom has not.
  Element.prototype.setPointerCapture = () => undefined
  render(<Toaster />)
  toast({ title: 'Cupom copiado' })
  const item = (await screen.findByText('Cupom copiado')).closest('li') as HTMLElement
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  fireEvent.pointerDown(item, { clientX: 0, clientY: 0 })
  fireEvent.pointerMove(item, { clientX: 0, clientY: 5 })
  fireEvent.pointerMove(item, { clientX: 0, clientY: distance })
  vi.setSystemTime(10_000)
  fireEvent.pointerUp(item)
  expect(item.dataset.swipeOut).toBe(String(isGone))
})

// spec: 284
it('tells success and failure apart, and offers to try again', async () => {
  const retry = vi.fn()
  render(<Toaster />)
  toast({ title: 'Salvo', variant: 'success' })
  toast({
    title: 'Não salvou',
    variant: 'destructive',
    action: { label: 'Tentar de novo', onClick: retry },
  })
  await screen.findByText('Não salvou')
  expect(toastOf('Salvo')?.dataset.type).toBe('success')
  expect(toastOf('Não salvou')?.dataset.type).toBe('error')
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('closes by its own button', async () => {
  render(<Toaster />)
  toast({ title: 'Tchau' })
  await screen.findByText('Tchau')
  fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }))
  await waitFor(() => expect(screen.queryByText('Tchau')).toBeNull())
})

it('goes 200 ms after it was dismissed', async () => {
  render(<Toaster />)
  toast({ title: 'Até já' })
  await screen.findByText('Até já')
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }))
  await act(() => vi.advanceTimersByTimeAsync(190))
  expect(screen.queryByText('Até já')).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(screen.queryByText('Até já')).toBeNull()
})

it('stands above the bars at the foot of the screen, one over the other', async () => {
  const bar = (top: number, height: number) => {
    const element = document.createElement('div')
    element.dataset.bar = 'foot'
    element.getBoundingClientRect = () => new DOMRect(0, top, 360, height)
    document.body.append(element)
    return element
  }
  const screenPx = window.innerHeight
  const bars = [bar(screenPx - 64, 64), bar(screenPx - 134, 70), bar(100, 60)]
  render(<Toaster />)
  toast({ title: 'Lugar salvo' })
  await screen.findByText('Lugar salvo')
  await waitFor(() =>
    expect(list()?.style.getPropertyValue('--mobile-offset-bottom')).toContain('134px'),
  )
  for (const element of bars) element.remove()
})
