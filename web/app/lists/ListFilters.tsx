import clsx from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { Children, type ReactNode, useId, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import type { Option } from '~/ui/option.ts'
import { Select } from '~/ui/Select.tsx'
import { listTexts } from './lists.texts.ts'
import type { ListAddress } from './use-list-address.ts'

const ALL = 'todos'
/** More than these are folded away on a phone. */
const MOST_ON_A_PHONE = 2

export type ListFilter = {
  /** In the address. */
  name: string
  label: string
  /** "Todas", where it is not "Todos". */
  any?: string | undefined
  options: readonly Option[]
}

type ListFiltersProps = {
  address: ListAddress
  search: string
  filters: readonly ListFilter[]
  children?: ReactNode
}

export function ListFilters({ address, search, filters, children }: ListFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const moreId = useId()
  const isFolded = filters.length + Children.count(children) > MOST_ON_A_PHONE
  return (
    <div className="grid items-end gap-4 md:grid-cols-2 xl:grid-cols-3">
      <Field label={search}>
        <Input
          type="search"
          value={address.typed}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => address.setTyped(target.value)}
        />
      </Field>
      {isFolded ? (
        <Button
          size="sm"
          look="line"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
          className="md:hidden"
        >
          <SlidersHorizontal aria-hidden="true" />
          {listTexts.more}
        </Button>
      ) : null}
      <div
        id={moreId}
        className={clsx('grid gap-4 md:contents', isFolded && !isOpen && 'max-md:hidden')}
      >
        {filters.map(({ name, label, any = listTexts.all, options }) => (
          <Field key={name} label={label}>
            <Select
              options={[{ value: ALL, label: any }, ...options]}
              value={address.chosen(name) || ALL}
              onValueChange={(value) => address.choose(name, value === ALL ? '' : value)}
            />
          </Field>
        ))}
        {children}
      </div>
    </div>
  )
}

export const optionsOf = <Value extends string>(words: Record<Value, string>): Option[] =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }))
