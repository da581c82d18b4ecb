import { expect, it } from 'vitest'
import { createLog } from './log.ts'

function linesOf(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  write(createLog('info', 'app', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

it('keeps what identifies a person out of a line, however deep it lies', () => {
  const line = linesOf((log) =>
    log.info({
      email: 'maria@exemplo.com',
      user: { whatsapp: '91992536072', profile: { cpf: '12345678909' } },
      headers: { authorization: 'Bearer x', cookie: 'session=1' },
    }),
  )
  expect(line).not.toMatch(/maria|9199|1234567|Bearer|session=1/)
  expect(line).toContain('[redacted]')
})

it('names a request by its path, never by what was searched', () => {
  const line = linesOf((log) => log.info({ req: { method: 'GET', url: '/buscar?q=maria' } }))
  expect(line).toContain('"path":"/buscar"')
  expect(line).not.toContain('maria')
})

it('does not tell the secret of the address that a bank posts to', () => {
  const url = '/api/v1/pix-hints/0123456789abcdef/pix'
  const line = linesOf((log) => log.info({ req: { method: 'POST', url } }))
  expect(line).toContain('"path":"/api/v1/pix-hints/[redacted]/pix"')
  expect(line).not.toContain('0123456789abcdef')
})
