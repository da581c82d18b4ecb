// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

it('does not submit unless it was made to', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button>Adicionar foto</Button>
      <Button type="submit">Salvar</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar foto' }))
  expect(submit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(submit).toHaveBeenCalledOnce()
})

it('keeps the focus while pending, but submits only once', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const form = (pending: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Nome" />
      <Button type="submit" pending={pending}>
        Salvar
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Salvar' })
  await userEvent.click(button)
  rerender(form(true))
  await userEvent.click(button)
  await userEvent.type(screen.getByLabelText('Nome'), '{Enter}')
  button.focus()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(submit).toHaveBeenCalledOnce()
})

it('takes a double click for one where something is written', async () => {
  const write = vi.fn()
  const count = vi.fn()
  render(
    <>
      <Button pending={false} onClick={write}>
        Criar rascunho
      </Button>
      <Button onClick={count}>Mais um</Button>
    </>,
  )
  await userEvent.dblClick(screen.getByRole('button', { name: 'Criar rascunho' }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Mais um' }))
  expect(write).toHaveBeenCalledOnce()
  expect(count).toHaveBeenCalledTimes(2)
})
