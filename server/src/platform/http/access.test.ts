import type { Access } from '@portal/contract/shared/endpoint'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import type { Person } from '../auth/identity.ts'
import type { SecurityEvents } from '../security-events.ts'
import { guardRoutes } from './access.ts'
import { answerWithProblems } from './problem-replies.ts'

const MEMBER = { kind: 'person', userId: 'rosa', planType: 'clube' } as Person
const refused = vi.fn()
const securityEvents = { refused } as unknown as SecurityEvents
const identify = vi.fn(async () => MEMBER as Person | null)

function server(add: (app: FastifyInstance) => void) {
  identify.mockClear()
  const app = Fastify()
  answerWithProblems(app, { securityEvents, whoChanged: async () => ({}) })
  guardRoutes(app, { identify })
  add(app)
  return app
}
const serving = (access: Access) =>
  server((app) => {
    app.all('/thing', { config: { access } }, async ({ actor }) => ({ userId: actor?.userId }))
  })

describe('a route of the API that does not say who may call it', () => {
  it('cannot be served, and the failure says what to do', () => {
    const add = (app: FastifyInstance) => app.get('/api/v1/secrets', async () => 'secret')
    expect(() => server(add)).toThrow(
      'GET /api/v1/secrets does not say who may call it: add access to its endpoint in contract/src',
    )
  })

  it('is not saved by a word that nobody knows', () => {
    const config = { access: 'everybody' as Access }
    const add = (app: FastifyInstance) => app.get('/api/v1/secrets', { config }, async () => '')
    expect(() => server(add)).toThrow(
      'one of anyone, link, pos, optional-person, person, staff, reporter, moderator',
    )
  })
})

describe('the caller', () => {
  it.each(['anyone', 'link'] as const)('is not looked up where access is %s', async (access) => {
    expect((await serving(access).inject('/thing')).json()).toEqual({})
    expect(identify).not.toHaveBeenCalled()
  })

  it.each(['optional-person', 'person'] as const)('is handed over for %s', async (access) => {
    expect((await serving(access).inject('/thing')).json()).toEqual({ userId: 'rosa' })
    expect(identify).toHaveBeenCalledOnce()
  })

  it('is looked up once for a HEAD too', async () => {
    const app = server((one) => one.get('/thing', { config: { access: 'person' } }, async () => ''))
    expect((await app.inject({ method: 'HEAD', url: '/thing' })).statusCode).toBe(200)
    expect(identify).toHaveBeenCalledOnce()
  })

  it('who is refused has no body read', async () => {
    const read = vi.fn()
    const app = server((one) => {
      one.addContentTypeParser('text/plain', { parseAs: 'string' }, async () => read())
      one.post('/thing', { config: { access: 'administrator' } }, async () => '')
    })
    const headers = { 'content-type': 'text/plain' }
    const answer = await app.inject({ method: 'POST', url: '/thing', headers, payload: 'words' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'admin.forbidden'])
    expect(read).not.toHaveBeenCalled()
  })
})
