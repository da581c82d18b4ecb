import type { ComponentProps } from 'react'
import { Field } from '~/ui/Field.tsx'
import { useProblem } from './problems.ts'

/** A field that says by itself what the server had against it. */
export function FormField({ id, ...rest }: ComponentProps<typeof Field> & { id: string }) {
  return <Field id={id} error={useProblem(id)} {...rest} />
}
