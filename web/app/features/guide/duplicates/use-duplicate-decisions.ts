import type { ComparedEstablishment } from '@portal/contract/guide/establishments/duplicates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { duplicatesTexts } from './duplicates.texts.ts'

export type OwnerChoice = 'kept' | 'duplicate'
type Merge = {
  kept: ComparedEstablishment
  duplicate: ComparedEstablishment
  owner: OwnerChoice | undefined
}

/** Whatever comes of it, the list is asked for again: somebody else may have decided. */
export function useDuplicateDecisions() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: ['admin'] })
  const { merge: texts, apartDone, apartFailed } = duplicatesTexts
  const merge = useMutation({
    mutationFn: ({ kept, duplicate, owner }: Merge) =>
      browserApi.send('POST', '/api/v1/admin/establishments/:id/merge', {
        params: { id: kept.id },
        body: {
          version: kept.version,
          duplicate_id: duplicate.id,
          duplicate_version: duplicate.version,
          ...(owner ? { owner } : {}),
        },
      }),
    onSuccess: ({ moved, catalogues }) =>
      toast({
        variant: 'success',
        title: texts.done,
        description: [
          texts.doneText(moved.photos, moved.reviews),
          ...(moved.offers > 0 ? [texts.offers(moved.offers)] : []),
          ...(moved.orders > 0 ? [texts.orders(moved.orders)] : []),
          ...(moved.units > 0 ? [texts.units(moved.units)] : []),
          ...(moved.properties > 0 ? [texts.properties(moved.properties)] : []),
          ...catalogues.moved.map(texts.came),
          ...catalogues.left.map(texts.kept),
        ].join(' '),
      }),
    onError: (error) =>
      toast({ variant: 'destructive', title: texts.failed, description: failureText(error) }),
    onSettled,
  })
  const tellApart = useMutation({
    mutationFn: (pair: { one: string; other: string }) =>
      browserApi.send('POST', '/api/v1/admin/duplicates/distinct', { body: pair }),
    onSuccess: () => toast({ variant: 'success', title: apartDone }),
    onError: (error) =>
      toast({ variant: 'destructive', title: apartFailed, description: failureText(error) }),
    onSettled,
  })
  return { merge, tellApart }
}
