import type { PortalSettings } from '@portal/contract/settings/portal-settings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type FieldErrors, type Resolver, set, useForm } from 'react-hook-form'
import { toast } from '~/ui/toast.ts'
import { words } from '~/ui/words.ts'
import {
  currentSettingsQuery,
  type SettingsUpdateError,
  useUpdateSettings,
} from './settings-editor.queries.ts'
import { settingsEditorTexts } from './settings-editor.texts.ts'
import { fieldId } from './settings-fields.ts'
import { type FormProblem, problemsOf } from './settings-form.problems.ts'
import {
  changedFields,
  DATES,
  keepTyped,
  type SettingsForm,
  toForm,
} from './settings-form.rules.ts'

/** What somebody else saved meanwhile; `unread` while it could not be fetched. */
type Newer = PortalSettings | 'unread'

const resolver: Resolver<SettingsForm> = (values) => {
  const problems = [...unfinishedDates(values), ...problemsOf(values)]
  if (problems.length === 0) return { values, errors: {} }
  const errors: FieldErrors<SettingsForm> = {}
  for (const { path, message } of problems) set(errors, path, { type: 'rule', message })
  return { values: {}, errors }
}

/** Half a date is no date to the form: without this it would be saved as "no date". */
function unfinishedDates(values: SettingsForm): FormProblem[] {
  return DATES.filter((name) => {
    const input = document.getElementById(fieldId(name))
    return values[name] === '' && input instanceof HTMLInputElement && input.value !== ''
  }).map((path) => ({ path, message: words.date.incomplete }))
}

export function useSettingsForm(initial: PortalSettings) {
  const client = useQueryClient()
  const [base, setBase] = useState(initial)
  const [newer, setNewer] = useState<Newer | null>(null)
  const [problems, setProblems] = useState<FormProblem[]>([])
  // Grows with every refusal: the summary takes the focus then, and not while somebody types.
  const [attempt, setAttempt] = useState(0)
  // Fields that hold half a date forget it only when they are drawn anew.
  const [generation, setGeneration] = useState(0)
  const form = useForm<SettingsForm>({
    defaultValues: toForm(initial),
    resolver,
    shouldFocusError: false,
  })
  const update = useUpdateSettings()
  const changes = changedFields(base, form.watch())

  function settle(next: PortalSettings, values: SettingsForm) {
    setBase(next)
    setNewer(null)
    setProblems([])
    form.reset(values)
  }
  function startOver(next: PortalSettings, values: SettingsForm) {
    settle(next, values)
    update.reset()
    setGeneration(generation + 1)
  }

  function refuse(found: FormProblem[]) {
    setProblems(found)
    setAttempt((count) => count + 1)
  }
  async function readNewer(sent: SettingsForm) {
    const query = { ...currentSettingsQuery(), staleTime: 0 }
    const latest = await client.fetchQuery(query).catch(() => null)
    // A cache on the way may be a second behind: an old version explains nothing.
    if (latest === null || latest.version <= base.version) return setNewer('unread')
    // The portal had saved it and only its answer was lost.
    if (Object.keys(changedFields(latest, sent)).length === 0) {
      const { title, description } = settingsEditorTexts.saved
      toast({ title, description, variant: 'success' })
      update.reset()
      return settle(latest, toForm(latest))
    }
    setNewer(latest)
  }

  function showRefusedFields({ answer }: SettingsUpdateError) {
    const refused = (answer?.problem?.errors ?? []).map(({ path, message }) => ({
      path: path.replace(/^(body\.)?(changes\.)?/, ''),
      message,
    }))
    const known = refused.filter(({ path }) => document.getElementById(fieldId(path)))
    for (const { path, message } of known) {
      form.setError(path as keyof SettingsForm, { type: 'server', message })
    }
    refuse(known)
  }

  async function send(sent: SettingsForm) {
    setProblems([])
    await update.mutateAsync({ version: base.version, changes: changedFields(base, sent) }).then(
      (updated) => settle(updated, typedSince(sent, form.getValues(), updated)),
      async (error: SettingsUpdateError) => {
        if (error.isStale) await readNewer(sent)
        else showRefusedFields(error)
      },
    )
  }
  const submit = form.handleSubmit(send, (errors) => refuse(problemsIn(errors)))

  return {
    form,
    base,
    generation,
    problems,
    attempt,
    changedCount: Object.keys(changes).length,
    isSaving: update.isPending,
    /** What the server said, where no field and no newer version explains it. */
    failure: newer || problems.length > 0 ? null : (update.error?.message ?? null),
    newer,
    submit,
    discard: () => startOver(base, toForm(base)),
    readNewerAgain: () => readNewer(form.getValues()),
    keepMine(latest: PortalSettings) {
      startOver(latest, keepTyped(base, latest, form.getValues()))
      toast({ title: settingsEditorTexts.stale.loaded })
    },
    takeTheirs: (latest: PortalSettings) => startOver(latest, toForm(latest)),
  }
}

/** Somebody may go on typing while the answer is on its way. */
function typedSince(sent: SettingsForm, now: SettingsForm, updated: PortalSettings): SettingsForm {
  const later = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name as keyof SettingsForm]),
  )
  return { ...toForm(updated), ...Object.fromEntries(later) }
}

function problemsIn(errors: object, prefix = ''): FormProblem[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const path = prefix + name
    if (!error || typeof error !== 'object') return []
    return 'message' in error && typeof error.message === 'string'
      ? [{ path, message: error.message }]
      : problemsIn(error, `${path}.`)
  })
}
