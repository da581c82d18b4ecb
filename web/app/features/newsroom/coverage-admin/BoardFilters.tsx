import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Select } from '~/ui/Select.tsx'
import { coverageAdminTexts as texts } from './coverage-admin.texts.ts'
import type { useBoardAddress } from './use-board-address.ts'

const ANYONE = 'todos'

type BoardFiltersProps = {
  team: readonly { id: string; name: string }[]
  address: ReturnType<typeof useBoardAddress>
}

export function BoardFilters({
  team,
  address: { typed, assignee, setAssignee },
}: BoardFiltersProps) {
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Field label={texts.search}>
        <Input
          type="search"
          value={typed.typed}
          onChange={(event) => typed.setTyped(event.target.value)}
        />
      </Field>
      <Field label={texts.assignee}>
        <Select
          value={assignee ?? ANYONE}
          onValueChange={(id) => setAssignee(id === ANYONE ? '' : id)}
          options={[
            { value: ANYONE, label: texts.anyone },
            ...team.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
    </div>
  )
}
