import { expect, it } from 'vitest'
import { readMailboxPorts } from './mailbox-ports.ts'

it('uses the usual ports of a development mailbox where none is set', () => {
  expect(readMailboxPorts({})).toEqual({ smtpPort: 1025, webPort: 8025 })
  expect(readMailboxPorts({ MAILBOX_SMTP_PORT: '', MAILBOX_WEB_PORT: ' 9000 ' })).toEqual({
    smtpPort: 1025,
    webPort: 9000,
  })
})

it.each(['-1', '65536', '1e3', '0x50', 'porta'])('refuses %s as a port', (text) => {
  expect(() => readMailboxPorts({ MAILBOX_SMTP_PORT: text })).toThrow('MAILBOX_SMTP_PORT')
})
