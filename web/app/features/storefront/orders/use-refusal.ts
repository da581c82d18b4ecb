import { namesOf } from '@portal/contract/shared/names-of'
import { useState } from 'react'
import { ApiError } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { fieldRefusals } from '~/platform/field-refusals.ts'
import {
  type CheckoutField,
  type CheckoutProblems,
  fieldOfCode,
  fieldOfPath,
} from './checkout.rules.ts'

type Refusal = {
  /** What only the server knew, under its field. */
  fields: CheckoutProblems
  /** What the server has against a line, by its place. */
  lines: ReadonlyMap<number, string>
  /** Where to go on. */
  field: CheckoutField | null
  /** What it costs by the server's word, for as long as nothing about it was changed. */
  totalCents: number | null
  codeOf: (error: unknown) => string | null
}

/** `line_0`, as the server names the lines it was sent. */
function linesOf(error: unknown): ReadonlyMap<number, string> {
  const details = error instanceof ApiError ? (error.problem?.details ?? {}) : {}
  return new Map(
    Object.entries(details).flatMap(([name, said]) => {
      const place = /^line_(\d+)$/.exec(name)?.[1]
      return place && typeof said === 'string' ? [[Number(place), said] as const] : []
    }),
  )
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)

/** `about` is all that the price depends on, in one text. */
export function useRefusal(error: unknown, about: string): Refusal {
  const [priced, setPriced] = useState<{ about: string; cents: number } | null>(null)
  const told = error instanceof ApiError ? error.problem?.details?.total_cents : undefined
  if (typeof told === 'number' && (priced?.about !== about || priced.cents !== told)) {
    setPriced({ about, cents: told })
  }
  const code = codeOf(error)
  const field = code ? fieldOfCode(code) : undefined
  const fields = {
    ...fieldRefusals(error, fieldOfPath),
    ...(field ? { [field]: failureText(error) } : {}),
  }
  const [first = null] = namesOf(fields)
  return {
    lines: linesOf(error),
    fields,
    field: field ?? first,
    totalCents: priced?.about === about ? priced.cents : null,
    codeOf,
  }
}
