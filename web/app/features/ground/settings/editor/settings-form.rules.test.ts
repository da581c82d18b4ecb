import {
  type PortalSettings,
  PortalSettingsChanges,
  updatePortalSettings,
} from '@portal/contract/ground/settings/portal-settings'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyProblems } from '~/editing/body-problems.ts'
import { SECTIONS } from './settings-fields.ts'
import {
  changedFields,
  fieldOfPath,
  SETTINGS_FIELDS,
  type SettingsForm,
  toBody,
  toForm,
} from './settings-form.rules.ts'

const base: PortalSettings = {
  id: '00000000-0000-4000-8000-000000000001',
  site_name: 'Guia Salinópolis',
  site_description: null,
  logo_url: '/logo.svg',
  logo_home_url: null,
  favicon_url: null,
  og_image_url: null,
  contact_phone: '(91) 98888-0000',
  contact_email: 'contato@exemplo.com.br',
  social_youtube: null,
  social_instagram: 'https://instagram.com/guia',
  social_facebook: null,
  banner_start: '2026-07-01',
  banner_end: '2026-07-31',
  popup_start: null,
  popup_end: null,
  city_name: 'Salinópolis',
  city_state: 'PA',
  city_latitude: -0.6135,
  city_longitude: -47.3561,
  club_members_claim: 5000,
  club_prizes_claim_reais: 15000,
  club_partners_claim: 500,
  club_discount_claim_percent: null,
  club_figures: null,
  club_testimonials: [{ name: 'Ana', place: 'Belém', text: 'Economizei muito.' }],
  plans_on_sale: true,
  version: 7,
  updated_at: '2026-07-18T22:42:00Z',
}
const written = (changes: Partial<SettingsForm>): SettingsForm => ({ ...toForm(base), ...changes })
/** As the editor asks: the contract's schema over the body. */
const problemsOf = (form: SettingsForm) =>
  bodyProblems(updatePortalSettings.body, toBody(form, base)).map(({ path, message }) => ({
    path: fieldOfPath(path, form),
    message,
  }))
const changes = (typed: Partial<SettingsForm>) => changedFields(base, written(typed))

describe('the form', () => {
  it('has a place for every field of the record but the days of the announcements and what is sold', () => {
    const drawn = SECTIONS.flatMap(({ fields }) => fields.map(({ name }) => name))
    const edited = Object.keys(PortalSettingsChanges.shape)
      .filter((name) => !/^(banner_|popup_|plans_on_sale)/.test(name))
      .sort()
    expect([...drawn, 'club_testimonials'].sort()).toEqual(edited)
    expect([...SETTINGS_FIELDS].sort()).toEqual(edited)
  })
})

describe('what is sent', () => {
  it('is nothing while nothing differs', () => {
    expect(changes({})).toEqual({})
    expect(changes({ site_name: '  Guia Salinópolis ' })).toEqual({})
  })

  it('is only what differs', () => {
    expect(changes({ site_name: 'Salinas de Todos', contact_phone: '' })).toEqual({
      site_name: 'Salinas de Todos',
      contact_phone: null,
    })
  })

  it('reads numbers as people here write them', () => {
    expect(changes({ city_latitude: '-0,7', club_members_claim: '6.500' })).toEqual({
      city_latitude: -0.7,
      club_members_claim: 6500,
    })
    expect(changes({ city_longitude: '-47.3561', club_prizes_claim_reais: '15.000' })).toEqual({})
  })

  it('leaves out a testimonial nobody wrote, and is null without any', () => {
    const empty = { name: ' ', place: '', text: '' }
    expect(changes({ club_testimonials: [...(base.club_testimonials ?? []), empty] })).toEqual({})
    expect(changes({ club_testimonials: [] })).toEqual({ club_testimonials: null })
  })

  it('is what the contract takes, or leads to the field that it does not take', () => {
    const others: string[] = ['club_testimonials', 'city_state']
    const anyField = fc.constantFrom(...SETTINGS_FIELDS.filter((name) => !others.includes(name)))
    const anyText = fc.oneof(
      fc.constantFrom('', ' ', '/', '//', '0', '-1', '1.000', '0,5', 'a@b.co', '2026-07-18'),
      fc.webUrl().map((address) => address.slice(0, 20)),
      fc.string({ maxLength: 20 }),
      fc.nat({ max: 1_000_000 }).map(String),
    )
    fc.assert(
      fc.property(anyField, anyText, (name, text) => {
        const form = written({ [name]: text })
        const problems = problemsOf(form)
        expect(problems.filter(({ path }) => path !== name)).toEqual([])
        const { success } = PortalSettingsChanges.safeParse(changedFields(base, form))
        expect(success).toBe(problems.length === 0)
      }),
      { numRuns: 300 },
    )
  })
})

describe('what is wrong', () => {
  it.each([
    ['an address that runs code', { logo_url: 'javascript:alert(1)' }, 'logo_url'],
    [
      'an address on whatever host comes next',
      { og_image_url: '//evil.example/x' },
      'og_image_url',
    ],
    ['an e-mail that is none', { contact_email: 'contato' }, 'contact_email'],
    ['a latitude beyond the pole', { city_latitude: '90,1' }, 'city_latitude'],
    ['a longitude in words', { city_longitude: 'oeste' }, 'city_longitude'],
    ['half a member', { club_members_claim: '10,5' }, 'club_members_claim'],
    [
      'a testimonial of nobody',
      { club_testimonials: [{ name: '', place: '', text: 'Bom' }] },
      'club_testimonials.0.name',
    ],
    [
      'a testimonial of nobody after one that is not sent',
      {
        club_testimonials: [
          { name: '', place: ' ', text: '' },
          { name: '', place: '', text: 'Bom' },
        ],
      },
      'club_testimonials.1.name',
    ],
  ])('is %s', (_, typed, path) => {
    expect(problemsOf(written(typed)).map((problem) => problem.path)).toEqual([path])
  })

  it('is nothing in what was saved', () => {
    expect(problemsOf(toForm(base))).toEqual([])
  })
})
