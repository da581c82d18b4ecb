import { isCep } from '@portal/contract/shared/cep'
import { isCnpj } from '@portal/contract/shared/cnpj'
import {
  type FormField,
  type FormProblem,
  type ListingForm,
  readSpecialties,
} from './listing-form.rules.ts'
import { LONGEST_NAME, MOST_SPECIALTIES } from './my-listings.constants.ts'
import { myListingsTexts } from './my-listings.texts.ts'

const texts = myListingsTexts.problems

type Check = (form: ListingForm) => string | null

const digits = (text: string) => text.replace(/\D/g, '')
/** What is left empty is not wrong; whether it must be there is another question. */
const filled =
  (field: Exclude<FormField, 'place' | 'payment_methods' | 'amenities' | 'modules'>) =>
  (isRight: (text: string) => boolean, message: string): Check =>
  (form) => {
    const text = form[field].trim()
    return text === '' || isRight(text) ? null : message
  }

const WEB = /^(https?:\/\/)?[^\s@/]+\.[^\s@/.]{2,}(\/\S*)?$/i
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const INSTAGRAM = /^((https?:\/\/)?(www\.)?instagram\.com\/)?@?[A-Za-z0-9._]{1,30}(\/|\?.*)?$/i
const FACEBOOK =
  /^((https?:\/\/)?((www|m|web)\.)?(facebook|fb)\.com\/)?@?[A-Za-z0-9][\w./?=&-]{0,99}$/i

/** What the server would refuse, said before asking it. It has the last word all the same. */
const CHECKS: Partial<Record<FormField, Check>> = {
  name: ({ name }) => {
    const { length } = name.trim()
    if (length < 2) return texts.name
    return length > LONGEST_NAME ? texts.longName(LONGEST_NAME) : null
  },
  category_id: ({ category_id }) => (category_id === '' ? texts.category : null),
  specialties: ({ specialties }) => {
    const each = readSpecialties(specialties)
    if (each.length > MOST_SPECIALTIES) return texts.manySpecialties(MOST_SPECIALTIES)
    return each.some(({ length }) => length > 40) ? texts.longSpecialty : null
  },
  cnpj: filled('cnpj')(isCnpj, texts.cnpj),
  phone: filled('phone')((text) => /^\d{8,11}$/.test(digits(text)), texts.phone),
  whatsapp: filled('whatsapp')((text) => /^\d{10,11}$/.test(digits(text)), texts.whatsapp),
  email: filled('email')((text) => EMAIL.test(text), texts.email),
  website: filled('website')((text) => WEB.test(text), texts.website),
  instagram: filled('instagram')((text) => INSTAGRAM.test(text), texts.instagram),
  facebook: filled('facebook')((text) => FACEBOOK.test(text), texts.facebook),
  cep: filled('cep')(isCep, texts.cep),
}

/** Without these nobody could find or reach the place: asked before it is sent for review. */
const REQUIRED: Partial<Record<FormField, Check>> = {
  whatsapp: ({ phone, whatsapp }) =>
    phone.trim() === '' && whatsapp.trim() === '' ? texts.noContact : null,
  street: ({ street }) => (street.trim() === '' ? texts.noStreet : null),
  neighbourhood: ({ neighbourhood }) =>
    neighbourhood.trim() === '' ? texts.noNeighbourhood : null,
}

export function problemsOf(form: ListingForm, fields?: readonly FormField[]): FormProblem[] {
  return run(CHECKS, form, fields)
}

/** The same, and what a listing must have to be sent for review. */
export function problemsForReview(form: ListingForm, fields?: readonly FormField[]): FormProblem[] {
  const wrong = run(CHECKS, form, fields)
  const isWrong = (field: string) => wrong.some((problem) => problem.field === field)
  const missing = run(REQUIRED, form, fields).filter(({ field }) => !isWrong(field))
  return inFormOrder([...wrong, ...missing])
}

const ORDER = Object.keys({ ...CHECKS, street: 0, neighbourhood: 0 }) as FormField[]

function inFormOrder(problems: FormProblem[]) {
  const place = ({ field }: FormProblem) => ORDER.indexOf(field as FormField)
  return problems.sort((one, other) => place(one) - place(other))
}

function run(
  checks: Partial<Record<FormField, Check>>,
  form: ListingForm,
  fields?: readonly FormField[],
): FormProblem[] {
  const names = Object.keys(checks) as FormField[]
  return names.flatMap((field) => {
    if (fields && !fields.includes(field)) return []
    const message = checks[field]?.(form) ?? null
    return message === null ? [] : [{ field, message }]
  })
}
