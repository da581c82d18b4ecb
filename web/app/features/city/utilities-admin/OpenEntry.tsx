import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { Loaded } from '~/ui/Loaded.tsx'
import { NEW, type useOpenEntry } from './use-open-entry.ts'
import { utilitiesAdminTexts as texts } from './utilities-admin.texts.ts'

/** What an editor is given. */
export type EditorPart<Entry> = {
  /** None yet: a new one. */
  entry: Entry | null
  /** As it is now, whoever wrote it; null where that could not be read. */
  read: (id: string) => Promise<Entry | null>
  onClose: () => void
  onSaved: () => void
}

type OpenEntryProps<Entry> = {
  list: UseQueryResult<Entry[]>
  address: ReturnType<typeof useOpenEntry>
  editor: (part: EditorPart<Entry>) => ReactNode
  children: (entries: Entry[]) => ReactNode
}

/** The list, or the one of it that the address names. */
export function OpenEntry<Entry extends { id: string }>({
  list,
  address: { open, close, closeSaved },
  editor,
  children,
}: OpenEntryProps<Entry>) {
  return (
    <Loaded query={list} texts={texts} why={failureText}>
      {(entries) => {
        const entry = entries.find(({ id }) => id === open) ?? null
        if (!entry && open !== NEW) return children(entries)
        const part: EditorPart<Entry> = {
          entry,
          onClose: close,
          onSaved: closeSaved,
          read: async (id) => {
            const { data, isError } = await list.refetch()
            return (!isError && data?.find((one) => one.id === id)) || null
          },
        }
        return <Fragment key={open}>{editor(part)}</Fragment>
      }}
    </Loaded>
  )
}
