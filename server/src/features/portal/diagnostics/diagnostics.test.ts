import { describe, expect, it } from 'vitest'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { ERROR_REPORT_RETENTION_DAYS, sweepErrorReports } from './diagnostics.jobs.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const report = {
  path: '/guia-comercial',
  message: 'TypeError: x is undefined',
  release: 'abc123',
  viewport: { width: 360, height: 740 },
  entries: [{ at: 1, level: 'error', message: 'x is undefined' }],
  slowOperations: [{ name: '/api/v1/portal-settings', durationMs: 1500 }],
}
let lastAddress = 0
const send = (payload: unknown, options: { remoteAddress?: string; origin?: string } = {}) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/v1/error-reports',
    remoteAddress: options.remoteAddress ?? `10.0.0.${++lastAddress}`,
    headers: {
      'content-type': 'application/json',
      ...(options.origin ? { origin: options.origin } : {}),
    },
    payload: JSON.stringify(payload),
  })
const stored = () => portal.deps.connection.selectFrom('error_reports').selectAll().execute()

describe('a page that crashed', () => {
  it('is written down, and the person gets a protocol', async () => {
    const answer = await send(report)
    expect(answer.statusCode).toBe(202)
    expect(await stored()).toContainEqual(
      expect.objectContaining({ id: answer.json().protocol, path: '/guia-comercial' }),
    )
  })

  it.each([
    ['an address with a search in it', { path: '/buscar?q=maria@exemplo.com' }],
    ['a field nobody asked for', { email: 'maria@exemplo.com' }],
    ['a thousand entries', { entries: Array(1000).fill(report.entries[0]) }],
    ['a number in place of a text', { message: 7 }],
  ])('is refused with %s, in Portuguese and with the field named', async (_, change) => {
    const answer = await send({ ...report, ...change })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'input.invalid',
      title: 'Dados inválidos',
      errors: [{ path: expect.any(String), message: expect.any(String) }],
    })
  })

  it('cannot be reported from another site', async () => {
    const answer = await send(report, { origin: 'https://evil.example' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('origin.foreign')
  })

  it('can be reported from the portal itself', async () => {
    expect((await send(report, { origin: 'http://portal.test' })).statusCode).toBe(202)
  })

  it('is taken five times in ten minutes from one household, then never mind', async () => {
    const from = (host: number) => ({ remoteAddress: `2001:db8:1:2::${host}` })
    for (let host = 1; host <= 5; host += 1) {
      expect((await send(report, from(host))).statusCode).toBe(202)
    }
    const sixth = await send(report, from(6))
    expect(sixth.statusCode).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    expect(sixth.json().detail).toContain('Espere um pouco')
    expect((await send(report, { remoteAddress: '2001:db8:1:3::1' })).statusCode).toBe(202)
  })
})

it('forgets reports after their retention, and only those', async () => {
  await portal.deps.connection.deleteFrom('error_reports').execute()
  await send({ ...report, path: '/velha' })
  clock.advance(ERROR_REPORT_RETENTION_DAYS * 86_400_000 - 1)
  await send({ ...report, path: '/nova' })
  await sweepErrorReports.handle({}, portal.deps)
  expect(await stored()).toHaveLength(2)
  clock.advance(2)
  await sweepErrorReports.handle({}, portal.deps)
  expect((await stored()).map(({ path }) => path)).toEqual(['/nova'])
})
