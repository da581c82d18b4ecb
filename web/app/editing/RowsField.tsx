import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '~/ui/Button.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { useFieldWords } from './field-book.ts'

type RowsFieldProps = {
  name: string
  /** What the list is called, where what somebody else wrote is shown beside it. */
  label: string
  texts: { item: (number: number) => string; remove: (number: number) => string; add: string }
  /** A row nobody has written yet. */
  newRow: () => object
  most: number
  /** The fields of a row, by its path. */
  children: (path: string, index: number) => ReactNode
}

/** A list of rows: each with its fields, one more at the foot while there is room. */
export function RowsField({ name, label, texts, newRow, most, children }: RowsFieldProps) {
  const { fields, append, remove } = useFieldArray({ name, keyName: 'key' })
  useFieldWords(name, { label })
  return (
    <>
      {fields.map(({ key }, index) => (
        <FormListItem
          key={key}
          label={texts.item(index + 1)}
          removeLabel={texts.remove(index + 1)}
          onRemove={() => remove(index)}
        >
          {children(`${name}.${index}`, index)}
        </FormListItem>
      ))}
      {fields.length < most ? (
        <Button
          look="line"
          size="sm"
          className="justify-self-start"
          onClick={() => append(newRow())}
        >
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      ) : null}
    </>
  )
}
