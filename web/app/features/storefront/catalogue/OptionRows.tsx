import {
  MOST_GROUPS,
  MOST_OPTIONS,
  OPTION_NAME_MAX,
  PRICE_METHOD_WORDS,
  PRICE_METHODS,
  SECTION_NAME_MAX,
} from '@portal/contract/storefront/catalogue/catalogue.texts'
import type { EditedGroup } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { ArrowDown, ArrowUp, EllipsisVertical, Plus, Trash2 } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField, ControlField, SelectField, TextField } from '~/editing/fields.tsx'
import { Button } from '~/ui/Button.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Input } from '~/ui/Input.tsx'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'
import { MoneyField } from './MoneyField.tsx'
import { type EditedOption, NEW_OPTION, pastedOptions } from './options.rules.ts'

const { groups: texts } = catalogueEditorTexts

/** Any group of the form, wherever it lies: the paths are made here. */
type Form = Record<string, EditedOption[]>
type InnerForm = Record<string, EditedOption['groups']>

const METHODS = PRICE_METHODS.map((value) => ({ value, label: PRICE_METHOD_WORDS[value] }))
const at = (path: string, name: string) => (path ? `${path}.${name}` : name)

/** The options of a group: Enter opens the next line, a pasted list is a line each. */
export function OptionRows({ path, isInner = false }: { path: string; isInner?: boolean }) {
  const { control, getValues } = useFormContext<Form>()
  const { fields, insert, remove, move, replace } = useFieldArray({
    control,
    name: path,
    keyName: 'key',
  })
  const next = (place: number) => {
    if (fields.length >= MOST_OPTIONS) return
    insert(place, NEW_OPTION, { shouldFocus: true, focusName: `${path}.${place}.name` })
  }
  function onKeyDown(event: KeyboardEvent, place: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return
    event.preventDefault()
    event.stopPropagation()
    if (getValues(`${path}.${place}.name`)) next(place + 1)
  }
  function onPaste(event: ClipboardEvent, place: number) {
    const rows = getValues(path) as unknown as EditedOption[]
    const room = MOST_OPTIONS - rows.length + 1
    const pasted = pastedOptions(event.clipboardData.getData('text/plain'), room)
    if (!pasted) return
    event.preventDefault()
    // They take the place of the line they were pasted into where nothing stands in it.
    const isEmpty = !rows[place]?.name
    replace([...rows.slice(0, isEmpty ? place : place + 1), ...pasted, ...rows.slice(place + 1)])
  }
  return (
    <>
      {fields.map((field, place) => (
        <OptionRow
          key={field.key}
          path={`${path}.${place}`}
          place={place}
          isInner={isInner}
          onKeyDown={(event) => onKeyDown(event, place)}
          onPaste={(event) => onPaste(event, place)}
          onUp={place > 0 ? () => move(place, place - 1) : undefined}
          onDown={place < fields.length - 1 ? () => move(place, place + 1) : undefined}
          onRemove={fields.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      {fields.length < MOST_OPTIONS ? (
        <Button
          look="line"
          size="sm"
          className="justify-self-start"
          onClick={() => next(fields.length)}
        >
          <Plus aria-hidden="true" />
          {texts.addOption}
        </Button>
      ) : null}
    </>
  )
}

type OptionRowProps = {
  path: string
  place: number
  isInner: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: (() => void) | undefined
}

function OptionRow({ path, place, isInner, onKeyDown, onPaste, ...acts }: OptionRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const name = String(useWatch({ name: `${path}.name` }) || texts.option(place + 1))
  return (
    <fieldset
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      className="grid min-w-0 gap-2 border-line border-t pt-3"
    >
      <legend className="sr-only">{texts.option(place + 1)}</legend>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          name={`${path}.name`}
          label={texts.optionName}
          maxLength={OPTION_NAME_MAX}
          autoComplete="off"
          className="min-w-0 flex-1 basis-50"
        />
        <div className="flex items-end gap-2">
          <MoneyField name={`${path}.price_cents`} label={texts.optionPrice} className="w-32" />
          <IconButton
            label={texts.moreOf(name)}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {isOpen ? (
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <CheckboxField name={`${path}.is_available`} label={texts.available} />
            <IconButton label={texts.up(name)} disabled={!acts.onUp} onClick={acts.onUp}>
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton label={texts.down(name)} disabled={!acts.onDown} onClick={acts.onDown}>
              <ArrowDown aria-hidden="true" />
            </IconButton>
            <IconButton
              label={texts.removeOption(name)}
              disabled={!acts.onRemove}
              onClick={acts.onRemove}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
          {isInner ? null : <InnerGroups path={`${path}.groups`} option={name} />}
        </div>
      ) : null}
    </fieldset>
  )
}

const NEW_INNER: Omit<EditedGroup, 'id'> = {
  name: '',
  min_choices: 0,
  max_choices: 1,
  price_method: 'sum',
  options: [NEW_OPTION],
}

/** What is chosen within an option; it has no third level. */
function InnerGroups({ path, option }: { path: string; option: string }) {
  const { control } = useFormContext<InnerForm>()
  const { fields, append, remove } = useFieldArray({ control, name: path, keyName: 'key' })
  return (
    <>
      {fields.map((field, place) => (
        <FormListItem
          key={field.key}
          label={texts.label(place + 1)}
          removeLabel={texts.remove(field.name)}
          onRemove={() => remove(place)}
        >
          <TextField
            name={`${path}.${place}.name`}
            label={texts.name}
            maxLength={SECTION_NAME_MAX}
          />
          <ChoiceFields path={`${path}.${place}`} />
          <MethodField path={`${path}.${place}`} />
          <OptionRows path={`${path}.${place}.options`} isInner />
        </FormListItem>
      ))}
      {fields.length < MOST_GROUPS ? (
        <Button
          look="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => append(NEW_INNER)}
        >
          <Plus aria-hidden="true" />
          {texts.addInner(option)}
        </Button>
      ) : null}
    </>
  )
}

export const MethodField = ({ path }: { path: string }) => (
  <SelectField name={at(path, 'price_method')} label={texts.method} options={METHODS} />
)

export const ChoiceFields = ({ path }: { path: string }) => (
  <div className="grid grid-cols-2 gap-3">
    <NumberField name={at(path, 'min_choices')} label={texts.min} />
    <NumberField name={at(path, 'max_choices')} label={texts.max} />
  </div>
)

function NumberField({ name, label }: { name: string; label: string }) {
  return (
    <ControlField name={name} label={label}>
      {({ value, onChange }) => (
        <Input
          inputMode="numeric"
          maxLength={2}
          value={value ?? ''}
          onChange={({ target }) =>
            onChange(/^\d+$/.test(target.value) ? Number(target.value) : null)
          }
        />
      )}
    </ControlField>
  )
}
