import {
  SAVED_FILTER_NAME_MAX,
  type SavedFilter,
  type StaffList,
} from '@portal/contract/portal/workplace/saved-filters'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { BookmarkPlus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { toast } from '~/ui/toast.ts'
import { listTexts } from './lists.texts.ts'

const texts = listTexts.saved

const savedFiltersQuery = (list: StaffList) =>
  queryOptions({
    queryKey: ['admin', 'saved-filters', list],
    queryFn: () => browserApi.get('/api/v1/admin/saved-filters', { query: { list } }),
  })

type SavedFiltersProps = {
  list: StaffList
  /** Filters and order in force, as the address says them; empty where there are none. */
  query: string
}

/** Filters one comes back to, each a way to the list as it was filtered then. */
export function SavedFilters({ list, query }: SavedFiltersProps) {
  const client = useQueryClient()
  const { data: saved = [] } = useQuery(savedFiltersQuery(list))
  const current = saved.find((one) => one.query === query)
  async function attempt(run: () => Promise<unknown>, done: string, failed: string) {
    try {
      await run()
      toast({ title: done, variant: 'success' })
      await client.invalidateQueries({ queryKey: savedFiltersQuery(list).queryKey })
      return true
    } catch (error) {
      toast({ title: failed, description: failureText(error), variant: 'destructive' })
      return false
    }
  }
  if (saved.length === 0 && query === '') return null
  return (
    <ChipRow role="group" aria-label={texts.label}>
      {saved.map((one) => (
        <LinkChip
          key={one.id}
          to={`?${one.query}`}
          aria-current={one.id === current?.id ? 'page' : undefined}
        >
          {one.is_mine ? one.name : texts.ofTeam(one.name)}
        </LinkChip>
      ))}
      {current?.is_mine ? (
        <DeleteFilter
          filter={current}
          onDelete={() =>
            attempt(
              () =>
                browserApi.send('DELETE', '/api/v1/admin/saved-filters/:id', {
                  params: { id: current.id },
                }),
              texts.deleted(current.name),
              texts.deleteFailed,
            )
          }
        />
      ) : query && !current ? (
        <KeepFilter
          onKeep={(name, isShared) =>
            attempt(
              () =>
                browserApi.send('POST', '/api/v1/admin/saved-filters', {
                  body: { list, name, query, is_shared: isShared },
                }),
              texts.done(name),
              texts.failed,
            )
          }
        />
      ) : null}
    </ChipRow>
  )
}

type DeleteFilterProps = { filter: SavedFilter; onDelete: () => Promise<boolean> }

function DeleteFilter({ filter, onDelete }: DeleteFilterProps) {
  return (
    <ConfirmDialog
      title={texts.ask(filter.name)}
      description={texts.askText}
      confirmLabel={texts.delete}
      onConfirm={async () => {
        await onDelete()
      }}
      trigger={
        <Button size="sm" look="ghost">
          {texts.delete}
        </Button>
      }
    />
  )
}

function KeepFilter({ onKeep }: { onKeep: (name: string, isShared: boolean) => Promise<boolean> }) {
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (name.trim() === '') return setError(texts.missing)
    setPending(true)
    const isKept = await onKeep(name.trim(), isShared)
    setPending(false)
    if (isKept) setOpen(false)
  }
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.title}
      description={texts.text}
      trigger={
        <Button size="sm" look="ghost">
          <BookmarkPlus aria-hidden="true" />
          {texts.save}
        </Button>
      }
      footer={
        <Button type="submit" form={formId} look="primary" pending={isPending}>
          {texts.confirm}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={texts.name} error={error ?? undefined} required>
          <Input
            value={name}
            maxLength={SAVED_FILTER_NAME_MAX}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Checkbox
          className="mt-4"
          label={texts.shared}
          checked={isShared}
          onCheckedChange={setShared}
        />
      </form>
    </Dialog>
  )
}
