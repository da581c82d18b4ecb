import type { ChosenPlan } from '@portal/contract/shared/plans'
import { useEffect, useId } from 'react'
import { type DefaultValues, type Resolver, useForm } from 'react-hook-form'
import {
  type CheckedSignUp,
  EMPTY_SIGN_UP,
  SIGN_UP_FIELDS,
  type SignUpProblems,
  type SignUpValues,
  signUpProblems,
  signUpRequest,
} from './sign-up.rules.ts'
import { useSignUp } from './use-sign-up.ts'

/**
 * The plain text fields are left out: their first value is what stands in the page, so nothing is
 * lost of what was typed or filled in before the page came alive.
 */
const STARTING_VALUES: DefaultValues<SignUpValues> = {
  whatsapp: EMPTY_SIGN_UP.whatsapp,
  state: EMPTY_SIGN_UP.state,
  city: EMPTY_SIGN_UP.city,
  acceptsPromotions: EMPTY_SIGN_UP.acceptsPromotions,
}

const resolver: Resolver<SignUpValues, unknown, CheckedSignUp> = (typed) => {
  const values = { ...EMPTY_SIGN_UP, ...typed }
  const { state } = values
  const problems = Object.entries(signUpProblems(values))
  if (problems.length === 0 && state !== '') return { values: { ...values, state }, errors: {} }
  const errors = problems.map(([field, message]) => [field, { type: 'rule', message }])
  return { values: {}, errors: Object.fromEntries(errors) }
}

type Options = { plan: ChosenPlan; email: string; onLeave: () => void }

export function useSignUpForm({ plan, email, onLeave }: Options) {
  const id = useId()
  const form = useForm<SignUpValues, unknown, CheckedSignUp>({
    defaultValues: STARTING_VALUES,
    resolver,
    shouldFocusError: false,
  })
  const { errors, isSubmitted } = form.formState
  const account = useSignUp({
    onLeave,
    onRefused: showRefusals,
    onCreated: () => form.reset(EMPTY_SIGN_UP),
  })
  const idOf = (field: string) => `${id}${field}`

  useEffect(() => {
    if (email && !form.getValues('email')) form.setValue('email', email)
  }, [email, form])

  function focusFirst(problems: Partial<Record<keyof SignUpValues, unknown>>) {
    const first = SIGN_UP_FIELDS.find((field) => problems[field])
    if (first) document.getElementById(idOf(first))?.focus()
  }

  function showRefusals(problems: SignUpProblems) {
    for (const field of SIGN_UP_FIELDS) {
      if (problems[field]) form.setError(field, { type: 'server', message: problems[field] })
    }
    focusFirst(problems)
  }

  const { state, city, whatsapp, acceptsPromotions } = form.watch()
  const problems: SignUpProblems = {}
  for (const field of SIGN_UP_FIELDS) {
    const message = errors[field]?.message
    if (message) problems[field] = message
  }

  return {
    phase: account.phase,
    isPending: account.isPending,
    takenEmail: account.takenEmail,
    idOf,
    problems,
    register: form.register,
    values: { state, city, whatsapp, acceptsPromotions },
    /** Sets what is not a plain text field; a wrong one is checked again as it changes. */
    set(values: Partial<SignUpValues>) {
      for (const [field, value] of Object.entries(values)) {
        form.setValue(field as keyof SignUpValues, value, { shouldValidate: isSubmitted })
      }
    },
    submit: form.handleSubmit(
      (values) => account.submit(signUpRequest(values, plan)),
      (wrong) => focusFirst(wrong),
    ),
  }
}
