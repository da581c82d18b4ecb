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
  /** A password in sight is read while it is typed; out of sight it is typed twice (spec §5). */
  const [isSeen, setSeen] = useState(true)
  const [next, setNext] = useState<JoinField | null>(null)
  const idOf = (field: JoinField) => `${id}${field}`

  useEffect(() => setLive(true), [])
  // The field is there only now.
  useEffect(() => {
    if (next) document.getElementById(`${id}${next}`)?.focus()
  }, [id, next])

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
    const typed = isSeen ? { ...values, confirmation: values.password } : values
    const problem = firstProblem(typed)
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

  return {
    ...{ values, problems, isLive, isSeen, idOf, edit, submit },
    see(isShown: boolean) {
      setSeen(isShown)
      edit({ confirmation: '' })
    },
    focusNext: setNext,
  }
}
