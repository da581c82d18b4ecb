import type { ChosenPlan } from '@portal/contract/shared/plans'
import { type FormEvent, useEffect, useId, useState } from 'react'
import {
  EMPTY_SIGN_UP,
  SIGN_UP_FIELDS,
  type SignUpField,
  type SignUpProblems,
  type SignUpValues,
  signUpProblems,
  signUpRequest,
} from './sign-up.rules.ts'
import { useSignUp } from './use-sign-up.ts'

type Options = {
  plan: ChosenPlan
  cycle: 'month' | 'year'
  email: string
  onLeave: () => void
  goOnTo: string
}

export function useSignUpForm({ plan, cycle, email, onLeave, goOnTo }: Options) {
  const id = useId()
  const [values, setValues] = useState(EMPTY_SIGN_UP)
  const [problems, setProblems] = useState<SignUpProblems>({})
  const idOf = (field: SignUpField) => `${id}${field}`
  const account = useSignUp({
    onLeave,
    goOnTo,
    onRefused: show,
    onCreated: () => setValues(EMPTY_SIGN_UP),
  })

  useEffect(() => {
    setValues((current) => (current.email ? current : { ...current, email }))
  }, [email])

  function show(found: SignUpProblems) {
    setProblems(found)
    const first = SIGN_UP_FIELDS.find((field) => found[field])
    if (first) document.getElementById(idOf(first))?.focus()
  }

  /** A field that was wrong is looked at again as it changes; the others are left in peace. */
  function edit(change: Partial<SignUpValues>) {
    const found = signUpProblems({ ...EMPTY_SIGN_UP, ...change })
    const isRight = (field: SignUpField) => field in change && !found[field]
    setValues((current) => ({ ...current, ...change }))
    setProblems((current) => {
      const kept = SIGN_UP_FIELDS.filter((field) => current[field] && !isRight(field))
      return Object.fromEntries(kept.map((field) => [field, current[field]]))
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = signUpProblems(values)
    if (Object.keys(found).length > 0) return show(found)
    setProblems({})
    void account.submit(signUpRequest(values, plan, cycle))
  }

  return {
    phase: account.phase,
    isPending: account.isPending,
    takenEmail: account.takenEmail,
    values,
    problems,
    idOf,
    edit,
    submit,
    /** Of a field that is plain text. */
    text: (field: 'fullName' | 'email' | 'password') => ({
      name: field,
      value: values[field],
      onChange: (typed: { target: { value: string } }) => edit({ [field]: typed.target.value }),
    }),
  }
}
