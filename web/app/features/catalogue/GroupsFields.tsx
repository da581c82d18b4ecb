import {
  MOST_GROUPS,
  MOST_OPTIONS,
  OPTION_NAME_MAX,
  PRICE_METHOD_WORDS,
  PRICE_METHODS,
  type PriceMethod,
  SECTION_NAME_MAX,
} from '@portal/contract/catalogue/catalogue.texts'
import type { EditedGroup } from '@portal/contract/catalogue/catalogue-fields'
import { Plus } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'

const { groups: texts } = catalogueEditorTexts

type EditedOption = EditedGroup['options'][number]

const NEW_OPTION: EditedOption = {
  name: '',
  price_cents: 0,
  sku: null,
  is_available: true,
  groups: [],
}
const NEW_GROUP: EditedGroup = {
  name: '',
  min_choices: 0,
  max_choices: 1,
  price_method: 'sum',
  options: [NEW_OPTION],
}
const at = <One,>(all: readonly One[], place: number, one: One) =>
  all.map((old, n) => (n === place ? one : old))
const without = <One,>(all: readonly One[], place: number) => all.filter((_, n) => n !== place)

type GroupsFieldsProps = {
  groups: EditedGroup[]
  onChange: (groups: EditedGroup[]) => void
  /** The choices of an option have none of their own. */
  isInner?: boolean
}

/** What people choose of an item, in two levels. */
export function GroupsFields({ groups, onChange, isInner = false }: GroupsFieldsProps) {
  return (
    <div className="grid gap-3">
      {groups.map((group, n) => (
        <FormListItem
          // biome-ignore lint/suspicious/noArrayIndexKey: a new group has no id before it is saved.
          key={n}
          label={texts.label(n + 1)}
          removeLabel={texts.remove(group.name)}
          onRemove={() => onChange(without(groups, n))}
        >
          <GroupFields
            group={group}
            isInner={isInner}
            onChange={(next) => onChange(at(groups, n, next))}
          />
        </FormListItem>
      ))}
      {groups.length < MOST_GROUPS ? (
        <Button
          look="line"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...groups, NEW_GROUP])}
        >
          <Plus aria-hidden="true" />
          {isInner ? texts.addInner : texts.add}
        </Button>
      ) : null}
    </div>
  )
}

type GroupFieldsProps = {
  group: EditedGroup
  isInner: boolean
  onChange: (group: EditedGroup) => void
}

function GroupFields({ group, isInner, onChange }: GroupFieldsProps) {
  const { options } = group
  const change = (part: Partial<EditedGroup>) => onChange({ ...group, ...part })
  return (
    <>
      <Field label={texts.name} required>
        <Input
          value={group.name}
          maxLength={SECTION_NAME_MAX}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={texts.min}>
          <Input
            inputMode="numeric"
            value={String(group.min_choices)}
            onChange={({ target }) => change({ min_choices: Number(target.value) || 0 })}
          />
        </Field>
        <Field label={texts.max}>
          <Input
            inputMode="numeric"
            value={String(group.max_choices)}
            onChange={({ target }) => change({ max_choices: Number(target.value) || 1 })}
          />
        </Field>
      </div>
      <Field label={texts.method}>
        <PlainSelect
          value={group.price_method}
          onChange={({ target }) => change({ price_method: target.value as PriceMethod })}
        >
          {PRICE_METHODS.map((method) => (
            <option key={method} value={method}>
              {PRICE_METHOD_WORDS[method]}
            </option>
          ))}
        </PlainSelect>
      </Field>
      {options.map((option, n) => (
        <FormListItem
          // biome-ignore lint/suspicious/noArrayIndexKey: a new option has no id before it is saved.
          key={n}
          label={texts.option(n + 1)}
          removeLabel={texts.removeOption(option.name)}
          onRemove={() => change({ options: without(options, n) })}
        >
          <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
            <Field label={texts.optionName} required>
              <Input
                value={option.name}
                maxLength={OPTION_NAME_MAX}
                onChange={({ target }) =>
                  change({ options: at(options, n, { ...option, name: target.value }) })
                }
              />
            </Field>
            <Field label={texts.optionPrice}>
              <MaskedField
                mask="money"
                value={String(option.price_cents)}
                onValueChange={(raw) =>
                  change({ options: at(options, n, { ...option, price_cents: Number(raw) }) })
                }
              />
            </Field>
          </div>
          <Checkbox
            label={texts.available}
            checked={option.is_available}
            onCheckedChange={(is_available) =>
              change({ options: at(options, n, { ...option, is_available }) })
            }
          />
          {isInner ? null : (
            <GroupsFields
              isInner
              groups={option.groups.map((inner) => ({
                ...inner,
                options: inner.options.map((one) => ({ ...one, groups: [] })),
              }))}
              onChange={(groups) =>
                change({ options: at(options, n, { ...option, groups: groups.map(asInner) }) })
              }
            />
          )}
        </FormListItem>
      ))}
      {options.length < MOST_OPTIONS ? (
        <Button
          look="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => change({ options: [...options, NEW_OPTION] })}
        >
          <Plus aria-hidden="true" />
          {texts.addOption}
        </Button>
      ) : null}
    </>
  )
}

const asInner = ({ options, ...group }: EditedGroup): EditedOption['groups'][number] => ({
  ...group,
  options: options.map(({ groups: _none, ...option }) => option),
})
