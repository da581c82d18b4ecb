import { saveOrdering } from '@portal/contract/storefront/orders/ordering'
import { describe, expect, it } from 'vitest'
import { bodyProblems } from '~/editing/body-problems.ts'
import { anOrdering } from '../orders.testing.ts'
import {
  allAsFirst,
  byLabel,
  fieldOf,
  namesLeft,
  newZone,
  tableLabels,
  toContent,
  toForm,
} from './ordering-form.rules.ts'

describe('the form of ordering', () => {
  it('gives back what it was given', () => {
    const ordering = anOrdering()
    expect(toContent(toForm(ordering))).toEqual(ordering.content)
  })

  // spec: 617
  it('has a sentence at the field that is empty', () => {
    const form = { ...toForm(anOrdering()), preparation_minutes: '' }
    const zones = [newZone('Centro'), newZone('centro', newZone('x'))]
    const body = { ...toContent({ ...form, zones }), version: 1 }
    const told = bodyProblems(saveOrdering.body, body).map(({ path, message }) => [
      fieldOf(path),
      message,
    ])
    expect(told).toContainEqual(['preparation_minutes', 'Escreva os minutos.'])
    expect(told).toContainEqual(['zones.0.fee', 'Escreva um valor.'])
  })

  it('copies the first bairro to all and leaves their names', () => {
    const zones = [
      { neighbourhood: 'Atalaia', fee: '1000', minimum: '3000', minutes: '25' },
      { neighbourhood: 'Centro', fee: '', minimum: '0', minutes: '10' },
    ]
    expect(allAsFirst(zones)[1]).toEqual({ ...zones[0], neighbourhood: 'Centro' })
  })

  it('suggests the bairros that are not there yet', () => {
    expect(namesLeft(['Atalaia', 'Centro'], [newZone(' atalaia ')])).toEqual(['Centro'])
  })
})

describe('new tables', () => {
  it.each([
    ['1 a 4', ['1', '2', '3', '4']],
    ['7-9, Varanda 3', ['7', '8', '9', 'Varanda 3']],
    ['5, 5', ['5']],
  ])('%s', (typed, labels) => {
    expect(tableLabels(typed)).toEqual(labels)
  })

  it.each(['', ' , ', '9 a 3', '1 a 900', 'Uma mesa com um nome longo demais'])(
    'refuses "%s"',
    (typed) => {
      expect(tableLabels(typed)).toBeNull()
    },
  )

  it('are listed as people count', () => {
    const labels = ['10', '2', 'Varanda'].map((label) => ({ label })).sort(byLabel)
    expect(labels.map(({ label }) => label)).toEqual(['2', '10', 'Varanda'])
  })
})
