import {
  createEvent,
  type EditedEvent,
  updateEvent,
} from '@portal/contract/city/events/event-editor'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { failureText } from '~/platform/failure-text.ts'
import { EditorFoot } from '~/ui/EditorFoot.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { EventHead } from './EventHead.tsx'
import { formTexts, adminEventsTexts as texts } from './event-editing.texts.ts'
import {
  type EventForm,
  fieldOf,
  missingIn,
  NEW_FORM,
  toContent,
  toForm,
} from './event-form.rules.ts'
import { FormSection } from './FormSection.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { ContactFields, PriceFields } from './PriceFields.tsx'
import type { PosterPart } from './poster-part.ts'
import { Problems } from './problems.ts'
import { SituationForm } from './SituationForm.tsx'
import { editedEventQuery, useEventEditor } from './use-event-editor.ts'
import { WhatFields } from './WhatFields.tsx'
import { WhenFields } from './WhenFields.tsx'

type NewEventProps = { poster: PosterPart; onCreated: (event: EditedEvent) => void }

export function NewEvent({ poster, onCreated }: NewEventProps) {
  const { keep } = useEventEditor()
  const editor = useEditor(createEvent, {
    from: null,
    toForm: (event) => (event ? toForm(event) : NEW_FORM),
    toBody: (values) => ({ content: toContent(values) }),
    fieldOf,
    check: missingFields,
    texts: { saved: texts.created, failed: texts.createFailed },
    onSaved: (event) => {
      keep(event)
      onCreated(event)
    },
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <Back />
      <h2 className="text-h3">{texts.newTitle}</h2>
      <EditorForm editor={editor}>
        <Problems value={editor.problems}>
          <AllFields poster={poster} />
        </Problems>
        <EditorFoot save={texts.save} isWriting={editor.isSaving} />
      </EditorForm>
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
  const { keep, read, statusWrite, situationWrite } = useEventEditor()
  const editor = useEditor(updateEvent, {
    from: event,
    params: { id: event.id },
    toForm,
    toBody: (values, { version }) => ({ version, content: toContent(values) }),
    fieldOf,
    check: missingFields,
    texts: { saved: texts.saved, failed: texts.saveFailed },
    onSaved: keep,
    read: () => read(event.id),
  })
  const { base } = editor
  return (
    <div className="grid grid-cols-1 gap-5">
      <Back />
      <EventHead
        event={base}
        onStatus={async (status, reason) =>
          (await editor.run(statusWrite(base, status, reason))).kind === 'saved'
        }
      />
      <SituationForm
        key={base.version}
        event={base}
        isWriting={editor.isSaving}
        onSave={(situation, note) => void editor.run(situationWrite(base, situation, note))}
      />
      <EditorForm editor={editor}>
        <Problems value={editor.problems}>
          <AllFields poster={poster} businessName={base.venue.name} />
        </Problems>
        <EditorFoot save={texts.save} isWriting={editor.isSaving} />
      </EditorForm>
    </div>
  )
}

const missingFields = (form: EventForm) =>
  missingIn(form).map(({ fieldId, message }) => ({ path: fieldId, message }))

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
