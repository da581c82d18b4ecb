import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const DATABASE_URL = 'postgres://portal@localhost/portal'
const pix = {
  PIX_API_URL: 'https://pix.banco.example/api',
  PIX_TOKEN_URL: 'https://pix.banco.example/oauth/token',
  PIX_CLIENT_ID: 'portal',
  PIX_CLIENT_SECRET: 'segredo',
  PIX_KEY: '12ABC34501DE35',
}
const cards = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const production = {
  DATABASE_URL,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://guia.example',
  AUTH_SECRET: 'x'.repeat(32),
  SELLER_NAME: 'Salinas Digital Ltda.',
  SELLER_CNPJ: '12.ABC.345/01DE-35',
  SELLER_ADDRESS: 'Av. Beira-Mar, 100, Salinópolis, Pará',
}

it('takes no payments unless somebody says from whom', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({ pix: null, cards: null })
})

it('knows a bank by what is usual', () => {
  expect(readConfig({ ...production, ...pix, ...cards })).toMatchObject({
    pix: {
      apiUrl: 'https://pix.banco.example/api',
      key: '12ABC34501DE35',
      tokenStyle: 'basic',
      scopes: null,
      paths: {},
      tls: null,
      timeoutMs: 8000,
    },
    cards: { apiUrl: 'https://api.stripe.com', secretKey: 'sk_live_1', timeoutMs: 10_000 },
  })
})

it('knows a bank that does things its own way', () => {
  const own = {
    PIX_TOKEN_STYLE: 'body',
    PIX_SCOPES: 'cob.read  cob.write',
    PIX_PATHS: 'cob=/v2 cobr=/v3',
    PIX_TLS_CERT: '/run/secrets/pix.pem',
    PIX_TLS_KEY: '/run/secrets/pix.key',
    PIX_TIMEOUT_MS: '3000',
  }
  expect(readConfig({ DATABASE_URL, ...pix, ...own }).pix).toMatchObject({
    tokenStyle: 'body',
    scopes: ['cob.read', 'cob.write'],
    paths: { cob: '/v2', cobr: '/v3' },
    tls: { certPath: '/run/secrets/pix.pem', keyPath: '/run/secrets/pix.key', caPath: undefined },
    timeoutMs: 3000,
  })
})

it.each([
  ['PIX_KEY', { ...pix, PIX_KEY: '' }],
  ['PIX_TLS_KEY', { ...pix, PIX_TLS_CERT: '/a.pem' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_live_1' }],
  ['PIX_PATHS', { ...pix, PIX_PATHS: 'cob' }],
])('refuses to start without a whole %s', (name, environment) => {
  expect(() => readConfig({ DATABASE_URL, ...environment })).toThrow(name)
})

it('sends no secret in the clear, but on this machine', () => {
  const plain = { ...pix, PIX_API_URL: 'http://pix.banco.example' }
  expect(() => readConfig({ ...production, ...plain })).toThrow('PIX_API_URL')
  const local = { ...production, ...plain, PUBLIC_URL: 'http://localhost:3000' }
  expect(readConfig(local).pix?.apiUrl).toBe('http://pix.banco.example')
})
