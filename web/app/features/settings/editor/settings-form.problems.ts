import { ADDRESS_PATTERN } from '@portal/contract/settings/address-rules'
import { settingsEditorTexts } from './settings-editor.texts.ts'
import { INTEGERS, readForm, type SettingsForm } from './settings-form.rules.ts'

const ADDRESSES = [
  'logo_url',
  'logo_home_url',
  'favicon_url',
  'og_image_url',
  'social_instagram',
  'social_facebook',
  'social_youtube',
] as const
const COORDINATES = [
  ['city_latitude', 90],
  ['city_longitude', 180],
] as const
const PERIODS = [
  ['banner_start', 'banner_end'],
  ['popup_start', 'popup_end'],
] as const

export type FormProblem = { path: string; message: string }

/** What the server would refuse, said before asking it. It has the last word all the same. */
export function problemsOf(form: SettingsForm): FormProblem[] {
  const values = readForm(form)
  const { problems } = settingsEditorTexts
  const found: FormProblem[] = []
  const report = (isWrong: boolean, path: string, message: string) => {
    if (isWrong) found.push({ path, message })
  }
  for (const name of ADDRESSES) {
    const address = values[name]
    report(address !== null && !ADDRESS_PATTERN.test(address), name, problems.address)
  }
  const email = values.contact_email
  report(
    email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email),
    'contact_email',
    problems.email,
  )
  for (const [name, limit] of COORDINATES) {
    const degrees = values[name]
    report(degrees !== null && !(Math.abs(degrees) <= limit), name, problems.coordinate(limit))
  }
  for (const name of INTEGERS) {
    const count = values[name]
    report(count !== null && !(Number.isInteger(count) && count >= 0), name, problems.integer)
  }
  for (const [start, end] of PERIODS) {
    const [from, to] = [values[start], values[end]]
    report(from !== null && to !== null && to < from, end, problems.period)
  }
  form.club_testimonials.forEach(({ name, place, text }, index) => {
    const isEmpty = !(name.trim() || place.trim() || text.trim())
    const at = `club_testimonials.${index}`
    report(!isEmpty && !name.trim(), `${at}.name`, problems.testimonialName)
    report(!isEmpty && !text.trim(), `${at}.text`, problems.testimonialText)
  })
  return found
}
