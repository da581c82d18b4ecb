import {
  type EditedBeachCondition,
  setBeachCondition,
} from '@portal/contract/city/beach-conditions/beach-condition'
import {
  BEACH_FLAG_WORDS,
  BEACH_FLAGS,
  type BeachFlag,
  CONDITION_HOURS,
  CONDITION_NOTE_MAX,
  CONDITION_SOURCE_MAX,
  LIFEGUARDS,
  type Lifeguards,
} from '@portal/contract/city/beach-conditions/beach-condition.texts'
import { Palmtree } from 'lucide-react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { SelectField, TextField } from '~/editing/fields.tsx'
import { SaveRow } from '~/editing/SaveRow.tsx'
import { useEditedList } from '~/editing/use-edited-list.ts'
import { useEditor } from '~/editing/use-editor.ts'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { beachConditionsAdminTexts as texts } from './beach-conditions-admin.texts.ts'

const LIST = {
  queryKey: ['admin', 'beach-conditions'],
  queryFn: () => browserApi.get('/api/v1/admin/beach-conditions'),
}
const UNSAID = 'unsaid'
const USUAL_HOURS = 3

export default function BeachConditionsScreen() {
  const beaches = useEditedList(LIST, 'id')
  return (
    <Loaded query={beaches.query} texts={texts} why={failureText}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            icon={<Palmtree />}
            title={texts.none}
            action={<LinkButton to="/admin/praias">{texts.beaches}</LinkButton>}
          >
            {texts.noneText}
          </EmptyState>
        ) : (
          <div className="grid grid-cols-1 gap-5 xl:grid-cols-2 xl:items-start">
            {all.map((beach) => (
              <BeachPanel key={beach.id} beach={beach} list={beaches} />
            ))}
          </div>
        )
      }
    </Loaded>
  )
}

type BeachPanelProps = {
  beach: EditedBeachCondition
  list: ReturnType<typeof useEditedList<EditedBeachCondition, 'id'>>
}

function BeachPanel({ beach, list }: BeachPanelProps) {
  const { id } = beach
  const editor = useEditor(setBeachCondition, {
    from: beach,
    params: { id },
    idOf: (path) => `${id}-${path}`,
    toForm,
    toBody: ({ flag, lifeguards, note, source, hours }, { version }) => ({
      version,
      note,
      source,
      flag: flag === UNSAID ? null : (flag as BeachFlag),
      lifeguards: lifeguards === UNSAID ? null : (lifeguards as Lifeguards),
      hours: CONDITION_HOURS.find((one) => one === hours) ?? USUAL_HOURS,
    }),
    texts: { saved: texts.saved, failed: texts.failed },
    onSaved: list.keep,
    read: () => list.read(id),
  })
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {beach.name}
      </h2>
      <Standing beach={editor.base} list={list} />
      <EditorForm editor={editor} className="mt-4 grid grid-cols-1 gap-4">
        <div key={editor.edition} className="grid gap-4 md:grid-cols-2">
          <SelectField name="flag" label={texts.flag} options={FLAG_OPTIONS} />
          <SelectField name="lifeguards" label={texts.guards} options={GUARD_OPTIONS} />
          <TextField
            name="source"
            label={texts.source}
            hint={texts.sourceHint}
            maxLength={CONDITION_SOURCE_MAX}
          />
          <SelectField
            name="hours"
            label={texts.hours}
            hint={texts.hoursHint}
            options={HOUR_OPTIONS}
          />
        </div>
        <TextField
          name="note"
          label={texts.note}
          hint={texts.noteHint}
          maxLength={CONDITION_NOTE_MAX}
          optional
        />
        {/* What is the same is said again too: it was seen again. */}
        <SaveRow
          editor={{ ...editor, isChanged: true }}
          texts={{ save: texts.say, unsaved: editor.isChanged ? texts.waiting : '' }}
        />
      </EditorForm>
    </Panel>
  )
}

const unsaid = { value: UNSAID, label: texts.unsaid }
const FLAG_OPTIONS = [
  unsaid,
  ...BEACH_FLAGS.map((value) => ({ value, label: BEACH_FLAG_WORDS[value].name })),
]
const GUARD_OPTIONS = [
  unsaid,
  ...LIFEGUARDS.map((value) => ({ value, label: texts.guardsAre[value] })),
]
const HOUR_OPTIONS = CONDITION_HOURS.map((hours) => ({
  value: String(hours),
  label: texts.hourChoice(hours),
}))

/** What is over is not said again by pressing a button: it is chosen anew. */
const toForm = ({
  flag,
  lifeguards,
  note,
  source,
  is_current: isCurrent,
}: EditedBeachCondition) => ({
  flag: (isCurrent && flag) || UNSAID,
  lifeguards: (isCurrent && lifeguards) || UNSAID,
  note: isCurrent ? note : '',
  source: source || texts.defaultSource,
  hours: USUAL_HOURS as number,
})

function Standing({ beach, list }: BeachPanelProps) {
  const { isSaving, save } = useSave<EditedBeachCondition>({ onSaved: list.keep })
  const { id, version, seen_at: seenAt, until, is_current: isCurrent } = beach
  const seen = seenAt && momentText(new Date(seenAt))
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Badge tone={isCurrent ? 'ok' : 'neutral'}>
        {isCurrent && until ? texts.current(momentText(new Date(until))) : texts.over}
      </Badge>
      <span className="num text-muted text-sm">
        {seen ? (isCurrent ? texts.seen(seen) : texts.was(seen)) : texts.never}
      </span>
      {isCurrent ? (
        <Button
          look="ghost"
          size="sm"
          pending={isSaving}
          onClick={() =>
            void save({
              run: () =>
                browserApi.send('POST', '/api/v1/admin/beach-conditions/:id/end', {
                  params: { id },
                  body: { version },
                }),
              done: texts.ended,
              failed: texts.failed,
            })
          }
        >
          {texts.end}
        </Button>
      ) : null}
    </div>
  )
}
