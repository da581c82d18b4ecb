import { MOST_RELATED } from '@portal/contract/newsroom/news/news.texts'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Combobox } from '~/ui/Combobox.tsx'
import { Field } from '~/ui/Field.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import type { Named } from './article-parts.ts'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.editor

type RelatedFieldProps = {
  id: string
  label: string
  /** Those whose names the server told. */
  known: readonly Named[]
  ids: string[]
  find: (typed: string) => Promise<Named[]>
  onChange: (ids: string[]) => void
}

/** Several of many, found by name, in the order in which they were chosen. */
export function RelatedField({ id, label, known, ids, find, onChange }: RelatedFieldProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Named[]>([...known])
  const found = useQuery({
    queryKey: ['admin', 'articles', 'related', id, typed],
    queryFn: () => find(typed),
    enabled: typed.trim().length > 1,
  })
  const options = (found.data ?? []).filter((one) => !ids.includes(one.id))
  const nameOf = (one: string) => chosen.find((each) => each.id === one)?.name ?? '…'

  function add(wanted: string | null) {
    const one = options.find((each) => each.id === wanted)
    if (!one) return
    setChosen([...chosen, one])
    onChange([...ids, one.id])
    setTyped('')
  }
  return (
    <div className="grid gap-2">
      {ids.length < MOST_RELATED ? (
        <Field id={id} label={label} hint={texts.mostRelated(MOST_RELATED)} optional>
          <Combobox
            key={ids.length}
            value={null}
            options={options.map((one) => ({ value: one.id, label: one.name }))}
            loading={found.isFetching}
            placeholder={texts.find}
            onSearch={setTyped}
            onValueChange={add}
          />
        </Field>
      ) : (
        <p className="font-semibold text-sm">{label}</p>
      )}
      <ul>
        {ids.map((one) => (
          <li key={one} className="flex items-center justify-between gap-2 border-line border-b">
            <span className="min-w-0 wrap-anywhere">{nameOf(one)}</span>
            <IconButton
              label={texts.remove(nameOf(one))}
              onClick={() => onChange(ids.filter((each) => each !== one))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
