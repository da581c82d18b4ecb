import { describe, expect, it, vi } from 'vitest'
import { ApiError, addressOf, createApiClient } from './api.ts'

describe('an address', () => {
  it('has its parameters filled in and escaped', () => {
    expect(addressOf('/api/v1/guia/:slug', { params: { slug: 'a/b ç' } })).toBe(
      '/api/v1/guia/a%2Fb%20%C3%A7',
    )
  })

  it('leaves out what was not given and repeats lists', () => {
    const query = { q: 'peixe & cia', bairro: undefined, tag: ['a', 'b'], page: null }
    expect(addressOf('/api/v1/x', { query })).toBe('/api/v1/x?q=peixe+%26+cia&tag=a&tag=b')
  })
})

describe('a refusal', () => {
  const problem = { code: 'stale', detail: 'Recarregue e tente novamente.', status: 409 }

  it('carries the code for the program and the sentence for the person', async () => {
    const api = createApiClient(async () => ({ status: 409, body: problem }))
    await expect(api.get('/api/v1/portal-settings')).rejects.toMatchObject({
      code: 'stale',
      status: 409,
      message: 'Recarregue e tente novamente.',
    })
  })

  // spec: 232
  it('has a sentence even when the answer was no problem document', async () => {
    const api = createApiClient(async () => ({ status: 502, body: null }))
    const refusal = await api.get('/api/v1/portal-settings').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ApiError)
    expect((refusal as ApiError).message).toBe('Ocorreu um erro inesperado. Tente novamente.')
  })
})

it('sends the body it was given', async () => {
  const exchange = vi.fn(async () => ({ status: 202, body: { protocol: 'p' } }))
  const body = {
    path: '/',
    message: 'x',
    release: 'dev',
    viewport: { width: 360, height: 740 },
    entries: [],
    slowOperations: [],
  }
  await createApiClient(exchange).send('POST', '/api/v1/error-reports', { body })
  expect(exchange).toHaveBeenCalledWith('POST', '/api/v1/error-reports', body)
})
