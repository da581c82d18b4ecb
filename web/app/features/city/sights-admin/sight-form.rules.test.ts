import type { EditedSight } from '@portal/contract/city/sights/sight-editor'
import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import { expect, it } from 'vitest'
import { toBody, toForm } from './sight-form.rules.ts'

const SIGHT: EditedSight = {
  id: '019c2a00-0000-7000-8000-000000000000',
  kind: 'beach',
  slug: 'atalaia',
  name: 'Praia do Atalaia',
  status: 'published',
  version: 4,
  tags: ['dunas'],
  place: { latitude: -0.59594, longitude: -47.30744, is_approximate: true },
  content: {
    summary: 'Areia larga.',
    description: richTextFrom('Um mar que sobe.'),
    address: '',
    visiting_hours: '',
    price: '',
    duration: 'de 1 a 2 horas',
    best_time: '',
    best_tide: 'low',
    bring: ['Água', 'Comida'],
    facilities: [{ facility: 'toilets', is_there: false, note: 'em obras' }],
    ramps: [
      {
        id: '019c2a00-0000-7000-8000-000000000001',
        name: '1º acesso',
        access: 'open',
        level_m: 3.4,
        level_is_example: true,
        latitude: -0.59594,
        longitude: -47.30744,
        note: '',
      },
      {
        id: '019c2a00-0000-7000-8000-000000000002',
        name: '2º acesso',
        access: 'closed',
        level_m: null,
        level_is_example: false,
        latitude: null,
        longitude: null,
        note: 'Só a pé.',
      },
    ],
    hazards: [],
    rules: [{ title: 'Vidro não', text: 'Leve lata.' }],
    ways: [],
    water_samples: [],
    sources: ['https://exemplo.test/decreto', 'Decreto 2.077'],
  },
  photos: [],
  verified_at: null,
  updated_at: '2026-07-18T14:48:00.000Z',
}

// spec: 416
it('says again what it was told when nobody changed anything', () => {
  const { version, name, tags, place, content } = SIGHT
  expect(toBody(toForm(SIGHT), version)).toEqual({
    ...{ version, name, tags, place, content },
    is_verified: false,
  })
})

it('reads a level with a comma, and none where nothing is written', () => {
  const form = toForm(SIGHT)
  const ramps = form.ramps.map((ramp, index) => ({ ...ramp, level: index === 0 ? '3,65' : ' ' }))
  expect(toBody({ ...form, ramps }, 4).content.ramps.map(({ level_m }) => level_m)).toEqual([
    3.65,
    null,
  ])
})

it('leaves out what nobody knows of the structure', () => {
  const form = toForm(SIGHT)
  form.facilities.toilets.state = 'unknown'
  form.facilities.kiosks = { state: 'yes', note: '' }
  expect(toBody(form, 4).content.facilities).toEqual([
    { facility: 'kiosks', is_there: true, note: '' },
  ])
})

it('takes the line breaks out of sentences that are one line on the page', () => {
  const form = { ...toForm(SIGHT), summary: 'Areia larga,\nmar aberto.' }
  form.rules = [{ title: 'Vidro', text: 'Nada de vidro\n na praia.' }]
  const { content } = toBody(form, 4)
  expect(content.summary).toBe('Areia larga, mar aberto.')
  expect(content.rules).toEqual([{ title: 'Vidro', text: 'Nada de vidro na praia.' }])
})
