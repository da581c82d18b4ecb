import { describe, expect, it } from 'vitest'
import { readRotaSheet } from './rota-sheet.foreign.ts'
import { utilitiesTexts } from './utilities.texts.ts'

const texts = utilitiesTexts.duty
const HEAD = 'Data;Início;Fim;Farmácia;Telefone;Endereço'
const read = (...lines: string[]) => readRotaSheet(Buffer.from([HEAD, ...lines].join('\n')), [])

describe('a monthly sheet', () => {
  it('is read on the clocks of the city; a shift that ends in the morning ends on the next day', () => {
    const { shifts, problems } = read(
      '31/07/2026;08:00;08:00;Farmácia A;(91) 90000-1001;Rua 1',
      '1/8/2026;8h;20h30;Farmácia B;;',
    )
    expect(problems).toEqual([])
    expect(shifts).toMatchObject([
      {
        name: 'Farmácia A',
        phone: '91900001001',
        starts_at: '2026-07-31T11:00:00.000Z',
        ends_at: '2026-08-01T11:00:00.000Z',
      },
      { starts_at: '2026-08-01T11:00:00.000Z', ends_at: '2026-08-01T23:30:00.000Z' },
    ])
  })

  it('knows a pharmacy of the guide however it is written', () => {
    const id = '0197f2f0-0000-7000-8000-000000000001'
    const known = { establishment_id: id, name: 'Farmácia São José', phone: '91', address: 'Rua 2' }
    const { shifts } = readRotaSheet(
      Buffer.from('dia,das,ate,nome\n2026-07-18,8h,20h,FARMACIA SAO  JOSE'),
      [known],
    )
    expect(shifts).toMatchObject([{ establishment_id: id, name: 'Farmácia São José' }])
  })

  it.each([
    ['30/02/2026;8h;20h;Farmácia A;;', texts.date],
    ['18/07/26;8h;20h;Farmácia A;;', texts.date],
    ['18/07/2026;25h;20h;Farmácia A;;', texts.time],
    ['18/07/2026;8h;amanhã;Farmácia A;;', texts.time],
    ['18/07/2026;8h;20h;;;', texts.name],
    ['18/07/2026;8h;20h;Farmácia A;123;', texts.phone],
  ])('with the line %j says what is wrong with it', (line, message) => {
    expect(read(line).problems).toEqual([{ line: 2, message }])
  })

  it('says which lines are at one time, unless one of them helps the other', () => {
    const lines = ['18/07/2026;8h;8h;Farmácia A;;', '18/07/2026;20h;22h;Farmácia B;;']
    expect(read(...lines).problems).toEqual([{ line: 3, message: texts.lineTogether(2) }])
    const helped = readRotaSheet(Buffer.from(`${HEAD};Reforço\n${lines[0]};\n${lines[1]};sim`), [])
    expect(helped.problems).toEqual([])
    expect(helped.shifts.map(({ is_extra }) => is_extra)).toEqual([false, true])
  })

  it.each([
    ['', texts.empty],
    [HEAD, texts.empty],
    ['nome;idade\nA;3', texts.headings],
    [`${HEAD}\n"18/07`, texts.unreadable],
  ])('that is none is refused: %j', (csv, message) => {
    expect(readRotaSheet(Buffer.from(csv), []).problems[0]?.message).toBe(message)
  })
})
