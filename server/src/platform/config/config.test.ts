import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isCnpj } from '@portal/contract/shared/cnpj'
import { afterAll, describe, expect, it } from 'vitest'
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

it('tells the worker and whoever migrates their own address, where they have one', () => {
  const [worker, owner] = ['postgres://worker@localhost/p', 'postgres://owner@localhost/p']
  expect(readConfig({ DATABASE_URL }).database).toMatchObject({
    ...{ url: DATABASE_URL, workerUrl: DATABASE_URL, ownerUrl: DATABASE_URL },
  })
  const all = { DATABASE_URL, DATABASE_WORKER_URL: worker, DATABASE_OWNER_URL: owner }
  expect(readConfig(all).database).toMatchObject({ url: DATABASE_URL, ownerUrl: owner })
  expect(readConfig(all, 'worker').database.url).toBe(worker)
  expect(readConfig({ DATABASE_WORKER_URL: worker }, 'worker').database.url).toBe(worker)
})

it('goes past a pool as the same role, where it is told how', () => {
  const [pool, worker] = ['postgres://app:a%40b@pool:6432/p', 'postgres://worker@pool:6432/p']
  expect(readConfig({ DATABASE_URL: pool }).database).toMatchObject({
    ...{ directUrl: pool, isPooled: false },
  })
  const all = {
    ...{ DATABASE_URL: pool, DATABASE_WORKER_URL: worker },
    DATABASE_DIRECT_URL: 'postgres://one:5432,two:5432/p',
  }
  expect(readConfig(all).database).toMatchObject({
    ...{ url: pool, isPooled: true, directUrl: 'postgres://app:a%40b@one:5432,two:5432/p' },
  })
  expect(readConfig(all, 'worker').database).toMatchObject({
    directUrl: 'postgres://worker@one:5432,two:5432/p',
  })
})

it.each([
  ['a name in the direct address', { DATABASE_DIRECT_URL: 'postgres://app@db/p' }, 'who asks'],
  [
    'hosts of which any would do',
    { DATABASE_URL: 'postgres://a@one,two/p?target_session_attrs=any' },
    'only be read-write',
  ],
  ['one host that is none', { DATABASE_URL: 'postgres://a@one,two:x/p' }, 'no address'],
])('refuses %s', (_, environment, sentence) => {
  expect(() => readConfig({ DATABASE_URL, ...environment })).toThrow(sentence)
})

it('cannot be changed once read', () => {
  const config = readConfig({ DATABASE_URL })
  expect(Object.isFrozen(config)).toBe(true)
  expect(Object.isFrozen(config.database)).toBe(true)
})

it('takes a line without a value for no line', () => {
  const config = readConfig({ DATABASE_URL, S3_BUCKET: '', S3_ENDPOINT: '', GOOGLE_CLIENT_ID: '' })
  expect(config).toMatchObject({ storage: { s3: null }, google: null })
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

it('keeps photos in a folder, or in a bucket where one is named', () => {
  expect(readConfig({ DATABASE_URL }).storage).toMatchObject({
    folder: expect.stringMatching(/\/\.data\/media$/),
    s3: null,
  })
  const bucket = { DATABASE_URL, S3_BUCKET: 'fotos', S3_REGION: 'sa-east-1' }
  expect(readConfig(bucket).storage.s3).toEqual({
    bucket: 'fotos',
    region: 'sa-east-1',
    endpoint: undefined,
    credentials: undefined,
    forcePathStyle: false,
  })
  const elsewhere = {
    ...bucket,
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  }
  expect(readConfig(elsewhere).storage.s3).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    forcePathStyle: true,
  })
})

it('takes an empty value as none', () => {
  const config = readConfig({ DATABASE_URL, GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' })
  expect(config.google).toBeNull()
})

const production = {
  DATABASE_URL,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://guia.example',
  AUTH_SECRET: 'x'.repeat(32),
  SELLER_NAME: 'Salinas Digital Ltda.',
  SELLER_CNPJ: '12.ABC.345/01DE-35',
  SELLER_ADDRESS: 'Av. Beira-Mar, 100, Salinópolis, Pará',
}

it('asks a second factor of administrators in production, and cannot be told not to', () => {
  expect(readConfig(production).auth.adminSecondFactor).toBe(true)
  expect(() => readConfig({ ...production, ADMIN_SECOND_FACTOR: 'off' })).toThrow(
    'ADMIN_SECOND_FACTOR',
  )
})

it.each([
  ['no secret of its own', { AUTH_SECRET: '' }, 'AUTH_SECRET'],
  [
    'the secret of the example',
    { AUTH_SECRET: 'troque-este-segredo-por-32-letras-ao-acaso' },
    'AUTH_SECRET',
  ],
  ['weak password hashes', { PASSWORD_HASH_KIB: '1024' }, 'PASSWORD_HASH_KIB'],
  ['the name of the example seller', { SELLER_NAME: '' }, 'SELLER_NAME'],
  ['the number of the example seller', { SELLER_CNPJ: '' }, 'SELLER_CNPJ'],
  ['a seller whose number is wrong', { SELLER_CNPJ: '12.ABC.345/01DE-36' }, 'SELLER_CNPJ'],
  ['the address of the example seller', { SELLER_ADDRESS: '' }, 'SELLER_ADDRESS'],
  ['wider limits', { SENSITIVE_LIMITS_FACTOR: '2' }, 'SENSITIVE_LIMITS_FACTOR'],
])('refuses to start in production with %s', (_, change, name) => {
  expect(() => readConfig({ ...production, ...change })).toThrow(name)
})

it('sells on a laptop in the name of nobody', () => {
  const { seller } = readConfig({ DATABASE_URL })
  expect(seller.name).toContain('exemplo')
  expect(isCnpj(seller.cnpj)).toBe(false)
  const local = { ...production, PUBLIC_URL: 'http://localhost:3000', SELLER_CNPJ: '' }
  expect(readConfig(local).seller.cnpj).toBe(seller.cnpj)
})

describe('a setting in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-config-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const keep = (text: string) => {
    const file = join(folder, 'secret')
    writeFileSync(file, text)
    return file
  }

  it('is read from there, without the end of its line', () => {
    const file = keep(`${'x'.repeat(32)}\n`)
    const { auth } = readConfig({ DATABASE_URL, AUTH_SECRET_FILE: file })
    expect(auth.secret).toBe('x'.repeat(32))
    expect(readConfig({ DATABASE_URL_FILE: keep(`${DATABASE_URL}\n`) }).database.url).toBe(
      DATABASE_URL,
    )
  })

  it('is not said twice, and must be there', () => {
    const both = { DATABASE_URL, METRICS_TOKEN: 'a'.repeat(16), METRICS_TOKEN_FILE: keep('b') }
    expect(() => readConfig(both)).toThrow('METRICS_TOKEN and METRICS_TOKEN_FILE are both set')
    const gone = { DATABASE_URL, METRICS_TOKEN_FILE: join(folder, 'nowhere') }
    expect(() => readConfig(gone)).toThrow('ENOENT')
  })
})
