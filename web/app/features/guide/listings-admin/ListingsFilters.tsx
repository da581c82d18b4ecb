import type { EditedCategory } from '@portal/contract/guide/categories/category-editor'
import { useQuery } from '@tanstack/react-query'
import type { ListAddress } from '~/lists/use-list-address.ts'
import { Chip } from '~/ui/Chip.tsx'
import { Combobox } from '~/ui/Combobox.tsx'
import { Field } from '~/ui/Field.tsx'
import type { Option } from '~/ui/option.ts'
import { categoryChoicesQuery } from './listings-admin.queries.ts'
import { listingsAdminTexts } from './listings-admin.texts.ts'

const texts = listingsAdminTexts.filters

export function CategoryFilter({ address }: { address: ListAddress }) {
  const { data: categories = [] } = useQuery(categoryChoicesQuery())
  return (
    <Field label={texts.category}>
      <Combobox
        options={categoryOptions(categories)}
        value={address.chosen('categoria') || null}
        placeholder={texts.allCategories}
        onValueChange={(slug) => address.choose('categoria', slug ?? '')}
      />
    </Field>
  )
}

/** A link from elsewhere asked for the places of one person. */
export function OnePersonFilter({ address }: { address: ListAddress }) {
  return (
    <Field label={texts.owner} group>
      <Chip removable onClick={() => address.choose('dono', '')} className="justify-self-start">
        {texts.onePerson}
      </Chip>
    </Field>
  )
}

/** Each with its own kinds under it, so that typing one finds both. */
function categoryOptions(categories: readonly EditedCategory[]): Option[] {
  return categories
    .filter(({ parent_id }) => parent_id === null)
    .flatMap((top) => [
      { value: top.slug, label: top.name },
      ...categories
        .filter(({ parent_id }) => parent_id === top.id)
        .map(({ slug, name }) => ({ value: slug, label: `${top.name} › ${name}` })),
    ])
}
