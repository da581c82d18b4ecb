import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportFile, exportFileName } from './export-file.rules.ts'
import { dataSections, emptyTitles, inWords, valueText } from './my-data.rules.ts'
import { SAMPLE_DATA } from './my-data.testing.ts'

describe('what a person reads', () => {
  it('has Portuguese names and words, the city’s times, and no empty rows', () => {
    expect(dataSections(SAMPLE_DATA)).toEqual([
      {
        title: 'Conta',
        records: [
          [
            { name: 'Nome', text: 'Rosângela' },
            { name: 'Papel', text: 'Pessoa com conta' },
            { name: 'Conta criada em', text: '18/07/2026, 19h42' },
          ],
        ],
      },
    ])
    expect(emptyTitles(SAMPLE_DATA)).toEqual(['Lugares salvos'])
  })

  it.each([
    [true, 'Sim'],
    [false, 'Não'],
    [0, '0'],
    ['1990-05-20', '20/05/1990'],
    ['\\x00ff10', 'Arquivo de 3 bytes (o conteúdo está no JSON)'],
    [['a', 'b'], 'a, b'],
    [{ changed: ['city'], from: null }, 'changed: city, from: nada'],
    ['2026-07-18T quase uma data', '2026-07-18T quase uma data'],
  ])('%j reads %j', (value, text) => expect(valueText(value)).toBe(text))

  it.each([null, undefined, '', [], {}])('%j is nothing', (value) =>
    expect(valueText(value)).toBeNull(),
  )

  it('never loses words a person wrote', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (words) => {
        const text = valueText(`Oi ${words}`)
        expect(text).toBe(`Oi ${words}`)
      }),
    )
  })

  it('puts words for codes inside lists and records too, and leaves unknown ones', () => {
    expect(
      inWords({ changed: ['city'], constructor: 1 }, { changed: 'mudou', city: 'Cidade' }),
    ).toEqual({
      mudou: ['Cidade'],
      constructor: 1,
    })
    expect(inWords(['photo', 'drone'], { photo: 'Fotos' })).toEqual(['Fotos', 'drone'])
  })
})

describe('the file', () => {
  it('is named by the day it is in the city', () => {
    expect(exportFileName(new Date('2026-07-19T01:00:00Z'))).toBe('meus-dados-2026-07-18.json')
  })

  it('has Portuguese keys, and moments and gaps as programs read them', () => {
    expect(JSON.parse(exportFile(SAMPLE_DATA))).toEqual({
      exportado_em: '2026-07-19T12:00:00.000Z',
      dados: {
        conta: [
          {
            nome: 'Rosângela',
            foto_do_google: null,
            papel: 'Pessoa com conta',
            conta_criada_em: '2026-07-18T22:42:00+00:00',
          },
        ],
        lugares_salvos: [],
      },
    })
  })
})
