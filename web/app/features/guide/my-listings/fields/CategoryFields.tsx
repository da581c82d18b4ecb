import { FIELD_WORDS } from '@portal/contract/guide/establishments/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { words } from '~/ui/words.ts'
import { categoriesQuery } from '../my-listings.queries.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { errorOf, type FieldsProps, fieldId, hintOf } from './form-fields.ts'

const texts = myListingsTexts.fields

/** Two levels: the second offers what the first has, and is emptied with it. */
export function CategoryFields({ form, problems, onChange, isWatched }: FieldsProps) {
  const categories = useQuery(categoriesQuery())
  if (categories.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 md:col-span-2">
        <p className="text-vermelho-700">{myListingsTexts.categoriesFailed}</p>
        <Button size="sm" look="line" onClick={() => void categories.refetch()}>
          {words.retry}
        </Button>
      </div>
    )
  }
  const all = categories.data ?? []
  const second = all.filter(({ parent_id }) => parent_id !== null && parent_id === form.category_id)
  return (
    <>
      <Field
        id={fieldId('category_id')}
        label={FIELD_WORDS.category_id}
        hint={hintOf('category_id', undefined, isWatched)}
        error={errorOf(problems, 'category_id')}
      >
        <PlainSelect
          value={form.category_id}
          disabled={categories.isPending}
          onChange={({ currentTarget }) =>
            onChange({ category_id: currentTarget.value, subcategory_id: '' })
          }
        >
          <option value="">
            {categories.isPending ? words.loading : texts.category.placeholder}
          </option>
          {all
            .filter(({ parent_id }) => parent_id === null)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </PlainSelect>
      </Field>
      <Field
        id={fieldId('subcategory_id')}
        label={FIELD_WORDS.subcategory_id}
        hint={hintOf('subcategory_id', undefined, isWatched)}
        error={errorOf(problems, 'subcategory_id')}
        optional
      >
        <PlainSelect
          value={form.subcategory_id}
          disabled={second.length === 0}
          onChange={({ currentTarget }) => onChange({ subcategory_id: currentTarget.value })}
        >
          <option value="">
            {second.length === 0 ? texts.subcategory.placeholder : texts.subcategory.none}
          </option>
          {second.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </PlainSelect>
      </Field>
    </>
  )
}
