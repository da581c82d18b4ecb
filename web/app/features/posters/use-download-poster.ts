import type { PosterSize } from '@portal/contract/posters/poster-sizes'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '~/platform/api.ts'
import { downloadFile } from '~/platform/download-file.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { postersTexts as texts } from './posters.texts.ts'

type PosterInput = { establishmentId: string; slug: string; size: PosterSize }

/** Fetched, not followed as a link: who is refused reads why instead of an empty tab. */
export function useDownloadPoster({ establishmentId, slug, size }: PosterInput) {
  return useMutation({
    mutationFn: async () => {
      const path = `/api/v1/my/establishments/${establishmentId}/poster?size=${size}`
      const answer = await fetch(path, { method: 'GET', cache: 'no-store' })
      if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => null))
      downloadFile(`cartaz-${size}-${slug}.pdf`, 'application/pdf', await answer.blob())
    },
    onSuccess: () => toast({ title: texts.downloaded, variant: 'success' }),
    onError: (error) =>
      toast({
        title: texts.downloadFailed,
        description: failureText(error),
        variant: 'destructive',
      }),
  })
}
