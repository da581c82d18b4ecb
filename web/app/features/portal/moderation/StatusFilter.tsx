import { namesOf } from '@portal/contract/shared/names-of'
import { Field } from '~/ui/Field.tsx'
import { Select } from '~/ui/Select.tsx'
import { moderationTexts } from './moderation.texts.ts'

type StatusFilterProps<Status extends string> = {
  words: Record<Status, string>
  value: Status
  onChange: (status: string) => void
}

export function StatusFilter<Status extends string>({
  words,
  value,
  onChange,
}: StatusFilterProps<Status>) {
  const options = namesOf(words).map((status) => ({
    value: status,
    label: words[status],
  }))
  return (
    <Field label={moderationTexts.status}>
      <Select options={options} value={value} onValueChange={onChange} />
    </Field>
  )
}
