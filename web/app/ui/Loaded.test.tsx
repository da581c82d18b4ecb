// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Loaded } from './Loaded.tsx'

afterEach(cleanup)

const texts = { loading: 'Carregando a lista…', loadError: 'Não deu para carregar a lista' }
const rest = { data: undefined, isError: false, error: null, isFetching: true, refetch: vi.fn() }

function show(query: Partial<Parameters<typeof Loaded<string>>[0]['query']>) {
  render(
    <Loaded query={{ ...rest, ...query }} texts={texts} why={() => 'A internet caiu.'}>
      {(word) => <input aria-label={word} />}
    </Loaded>,
  )
}

it('says that it comes', () => {
  show({})
  expect(screen.getByRole('status').textContent).toBe('Carregando a lista…')
})

it('says why it does not come, and tries again', async () => {
  const refetch = vi.fn()
  show({ isError: true, isFetching: false, refetch })
  expect(screen.getByRole('alert').textContent).toContain('A internet caiu.')
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('keeps what is there when asking again fails: somebody may be writing in it', () => {
  show({ data: 'Título', isError: true })
  expect(screen.getByRole('textbox', { name: 'Título' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
