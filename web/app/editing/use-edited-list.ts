import { useQuery, useQueryClient } from '@tanstack/react-query'

type ListQuery<Row> = { queryKey: readonly string[]; queryFn: () => Promise<Row[]> }

/** A list whose records are edited one at a time; `id` is the field they are known by. */
export function useEditedList<Row, Id extends keyof Row>(list: ListQuery<Row>, id: Id) {
  const client = useQueryClient()
  const query = useQuery({ ...list, refetchOnMount: 'always' })
  return {
    query,
    /** As it is now, whoever wrote it. */
    read: async (of: Row[Id]): Promise<Row | null> =>
      (await query.refetch()).data?.find((one) => one[id] === of) ?? null,
    /** What was saved takes its place. */
    keep: (saved: Row) => {
      client.setQueryData<Row[]>(list.queryKey, (known = []) =>
        known.some((one) => one[id] === saved[id])
          ? known.map((one) => (one[id] === saved[id] ? saved : one))
          : [...known, saved],
      )
    },
  }
}
