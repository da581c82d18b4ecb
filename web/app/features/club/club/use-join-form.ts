import { type FormEvent, useEffect, useId, useState } from 'react'
import { toast } from '~/ui/toast.ts'
import {
  EMPTY_JOIN,
  firstProblem,
  type JoinField,
  type JoinProblem,
  type JoinRequest,
  type JoinValues,
  joinRequest,
} from './join.rules.ts'

type Join = (request: JoinRequest) => Promise<JoinProblem | null>

/** From top to bottom: the first wrong field takes the focus. */
const FIELDS: readonly JoinField[] = [
  'name',
  'email',
  'whatsapp',
  'birthDate',
  'password',
  'confirmation',
  'state',
  'city',
]

export function useJoinForm(join: Join, isPending: boolean) {
  const id = useId()
  const [values, setValues] = useState(EMPTY_JOIN)
  const [problems, setProblems] = useState<JoinProblem['fields']>({})
  const [isLive, setLive] = useState(false)
  const idOf = (field: JoinField) => `${id}${field}`

  useEffect(() => setLive(true), [])

  function edit(change: Partial<JoinValues>) {
    setValues((current) => ({ ...current, ...change }))
    const isUntouched = ([field]: [string, string]) => !(field in change)
    setProblems((current) => Object.fromEntries(Object.entries(current).filter(isUntouched)))
  }
  function show({ fields }: JoinProblem) {
    setProblems(fields)
    const first = FIELDS.find((field) => fields[field])
    if (first) document.getElementById(idOf(first))?.focus()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const problem = firstProblem(values)
    if (problem) {
      const { title, description } = problem
      toast({ title, description, variant: 'destructive' })
      return show(problem)
    }
    setProblems({})
    const refusal = await join(joinRequest(values))
    if (refusal) show(refusal)
    else setValues(EMPTY_JOIN)
  }

  return { values, problems, isLive, idOf, edit, submit }
}
