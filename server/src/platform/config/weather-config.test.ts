import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const read = (environment: Record<string, string>) =>
  readConfig({ NODE_ENV: 'test', DATABASE_URL: 'postgres://x@localhost/x', ...environment }).weather

describe('the forecast', () => {
  it('has no provider until one is set', () => {
    expect(read({})).toBeNull()
  })

  it('is of the paid hosts with a key, and of one’s own by its address', () => {
    expect(read({ WEATHER_API_KEY: 'abcd1234' })).toEqual({
      apiUrl: 'https://customer-api.open-meteo.com',
      marineUrl: 'https://customer-marine-api.open-meteo.com',
      key: 'abcd1234',
      source: 'Open-Meteo',
    })
    expect(read({ WEATHER_API_URL: 'http://tempo.casa:8080' })).toMatchObject({
      ...{ apiUrl: 'http://tempo.casa:8080', marineUrl: 'http://tempo.casa:8080', key: null },
    })
  })

  // spec: 1040
  it.each([
    ['https://api.open-meteo.com', 'WEATHER_API_URL'],
    ['https://marine-api.open-meteo.com', 'WEATHER_MARINE_URL'],
  ])('is never of the free host %s, which is not for commercial sites', (url, name) => {
    expect(() => read({ WEATHER_API_URL: 'https://tempo.example', [name]: url })).toThrow(
      'not for commercial sites',
    )
  })

  it('sends no key in the open', () => {
    const settings = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://guia.example',
      AUTH_SECRET: 'a-secret-of-forty-letters-for-this-test-1',
      SELLER_NAME: 'Guia Ltda.',
      SELLER_CNPJ: '11.222.333/0001-81',
      WEATHER_API_KEY: 'abcd1234',
      WEATHER_API_URL: 'http://tempo.example',
    }
    expect(() => read({ ...settings, SELLER_ADDRESS: 'Salinópolis' })).toThrow('is not https')
  })
})
