import type { PaidPlan } from '@portal/contract/shared/plans'
import { DEMO_BUSINESSES } from './demo-businesses.ts'

/** People who only own or review things: nobody signs in as one of them. */
export type CrowdPerson = {
  email: string
  name: string
  city: string
  whatsapp: string
  plan: PaidPlan | null
}

/** Owns the pictures of the demonstration, which many listings share. */
export const CURATOR_EMAIL = 'acervo@demo.salinas'

const FIRST_NAMES = [
  ...['Aldenora', 'Bento', 'Cleide', 'Davi', 'Eliete', 'Fabrício', 'Graça', 'Heitor', 'Ivanete'],
  ...[
    'Jonas',
    'Keila',
    'Luís',
    'Mayara',
    'Nilton',
    'Odete',
    'Paulo',
    'Quitéria',
    'Ruan',
    'Socorro',
  ],
  ...['Tadeu', 'Úrsula', 'Valdir', 'Waleska', 'Yago', 'Zuleide'],
]
const FAMILY_NAMES = [
  ...['Amaral', 'Brito', 'Cardoso', 'Dias', 'Evangelista', 'Furtado', 'Gaia', 'Holanda'],
  ...['Leal', 'Miranda', 'Nascimento'],
]
const CITIES = [
  'Belém',
  'Castanhal',
  'Salinópolis',
  'Ananindeua',
  'Capanema',
  'Bragança',
  'Marituba',
]
const MEMBERS = 30
/** (91) 90000-5xxx, apart from the numbers of the businesses. */
const FIRST_WHATSAPP = 91_900_005_001

const at = (words: readonly string[], index: number) => words[index % words.length] ?? ''

function crowd(): CrowdPerson[] {
  const owners = new Map<string, PaidPlan>()
  for (const { owner, plan } of DEMO_BUSINESSES) {
    if (owner?.startsWith('dono-') && plan) owners.set(owner, plan)
  }
  const people: { email: string; plan: PaidPlan | null }[] = [
    ...Array.from(owners, ([email, plan]) => ({ email, plan })),
    ...Array.from({ length: MEMBERS }, (_, index) => ({
      email: `visitante-${index + 1}@demo.salinas`,
      plan: null,
    })),
  ]
  return people.map((person, index) => ({
    ...person,
    name: `${at(FIRST_NAMES, index * 7)} ${at(FAMILY_NAMES, index * 4)}`,
    city: person.plan ? 'Salinópolis' : at(CITIES, index),
    whatsapp: String(FIRST_WHATSAPP + index),
  }))
}

export const DEMO_CROWD: readonly CrowdPerson[] = [
  ...crowd(),
  {
    email: CURATOR_EMAIL,
    name: 'Acervo da demonstração',
    city: 'Salinópolis',
    whatsapp: String(FIRST_WHATSAPP - 1),
    plan: null,
  },
]

export const REVIEWER_EMAILS: readonly string[] = DEMO_CROWD.map(({ email }) => email).filter(
  (email) => email.startsWith('visitante-'),
)
