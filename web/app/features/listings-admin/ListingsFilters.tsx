import type { EditedCategory } from '@portal/contract/categories/category-editor'
import { STATUS_WORDS } from '@portal/contract/establishments/vocabulary'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Chip } from '~/ui/Chip.tsx'
import { Combobox } from '~/ui/Combobox.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import type { Option } from '~/ui/option.ts'
import { Select } from '~/ui/Select.tsx'
import { categoryChoicesQuery } from './listings-admin.queries.ts'
import { listingsAdminTexts } from './listings-admin.texts.ts'
import type { FilterName, useListingsFilter } from './use-listings-filter.ts'

const texts = listingsAdminTexts.filters
const ALL = 'todos'
const optionsOf = (words: Record<string, string>, all: string): Option[] => [
  { value: ALL, label: all },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]
const STATUSES = optionsOf(STATUS_WORDS, texts.any)
const PLANS = optionsOf(listingsAdminTexts.plans, texts.all)
const OWNERS = optionsOf({ ninguem: texts.nobody }, texts.all)
const DEMO = optionsOf({ sim: texts.onlyDemo, nao: texts.noDemo }, texts.all)

type ListingsFiltersProps = Pick<
  ReturnType<typeof useListingsFilter>,
  'typed' | 'setTyped' | 'chosen' | 'choose'
>

export function ListingsFilters({ typed, setTyped, chosen, choose }: ListingsFiltersProps) {
  const { data: categories = [] } = useQuery(categoryChoicesQuery())
  const [isOpen, setOpen] = useState(false)
  const moreId = useId()
  const owner = chosen('dono')
  const isOnePerson = owner !== '' && owner !== 'ninguem'
  const choice = (name: FilterName, label: string, options: Option[]) => (
    <Field label={label}>
      <Select
        options={options}
        value={chosen(name) || ALL}
        onValueChange={(value) => choose(name, value === ALL ? '' : value)}
      />
    </Field>
  )
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <Field label={texts.search}>
        <Input
          type="search"
          value={typed}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button
        size="sm"
        look="line"
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setOpen(!isOpen)}
        className="md:hidden"
      >
        <SlidersHorizontal aria-hidden="true" />
        {texts.more}
      </Button>
      <div id={moreId} className={clsx('grid gap-4 md:contents', !isOpen && 'max-md:hidden')}>
        {choice('situacao', texts.status, STATUSES)}
        <Field label={texts.category}>
          <Combobox
            options={categoryOptions(categories)}
            value={chosen('categoria') || null}
            placeholder={texts.allCategories}
            onValueChange={(slug) => choose('categoria', slug ?? '')}
          />
        </Field>
        {choice('plano', texts.plan, PLANS)}
        {isOnePerson ? (
          <Field label={texts.owner} group>
            <Chip removable onClick={() => choose('dono', '')} className="justify-self-start">
              {texts.onePerson}
            </Chip>
          </Field>
        ) : (
          choice('dono', texts.owner, OWNERS)
        )}
        {choice('demo', texts.demo, DEMO)}
      </div>
    </div>
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
