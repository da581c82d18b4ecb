import { expect, it } from 'vitest'
import { namesOfPort, readSandboxPorts } from './sandbox-ports.ts'

const usual = {
  MAILBOX_SMTP_PORT: 1025,
  MAILBOX_WEB_PORT: 8025,
  GOOGLE_PORT: 8026,
  WHATSAPP_PORT: 8027,
  PIX_PORT: 8028,
  STRIPE_PORT: 8029,
  POS_PORT: 8030,
  CALENDARS_PORT: 8032,
  AGENCY_PORT: 8034,
  PUSH_PORT: 8036,
  WEATHER_PORT: 8038,
  TRACES_PORT: 8040,
}

it('uses the usual ports where none is set', () => {
  expect(readSandboxPorts({})).toEqual(usual)
  expect(readSandboxPorts({ MAILBOX_SMTP_PORT: '', MAILBOX_WEB_PORT: ' 9000 ' })).toEqual({
    ...usual,
    MAILBOX_WEB_PORT: 9000,
  })
  expect(readSandboxPorts({ GOOGLE_PORT: '0', WHATSAPP_PORT: '65535' })).toEqual({
    ...usual,
    GOOGLE_PORT: 0,
    WHATSAPP_PORT: 65_535,
  })
})

it.each(['-1', '65536', '1e3', '0x50', 'porta'])('refuses %s as a port', (text) => {
  for (const name of Object.keys(usual)) {
    expect(() => readSandboxPorts({ [name]: text })).toThrow(name)
  }
})

it('names every setting that asks for a port', () => {
  expect(namesOfPort({ ...usual, GOOGLE_PORT: 8025 }, 8025)).toEqual([
    'MAILBOX_WEB_PORT',
    'GOOGLE_PORT',
  ])
})
