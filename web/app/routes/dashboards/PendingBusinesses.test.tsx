// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { PendingBusinesses } from './PendingBusinesses.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const may = { edit: true, submit: true }
const listing = (id: string, more: object) => ({
  ...{ id, name: `Negócio ${id}`, status: 'published', status_reason: null },
  ...{ completeness_score: 100, may },
  ...more,
})

function open(listings: object[], counts: object[] = []) {
  fakeApi({
    'GET /api/v1/my/establishments': () => ok(listings),
    'GET /api/v1/my/inbox-counts': () => ok(counts),
  })
  const onCount = vi.fn()
  renderAs(signedIn(), <PendingBusinesses onCount={onCount} />, '/todo')
  return onCount
}

// spec: 17
it('tells an owner of each business the one thing that costs most by waiting', async () => {
  const onCount = open(
    [
      listing('a', { completeness_score: 60 }),
      listing('b', { completeness_score: 60 }),
      listing('c', { status: 'draft' }),
      listing('d', { status: 'rejected', status_reason: 'Falta o endereço.' }),
      listing('e', {}),
    ],
    [{ establishment_id: 'a', counts: { order: 1, message: 2 } }],
  )
  await screen.findByText('3 esperam sua resposta.')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Responder',
    'Ver o que falta',
    'Continuar o cadastro',
    'Corrigir e enviar',
  ])
  expect(screen.getByText(/60% completa/)).toBeDefined()
  expect(screen.getByText('O cadastro foi recusado: Falta o endereço.')).toBeDefined()
  expect(screen.queryByText('Negócio e')).toBeNull()
  expect(onCount).toHaveBeenLastCalledWith(4)
})

it('asks a colleague for nothing that their role may not do', async () => {
  const cook = { edit: false, submit: false }
  const onCount = open([listing('a', { completeness_score: 10, may: cook })])
  await waitFor(() => expect(onCount).toHaveBeenCalledWith(0))
  expect(screen.queryByRole('link')).toBeNull()
})
