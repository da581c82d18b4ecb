import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const DATABASE_URL = 'postgres://portal@localhost/portal'

it('needs nothing but a database on a laptop', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    environment: 'development',
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    pageCache: { enabled: true },
  })
})

it('cannot be changed once read', () => {
  const config = readConfig({ DATABASE_URL })
  expect(Object.isFrozen(config)).toBe(true)
  expect(Object.isFrozen(config.database)).toBe(true)
})

it('takes the public address without a path', () => {
  const { publicOrigin } = readConfig({ DATABASE_URL, PUBLIC_URL: 'https://guia.example/inicio' })
  expect(publicOrigin).toBe('https://guia.example')
})

it.each([
  ['no database', {}],
  ['a database of another kind', { DATABASE_URL: 'mysql://localhost/portal' }],
  ['a port that is no number', { DATABASE_URL, PORT: 'web' }],
  ['a public address that is no address', { DATABASE_URL, PUBLIC_URL: 'guia' }],
  ['a metrics token that can be guessed', { DATABASE_URL, METRICS_TOKEN: 'abc' }],
])('refuses to start with %s', (_, environment) => {
  expect(() => readConfig(environment)).toThrow('Invalid environment')
})

it('refuses the secrets of the example in production, and only there', () => {
  const example = { DATABASE_URL, METRICS_TOKEN: 'troque-este-segredo' }
  expect(readConfig(example).metricsToken).toBe('troque-este-segredo')
  expect(() => readConfig({ ...example, NODE_ENV: 'production' })).toThrow('METRICS_TOKEN')
})
