import { createECDH } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { EXAMPLE_VAPID } from './push-config.ts'

const DATABASE_URL = 'postgres://portal@localhost/portal'
const production = {
  DATABASE_URL,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://guia.example',
  AUTH_SECRET: 'x'.repeat(32),
  SELLER_NAME: 'Salinas Digital Ltda.',
  SELLER_CNPJ: '12.ABC.345/01DE-35',
  SELLER_ADDRESS: 'Av. Beira-Mar, 100, Salinópolis, Pará',
}
const pair = createECDH('prime256v1')
const publicKey = pair.generateKeys('base64url')
const keys = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
}
const real = { ...keys, VAPID_SUBJECT: 'mailto:avisos@salinopolis.pa.gov.br' }
const example = {
  VAPID_PUBLIC_KEY: EXAMPLE_VAPID.publicKey,
  VAPID_PRIVATE_KEY: EXAMPLE_VAPID.privateKey,
  VAPID_SUBJECT: EXAMPLE_VAPID.subject,
}

it('pushes to nobody unless keys are set', () => {
  expect(readConfig({ DATABASE_URL }).push).toBeNull()
  expect(readConfig(production).push).toBeNull()
})

it('pushes with a pair of keys and an address of whoever answers for it', () => {
  expect(readConfig({ ...production, ...real }).push).toEqual({
    publicKey,
    privateKey: keys.VAPID_PRIVATE_KEY,
    subject: real.VAPID_SUBJECT,
    sandboxOrigin: null,
  })
})

it.each(Object.keys(real))('does not start without %s beside the others', (name) => {
  expect(() => readConfig({ ...production, ...real, [name]: '' })).toThrow(
    `is missing beside the others\n  → at ${name}`,
  )
})

it('does not start with keys that are no pair', () => {
  const other = { ...real, VAPID_PRIVATE_KEY: EXAMPLE_VAPID.privateKey }
  expect(() => readConfig({ DATABASE_URL, ...other })).toThrow('is not of the public key')
})

// spec: 710
it('takes the example keys on a laptop and in a demonstration, never where everybody comes', () => {
  expect(readConfig({ DATABASE_URL, ...example }).push).not.toBeNull()
  const demo = { ...production, PUBLIC_URL: 'http://localhost:3000' }
  expect(readConfig({ ...demo, ...example }).push).not.toBeNull()
  expect(() => readConfig({ ...production, ...example })).toThrow('is the example value')
})

it.each([
  'mailto:avisos@localhost',
  'mailto:avisos@example.com',
  'mailto:',
  'mailto:avisos@10.0.0.1',
  'http://guia.gov.br',
  'https://guia.local',
  'guia.gov.br',
])('does not start in production with a subject that nobody reads: %s', (subject) => {
  expect(() => readConfig({ ...production, ...real, VAPID_SUBJECT: subject })).toThrow(
    'is no mailto: or https address of a real host',
  )
})

it('calls a stand-in for push services only on this machine', () => {
  const sandbox = { PUSH_SANDBOX_URL: 'http://127.0.0.1:8036/' }
  expect(readConfig({ DATABASE_URL, ...example, ...sandbox }).push?.sandboxOrigin).toBe(
    'http://127.0.0.1:8036',
  )
  expect(() => readConfig({ ...production, ...real, ...sandbox })).toThrow('cannot be set')
})
