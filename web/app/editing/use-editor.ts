import type { Endpoint, EndpointResult } from '@portal/contract/shared/endpoint'
import { type BaseSyntheticEvent, useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { browserApi } from '~/platform/api.ts'
import { bodyProblems } from './body-problems.ts'
import { type Choices, type Comparison, compare, isSame, merged } from './conflict.rules.ts'
import type { PartWords } from './field-book.ts'
import type { FieldProblem, Refusal } from './refusal.ts'
import { type Outcome, tellDone, useSave, type Write } from './use-save.ts'

type WriteEndpoint = Endpoint & { body: z.ZodType }

export type EditorOptions<E extends WriteEndpoint, From, Values extends FieldValues> = {
  /** The record as it was read. What others write later does not become its version. */
  from: From
  toForm: (record: EndpointResult<E> | From) => Values
  toBody: (values: Values, base: EndpointResult<E> | From) => z.input<E['body']>
  params?: Record<string, string> | undefined
  /** From a path in the body to the field that shows it, as in `content.title` and `title`. */
  fieldOf?: ((path: string, values: Values) => string) | undefined
  /** The id of a field's control; its path by default. */
  idOf?: ((path: string) => string) | undefined
  /** Names the field in the summary, where a sentence alone does not say which one it means. */
  labelOf?: ((path: string) => string) | undefined
  /** What is told of a field that does not tell it by itself, where somebody else changed it too. */
  wordsOf?: ((path: string) => PartWords | undefined) | undefined
  /** What only the form knows, such as half a date. */
  check?: ((values: Values) => FieldProblem[]) | undefined
  texts: {
    saved: Write<EndpointResult<E>>['done']
    failed?: Write<EndpointResult<E>>['failed']
  }
  onSaved?: ((saved: EndpointResult<E>) => unknown) | undefined
  onRefused?: ((refusal: Refusal) => unknown) | undefined
  /**
   * The record as it is now; null where nothing newer than `seen` can be read. With it, the second of two
   * who edit the same is told what the first one changed, and chooses.
   */
  read?: ((seen: EndpointResult<E> | From) => Promise<EndpointResult<E> | null>) | undefined
  retries?: boolean | undefined
  /** True where what was refused is to go out once more, as `toBody` makes it then, before anybody is told. */
  sendsAgain?: ((error: unknown, sent: z.input<E['body']>) => boolean) | undefined
}

const asIs = (path: string) => path

/**
 * A form over the body of one endpoint: it is checked by the contract's schema, saved, and what is
 * refused goes to its fields. See EditorForm for how it looks.
 */
export function useEditor<
  E extends WriteEndpoint,
  From extends EndpointResult<E> | null,
  Values extends FieldValues,
>(endpoint: E, options: EditorOptions<E, From, Values>) {
  type Edited = EndpointResult<E>
  const { toForm, toBody, params, fieldOf = asIs, idOf = asIs, check, texts, read } = options
  const [base, setBase] = useState<Edited | From>(options.from)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // Grows with every refused submit: the summary takes the focus then, and only then.
  const [attempt, setAttempt] = useState(0)
  const [newer, setNewer] = useState<Edited | 'unread' | null>(null)
  // Controls that keep text of their own are drawn anew when the values are replaced.
  const [edition, setEdition] = useState(0)
  // Set where what was chosen is to be saved, with the record it was chosen over as the base.
  const [isToSend, setToSend] = useState(false)
  const { onSaved, onRefused, retries } = options
  const { isSaving, save } = useSave<Edited>({ onSaved, onRefused, retries })

  function problemsOf(values: Values): FieldProblem[] {
    const told = check?.(values) ?? []
    const isTold = (path: string) =>
      told.some((one) => path === one.path || path.startsWith(`${one.path}.`))
    const wrong = toFields(bodyProblems(endpoint.body, toBody(values, base)), values)
    return [...told, ...wrong.filter(({ path }) => !isTold(path))]
  }
  const toFields = (problems: readonly FieldProblem[], values: Values) =>
    problems.map(({ path, message }) => ({ path: fieldOf(path, values), message }))

  const form = useForm<Values>({
    defaultValues: defaultsOf(toForm(base)),
    shouldFocusError: false,
    resolver: (values) => {
      const problems = problemsOf(values)
      return problems.length > 0
        ? { values: {}, errors: errorsOf<Values>(problems) }
        : { values, errors: {} }
    },
  })

  function refuse(next: Refusal) {
    setRefusal(next)
    setAttempt((count) => count + 1)
    for (const { path, message } of next.fields) {
      form.setError(path as Path<Values>, { type: 'server', message })
    }
  }
  function settle(record: Edited) {
    setBase(record)
    setRefusal(null)
    setNewer(null)
  }
  /** New values under the form; what is in `typed` stays as somebody wrote it. */
  function refill(values: Values, typed: Partial<Values>) {
    form.reset(values)
    form.reset({ ...values, ...typed }, { keepDefaultValues: true })
  }
  async function lookAtNewer() {
    const latest = (await read?.(base)) ?? null
    const values = form.getValues()
    const isMine = latest !== null && isSame(toBody(values, latest), toBody(toForm(latest), latest))
    if (isMine) {
      // It had been saved, and only the answer was lost.
      tellDone(texts.saved, latest)
      return replace(latest)
    }
    setNewer(latest ?? 'unread')
  }
  /** Other writes to the same record (its status, its photos) answer with it as well. */
  async function run(write: Write<Edited>): Promise<Outcome<Edited>> {
    const outcome = await save(write)
    if (outcome.kind === 'busy') return outcome
    if (outcome.kind === 'saved') settle(outcome.saved)
    else {
      refuse({ ...outcome, fields: toFields(outcome.fields, form.getValues()) })
      if (outcome.kind === 'stale' && read) await lookAtNewer()
    }
    return outcome
  }
  async function send(): Promise<void> {
    const sent = form.getValues()
    const body = toBody(sent, base)
    const deliver = (what: typeof body) =>
      callEndpoint(endpoint, { ...(params ? { params } : {}), body: what })
    const outcome = await run({
      run: () =>
        deliver(body).catch((error: unknown) => {
          if (!options.sendsAgain?.(error, body)) throw error
          return deliver(toBody(sent, base))
        }),
      done: texts.saved,
      failed: texts.failed,
    })
    if (outcome.kind !== 'saved') return
    // Somebody may go on typing while the answer is on its way.
    refill(toForm(outcome.saved), changedValues(sent, form.getValues()))
  }
  function replace(latest: Edited) {
    settle(latest)
    form.reset(toForm(latest))
    setEdition((count) => count + 1)
  }

  const submit = form.handleSubmit(send, () =>
    refuse({
      kind: 'fields',
      status: 0,
      sentence: '',
      fields: problemsOf(form.getValues()),
      details: {},
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the base has become the newer record
  useEffect(() => {
    if (!isToSend) return
    setToSend(false)
    void submit()
  }, [isToSend])

  /** What the second of two sees of what the first one saved. */
  function compareWith(latest: Edited, isWhole?: (path: string) => boolean): Comparison {
    return compare(toForm(base), form.getValues(), toForm(latest), isWhole)
  }

  return {
    form,
    base,
    edition,
    idOf,
    attempt,
    isSaving,
    isChanged: form.formState.isDirty,
    problems: summaryOf(refusal?.fields ?? [], idOf, options.labelOf),
    /** Why it was not saved, where no field and no newer version explains it. */
    failure:
      refusal && !(refusal.kind === 'stale' && read) && refusal.fields.length === 0
        ? refusal.sentence
        : null,
    refusal,
    wordsOf: options.wordsOf,
    newer,
    compareWith,
    submit,
    run,
    discard: () => {
      setRefusal(null)
      setNewer(null)
      form.reset(toForm(base))
      setEdition(edition + 1)
    },
    readAgain: lookAtNewer,
    /** The newer record with what was chosen on top of it, saved. */
    saveOver(latest: Edited, found: Comparison, choices: Choices) {
      const theirs = toForm(latest)
      const chosen = merged(theirs, found, choices)
      settle(latest)
      refill(theirs, changedValues(theirs, chosen))
      setEdition(edition + 1)
      if (!isSame(chosen, theirs)) setToSend(true)
    },
    takeTheirs: replace,
  }
}

export type Editor<Edited, Values extends FieldValues> = {
  form: UseFormReturn<Values>
  base: Edited | null
  idOf: (path: string) => string
  attempt: number
  isChanged: boolean
  problems: { fieldId: string; message: string }[]
  refusal: Refusal | null
  wordsOf: ((path: string) => PartWords | undefined) | undefined
  newer: Edited | 'unread' | null
  compareWith: (latest: Edited, isWhole?: (path: string) => boolean) => Comparison
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  readAgain: () => Promise<void>
  saveOver: (latest: Edited, found: Comparison, choices: Choices) => void
  takeTheirs: (latest: Edited) => void
}

type Call = { params?: Record<string, string>; body: unknown }

/** The client is typed by paths it is given in the code; here the path comes with the schema. */
function callEndpoint<E extends Endpoint>({ method, path }: E, call: Call) {
  const send = browserApi.send as (
    method: string,
    path: string,
    call: Call,
  ) => Promise<EndpointResult<E>>
  return send(method, path, call)
}

/** react-hook-form asks for a deep partial; a whole set of values is one. */
const defaultsOf = <Values extends FieldValues>(values: Values) => values as DefaultValues<Values>

function errorsOf<Values extends FieldValues>(problems: readonly FieldProblem[]) {
  const errors: FieldErrors<Values> = {}
  // The first sentence about a field is the one to read.
  for (const { path, message } of [...problems].reverse()) {
    set(errors, path, { type: 'rule', message })
  }
  return errors
}

/** One line for each field. */
function summaryOf(
  problems: readonly FieldProblem[],
  idOf: (path: string) => string,
  labelOf: ((path: string) => string) | undefined,
) {
  const lines = new Map<string, string>()
  for (const { path, message } of problems) {
    const id = idOf(path)
    if (!lines.has(id)) lines.set(id, labelOf ? `${labelOf(path)}: ${message}` : message)
  }
  return [...lines].map(([fieldId, message]) => ({ fieldId, message }))
}

/** The fields of `now` that differ from `before`. */
function changedValues<Values extends FieldValues>(before: Values, now: Values): Partial<Values> {
  const changed: Partial<Values> = {}
  for (const name in now) {
    if (!isSame(before[name], now[name])) changed[name] = now[name]
  }
  return changed
}

/** Of a form for something new: what it edits comes with its first save. */
export const nothingYet = <Saved>(): Saved | null => null
