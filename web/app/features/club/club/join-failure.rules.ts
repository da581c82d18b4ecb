import { ApiError } from '~/platform/api.ts'
import { AuthUnknownAnswerError } from '~/platform/session/auth-errors.ts'
import { clubTexts } from './club.texts.ts'
import type { JoinField, JoinProblem } from './join.rules.ts'

const texts = clubTexts.join.failed
const EMAIL_TAKEN = 'accounts.email-taken'
const COMMON_PASSWORD = 'accounts.password-too-common'

/** The API names fields as the database does. */
const FIELD_OF_PATH: Partial<Record<string, JoinField>> = {
  full_name: 'name',
  email: 'email',
  whatsapp: 'whatsapp',
  password: 'password',
  state: 'state',
  city: 'city',
  birth_date: 'birthDate',
}

/** The account service answered, but with nobody in it. */
export class NoUserError extends Error {}

/** Spec §8, "Club signup error messages". What only the network or a bug says is never read out. */
export function problemOfFailure(error: unknown): JoinProblem {
  const tell = (description: string, fields: JoinProblem['fields'] = {}) => ({
    title: texts.title,
    description,
    fields,
  })
  if (error instanceof NoUserError || error instanceof AuthUnknownAnswerError) {
    return tell(texts.noUser)
  }
  if (!(error instanceof ApiError) || !error.problem) return tell(texts.fallback)
  if (error.code === EMAIL_TAKEN) return tell(texts.emailTaken, { email: texts.emailTaken })
  const fields = refusedFields(error)
  // What is wrong with a field says more than "Confira os campos".
  return tell(texts.refused(Object.values(fields)[0] ?? error.message), fields)
}

export function isEmailTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === EMAIL_TAKEN
}

function refusedFields({ code, message, problem }: ApiError): JoinProblem['fields'] {
  if (code === COMMON_PASSWORD) return { password: message }
  const fields: JoinProblem['fields'] = {}
  for (const { path, message: sentence } of problem?.errors ?? []) {
    const field = FIELD_OF_PATH[path]
    if (field) fields[field] ??= sentence
  }
  return fields
}
