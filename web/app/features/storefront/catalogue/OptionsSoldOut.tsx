import { isSoldOut } from '@portal/contract/guide/establishments/availability-rules'
import type { OwnOptionGroup } from '@portal/contract/storefront/catalogue/catalogue-editor'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'

const { options: texts, item: itemTexts } = catalogueEditorTexts

type OptionsSoldOutProps = {
  group: OwnOptionGroup
  disabled: boolean
  onSoldOut: (option: string, isSoldOut: boolean) => void
}

/**
 * In the list and not in the group's window: whoever sees that the tucupi is gone is in the kitchen, and
 * may edit nothing. It is then gone from all dishes that have it.
 */
export function OptionsSoldOut({ group, disabled, onSoldOut }: OptionsSoldOutProps) {
  const now = new Date()
  const groups = groupsOf(group)
  const options = groups.flatMap((part) => part.options)
  return (
    <Disclosure
      label={texts.label(options.filter((option) => isSoldOut(option, now)).length)}
      describes={group.name}
    >
      <div className="grid gap-3 pb-2">
        {groups.map((part) => (
          <fieldset key={part.id}>
            <legend className="font-semibold text-sm wrap-anywhere">{part.name}</legend>
            <div className="grid gap-x-4 md:grid-cols-2">
              {part.options.map((option) => (
                <Checkbox
                  key={option.id}
                  checked={isSoldOut(option, now)}
                  disabled={disabled}
                  onCheckedChange={(isTicked) => onSoldOut(option.id, isTicked)}
                  label={
                    <>
                      <span aria-hidden="true" className="wrap-anywhere">
                        {option.name}
                      </span>
                      <span className="sr-only">{itemTexts.soldOut(option.name)}</span>
                    </>
                  }
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Disclosure>
  )
}

/** Both levels as one list; what is chosen within an option says within which. */
const groupsOf = (group: OwnOptionGroup) => [
  { id: group.id, name: group.name, options: group.options },
  ...group.options.flatMap((option) =>
    option.groups.map((inner) => ({
      id: inner.id,
      name: texts.within(option.name, inner.name),
      options: inner.options,
    })),
  ),
]
