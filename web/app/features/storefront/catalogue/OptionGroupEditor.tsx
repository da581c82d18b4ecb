import {
  MOST_OPTIONS,
  SECTION_NAME_MAX,
} from '@portal/contract/storefront/catalogue/catalogue.texts'
import {
  createOptionGroup,
  type OwnOptionGroup,
  type OwnSection,
  updateOptionGroup,
} from '@portal/contract/storefront/catalogue/catalogue-editor'
import type { OptionGroupContent } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { groupAsWritten } from '@portal/contract/storefront/catalogue/item-content-rules'
import { type ReactNode, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { EditorForm } from '~/editing/EditorForm.tsx'
import type { PartWords } from '~/editing/field-book.ts'
import { TextField } from '~/editing/fields.tsx'
import { type Editor, nothingYet, useEditor } from '~/editing/use-editor.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Chip } from '~/ui/Chip.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import type { CataloguePlace, CatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'
import { ChoiceFields, MethodField, OptionRows } from './OptionRows.tsx'
import { asBody, NEW_OPTION, withoutBlankEnd } from './options.rules.ts'

const { groups: texts } = catalogueEditorTexts

type OptionGroupEditorProps = {
  /** Null is one that does not exist yet. */
  group: OwnOptionGroup | null
  place: CataloguePlace
  writes: CatalogueWrites
  /** To say which items use it; an item that opens it says so itself. */
  sections?: OwnSection[] | undefined
  onSaved?: ((group: OwnOptionGroup) => void) | undefined
  onClose: () => void
}

const NEW_GROUP: OptionGroupContent = {
  name: '',
  min_choices: 0,
  max_choices: 1,
  price_method: 'sum',
  options: [NEW_OPTION],
  item_ids: [],
}
function toForm(group: OwnOptionGroup | null): OptionGroupContent {
  if (!group) return NEW_GROUP
  const { id: _id, ...content } = groupAsWritten(group)
  return { ...content, item_ids: group.item_ids }
}
const toBody = ({ options, ...group }: OptionGroupContent) => ({
  ...group,
  options: withoutBlankEnd(options).map(asBody),
})
// Beside an item's own form in one window: its ids are its own.
const idOf = (path: string) => `group-${path}`

export function OptionGroupEditor({ group, ...rest }: OptionGroupEditorProps) {
  return group ? <KnownGroup group={group} {...rest} /> : <NewGroup {...rest} />
}

const WORDS: Readonly<Record<string, PartWords>> = {
  options: { label: texts.options },
  min_choices: { label: texts.min },
  max_choices: { label: texts.max },
  item_ids: { label: texts.items, show: (ids: string[]) => texts.used(ids.length) },
}

type Rest = Omit<OptionGroupEditorProps, 'group'>

function useAfterSave({ writes, onSaved, onClose }: Rest) {
  return async (group: OwnOptionGroup) => {
    await writes.readAgain()
    onSaved?.(group)
    onClose()
  }
}

function NewGroup(rest: Rest) {
  const afterSave = useAfterSave(rest)
  const [id] = useState(() => crypto.randomUUID())
  const editor = useEditor(createOptionGroup, {
    from: nothingYet<OwnOptionGroup>(),
    params: rest.place,
    toForm,
    toBody: (values) => ({ ...toBody(values), id }),
    idOf,
    texts: { saved: texts.saved },
    onSaved: afterSave,
  })
  return <GroupForm editor={editor} {...rest} />
}

function KnownGroup({ group, ...rest }: Rest & { group: OwnOptionGroup }) {
  const afterSave = useAfterSave(rest)
  const editor = useEditor(updateOptionGroup, {
    from: group,
    params: { id: rest.place.id, group: group.id },
    toForm,
    toBody: (values, base) => ({ ...toBody(values), version: base.version }),
    idOf,
    texts: { saved: texts.saved },
    onSaved: afterSave,
    wordsOf: (path) => WORDS[path],
    read: () => rest.writes.readGroup(group.id),
  })
  return (
    <GroupForm editor={editor} {...rest}>
      <ConfirmDialog
        title={texts.ask(group.name)}
        description={texts.askText(group.item_ids.length)}
        confirmLabel={texts.removeGroup}
        destructive
        onConfirm={() =>
          rest.writes.removeGroup(group).then(({ kind }) => {
            if (kind === 'saved') rest.onClose()
          })
        }
        trigger={<Button look="ghost">{texts.removeGroup}</Button>}
      />
    </GroupForm>
  )
}

type GroupFormProps = Rest & {
  editor: Editor<OwnOptionGroup, OptionGroupContent> & { isSaving: boolean; failure: string | null }
  children?: ReactNode
}

function GroupForm({ editor, sections, onClose, children }: GroupFormProps) {
  const uses = editor.base?.item_ids.length ?? 0
  return (
    <EditorForm
      editor={editor}
      savesOnEnter={false}
      asksOnLeave={sections !== undefined}
      className="grid grid-cols-1 gap-4"
    >
      {uses > 1 ? <p className="rounded-item bg-sol-100 p-3">{texts.shared(uses)}</p> : null}
      <TextField name="name" label={texts.name} maxLength={SECTION_NAME_MAX} autoComplete="off" />
      <HowMany />
      <div className="grid gap-3">
        <p className="font-semibold text-sm">{texts.options}</p>
        <OptionRows path="options" />
        <p className="text-muted text-sm">{texts.enterHint(MOST_OPTIONS)}</p>
      </div>
      {sections ? <UsedByItems sections={sections} /> : null}
      {editor.failure ? (
        <p role="alert" className="font-semibold text-vermelho-700">
          {editor.failure}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" pending={editor.isSaving}>
          {texts.save}
        </Button>
        {sections ? null : (
          <Button look="line" onClick={onClose}>
            {texts.back}
          </Button>
        )}
        {children}
      </div>
    </EditorForm>
  )
}

const PRESETS = [
  { label: texts.upTo(1), min: 0, max: 1 },
  { label: texts.one, min: 1, max: 1 },
  { label: texts.upTo(3), min: 0, max: 3 },
] as const

/** What most houses ask for is one tap. */
function HowMany() {
  const { setValue } = useFormContext<OptionGroupContent>()
  const [min, max] = useWatch<OptionGroupContent, ['min_choices', 'max_choices']>({
    name: ['min_choices', 'max_choices'],
  })
  const preset = PRESETS.find((one) => one.min === min && one.max === max)
  const [isOther, setIsOther] = useState(!preset)
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold text-sm">{texts.howMany}</legend>
      <div className="flex flex-wrap gap-2">
        {PRESETS.map((one) => (
          <Chip
            key={one.label}
            pressed={!isOther && preset === one}
            onClick={() => {
              setIsOther(false)
              setValue('min_choices', one.min, { shouldDirty: true })
              setValue('max_choices', one.max, { shouldDirty: true })
            }}
          >
            {one.label}
          </Chip>
        ))}
        <Chip pressed={isOther} onClick={() => setIsOther(true)}>
          {texts.other}
        </Chip>
      </div>
      {isOther ? <ChoiceFields path="" /> : null}
      {(max ?? 0) > 1 ? <MethodField path="" /> : null}
    </fieldset>
  )
}

function UsedByItems({ sections }: { sections: OwnSection[] }) {
  const { field } = useController<OptionGroupContent, 'item_ids'>({ name: 'item_ids' })
  const chosen = new Set(field.value)
  const change = (ids: readonly string[], isTicked: boolean) => {
    const others = field.value.filter((id) => !ids.includes(id))
    field.onChange(isTicked ? [...others, ...ids] : others)
  }
  return (
    <Disclosure label={texts.which(chosen.size)}>
      <div className="grid gap-3 md:grid-cols-2">
        {sections
          .filter(({ items }) => items.length > 0)
          .map((section) => {
            const ids = section.items.map(({ id }) => id)
            return (
              <fieldset key={section.id} className="min-w-0">
                <legend className="sr-only">{section.name}</legend>
                <Checkbox
                  label={<b className="wrap-anywhere">{texts.wholeSection(section.name)}</b>}
                  checked={ids.every((id) => chosen.has(id))}
                  onCheckedChange={(isTicked) => change(ids, isTicked)}
                />
                {section.items.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    label={<span className="wrap-anywhere">{name}</span>}
                    checked={chosen.has(id)}
                    onCheckedChange={(isTicked) => change([id], isTicked)}
                  />
                ))}
              </fieldset>
            )
          })}
      </div>
    </Disclosure>
  )
}
