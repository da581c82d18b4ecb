import { expect, it } from 'vitest'
import { DEFAULT_CITY, DEFAULT_STATE, PARA_CITIES, STATES } from './states.ts'

// spec: 107
it('are the 27 of Brazil, each with its two letters and its name', () => {
  expect(Object.fromEntries(STATES)).toEqual({
    AC: 'Acre',
    AL: 'Alagoas',
    AP: 'Amapá',
    AM: 'Amazonas',
    BA: 'Bahia',
    CE: 'Ceará',
    DF: 'Distrito Federal',
    ES: 'Espírito Santo',
    GO: 'Goiás',
    MA: 'Maranhão',
    MT: 'Mato Grosso',
    MS: 'Mato Grosso do Sul',
    MG: 'Minas Gerais',
    PA: 'Pará',
    PB: 'Paraíba',
    PR: 'Paraná',
    PE: 'Pernambuco',
    PI: 'Piauí',
    RJ: 'Rio de Janeiro',
    RN: 'Rio Grande do Norte',
    RS: 'Rio Grande do Sul',
    RO: 'Rondônia',
    RR: 'Roraima',
    SC: 'Santa Catarina',
    SP: 'São Paulo',
    SE: 'Sergipe',
    TO: 'Tocantins',
  })
  expect(STATES).toHaveLength(27)
})

// spec: 108
it('have the cities of Pará in the order of the specification', () => {
  expect(PARA_CITIES.join(', ')).toBe(
    'Belém, Ananindeua, Santarém, Marabá, Parauapebas, Castanhal, Abaetetuba, Cametá, Bragança, ' +
      'Paragominas, Tucuruí, Salinópolis, Capanema, Altamira, Barcarena, Redenção, Tailândia, ' +
      'Outra cidade',
  )
})

// spec: 280
it('begin with Salinópolis in Pará', () => {
  expect([DEFAULT_STATE, DEFAULT_CITY]).toEqual(['PA', 'Salinópolis'])
})
