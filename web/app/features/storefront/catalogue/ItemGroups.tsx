import { MOST_GROUPS } from '@portal/contract/storefront/catalogue/catalogue.texts'
import type { OwnOptionGroup } from '@portal/contract/storefront/catalogue/catalogue-editor'
import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useController } from 'react-hook-form'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import type { CatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'
import type { ItemForm } from './item-form.ts'

const { groups: texts } = catalogueEditorTexts

type ItemGroupsProps = {
  groups: OwnOptionGroup[]
  writes: CatalogueWrites
  onOpen: (group: OwnOptionGroup | 'new') => void
}

/** Which groups of the library the item has. One of its own is a copy that nothing else uses. */
export function ItemGroups({ groups, writes, onOpen }: ItemGroupsProps) {
  const { field } = useController<ItemForm, 'group_ids'>({ name: 'group_ids' })
  const ids = field.value
  const used = ids.flatMap((id) => groups.find((group) => group.id === id) ?? [])
  const left = groups.filter(({ id }) => !ids.includes(id))
  function moveUp(place: number) {
    const moved = ids[place] ?? ''
    const others = ids.filter((id) => id !== moved)
    field.onChange([...others.slice(0, place - 1), moved, ...others.slice(place - 1)])
  }
  async function takeCopy(group: OwnOptionGroup) {
    const outcome = await writes.copyGroup(group)
    if (outcome.kind !== 'saved') return
    field.onChange(ids.map((id) => (id === group.id ? outcome.saved : id)))
  }
  return (
    <section aria-label={texts.ofItem} className="grid gap-2">
      <p className="font-semibold text-sm">{texts.ofItem}</p>
      {used.length > 0 ? (
        <ul>
          {used.map((group, place) => (
            <li key={group.id} className="border-line border-t py-2">
              <div className="flex items-center gap-2">
                <p className="min-w-0 flex-1">
                  <span className="block font-semibold wrap-anywhere">{group.name}</span>
                  <span className="block text-muted text-sm">
                    {texts.rule(group)} · {texts.used(group.item_ids.length)}
                  </span>
                </p>
                <IconButton
                  label={texts.upGroup(group.name)}
                  disabled={place === 0}
                  onClick={() => moveUp(place)}
                >
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={texts.remove(group.name)}
                  onClick={() => field.onChange(ids.filter((id) => id !== group.id))}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button look="ghost" size="sm" onClick={() => onOpen(group)}>
                  {texts.change}
                  <span className="sr-only"> {group.name}</span>
                </Button>
                {group.item_ids.length > 1 ? (
                  <Button look="ghost" size="sm" onClick={() => void takeCopy(group)}>
                    {texts.ownCopy}
                    <span className="sr-only">: {group.name}</span>
                  </Button>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {ids.length < MOST_GROUPS ? (
        <div className="flex flex-wrap items-end gap-3">
          {left.length > 0 ? (
            <Field label={texts.use} className="min-w-0 flex-1 basis-50">
              <PlainSelect
                value=""
                onChange={({ target }) => target.value && field.onChange([...ids, target.value])}
              >
                <option value="">{texts.choose}</option>
                {left.map((group) => (
                  <option key={group.id} value={group.id}>
                    {`${group.name} (${group.options.length})`}
                  </option>
                ))}
              </PlainSelect>
            </Field>
          ) : null}
          <Button look="line" onClick={() => onOpen('new')}>
            <Plus aria-hidden="true" />
            {texts.add}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
