import type { EditedEvent } from '@portal/contract/events/event-editor'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { EditorFoot } from '~/ui/EditorFoot.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { StaleNotice } from '~/ui/StaleNotice.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { EventHead } from './EventHead.tsx'
import { formTexts, adminEventsTexts as texts } from './event-editing.texts.ts'
import {
  type EventForm,
  missingIn,
  NEW_FORM,
  type Problem,
  toContent,
  toForm,
} from './event-form.rules.ts'
import { FormSection } from './FormSection.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { ContactFields, PriceFields } from './PriceFields.tsx'
import type { PosterPart } from './poster-part.ts'
import { Problems } from './problems.ts'
import { SituationForm } from './SituationForm.tsx'
import { editedEventQuery, type Outcome, useEventEditor } from './use-event-editor.ts'
import { WhatFields } from './WhatFields.tsx'
import { WhenFields } from './WhenFields.tsx'

type NewEventProps = { poster: PosterPart; onCreated: (event: EditedEvent) => void }

export function NewEvent({ poster, onCreated }: NewEventProps) {
  const editor = useEventEditor()
  const [problems, setProblems] = useState<Problem[]>([])
  const form = useForm<EventForm>({ defaultValues: NEW_FORM })
  const create = form.handleSubmit(async (values) => {
    const missing = missingIn(values)
    setProblems(missing)
    if (missing.length > 0) return
    const outcome = await editor.create(toContent(values))
    if ('event' in outcome) onCreated(outcome.event)
    else setProblems(outcome.refusal.problems)
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <Back />
      <h2 className="text-h3">{texts.newTitle}</h2>
      <LeaveQuestion hasUnsavedWork={form.formState.isDirty} />
      <FormProvider {...form}>
        <Problems value={problems}>
          <form onSubmit={create} noValidate className="grid grid-cols-1 gap-5">
            <FormErrorSummary problems={problems} />
            <AllFields poster={poster} />
            <EditorFoot save={texts.save} isWriting={editor.isWriting} />
          </form>
        </Problems>
      </FormProvider>
    </div>
  )
}

export function EditEvent({ id, poster }: { id: string; poster: PosterPart }) {
  return (
    <Loaded
      query={useQuery(editedEventQuery(id))}
      texts={texts}
      why={failureText}
      className="h-120"
      action={<Back />}
    >
      {(event) => <Editor event={event} poster={poster} />}
    </Loaded>
  )
}

function Editor({ event, poster }: { event: EditedEvent; poster: PosterPart }) {
  const editor = useEventEditor()
  // What this editor read or wrote last. What others write meanwhile must not become its version.
  const [base, setBase] = useState(event)
  const [problems, setProblems] = useState<Problem[]>([])
  const [newer, setNewer] = useState<EditedEvent | 'unread' | null>(null)
  const form = useForm<EventForm>({ defaultValues: toForm(event) })

  async function attempt(write: Promise<Outcome>): Promise<EditedEvent | null> {
    const outcome = await write
    if ('event' in outcome) {
      setBase(outcome.event)
      setProblems([])
      setNewer(null)
      return outcome.event
    }
    setProblems(outcome.refusal.problems)
    if (outcome.refusal.isStale) await look()
    return null
  }
  const look = async () => setNewer((await editor.read(base.id)) ?? 'unread')
  const save = form.handleSubmit(async (values) => {
    const missing = missingIn(values)
    setProblems(missing)
    if (missing.length > 0) return
    const saved = await attempt(editor.save(base, toContent(values)))
    if (saved) form.reset(toForm(saved))
  })
  function take(latest: EditedEvent, isReplaced: boolean) {
    setBase(latest)
    setNewer(null)
    if (isReplaced) form.reset(toForm(latest))
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <Back />
      <EventHead
        event={base}
        onStatus={async (status, reason) =>
          (await attempt(editor.setStatus(base, status, reason))) !== null
        }
      />
      <LeaveQuestion hasUnsavedWork={form.formState.isDirty} />
      {newer ? (
        <StaleNotice
          texts={texts.stale}
          newer={newer}
          differences={({ content, updated_at }) => (
            <p className="mt-2">
              {texts.stale.newer(content.title, momentText(new Date(updated_at)))}
            </p>
          )}
          onKeep={(latest) => take(latest, false)}
          onReplace={(latest) => take(latest, true)}
          onRetry={() => void look()}
        />
      ) : null}
      <SituationForm
        key={base.version}
        event={base}
        isWriting={editor.isWriting}
        onSave={(situation, note) => void attempt(editor.setSituation(base, situation, note))}
      />
      <FormProvider {...form}>
        <Problems value={problems}>
          <form onSubmit={save} noValidate className="grid grid-cols-1 gap-5">
            <FormErrorSummary problems={problems} />
            <AllFields poster={poster} businessName={base.venue.name} />
            <EditorFoot save={texts.save} isWriting={editor.isWriting} />
          </form>
        </Problems>
      </FormProvider>
    </div>
  )
}

type AllFieldsProps = { poster: PosterPart; businessName?: string }

function AllFields({ poster, businessName }: AllFieldsProps): ReactNode {
  return (
    <>
      <WhatFields />
      <WhenFields />
      <PlaceFields businessName={businessName} />
      <PriceFields />
      <FormSection title={formTexts.sections.poster} lead={formTexts.posterHint}>
        <Controller<EventForm, 'poster'>
          name="poster"
          render={({ field }) => (
            <>{poster({ photos: field.value, onChange: field.onChange, limit: 1 })}</>
          )}
        />
      </FormSection>
      <ContactFields />
    </>
  )
}

function Back() {
  return (
    <TextLink to="/admin/eventos" className="inline-flex min-h-11 items-center gap-2">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {texts.back}
    </TextLink>
  )
}
