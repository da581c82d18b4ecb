import { POSTER_SIZES, type PosterSize } from '@portal/contract/posters/poster-sizes'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { ApiError } from '~/platform/api.ts'
import { downloadFile } from '~/platform/download-file.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { toast } from '~/ui/toast.ts'
import { postersTexts as texts } from './posters.texts.ts'

type PosterDownloadsProps = { establishmentId: string; slug: string }

export function PosterDownloads(place: PosterDownloadsProps) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {POSTER_SIZES.map((size) => (
        <PosterDownload key={size} {...place} size={size} />
      ))}
    </ul>
  )
}

function PosterDownload(input: PosterDownloadsProps & { size: PosterSize }) {
  const { mutate, isPending } = useDownloadPoster(input)
  const { name, text } = texts.sizes[input.size]
  return (
    <li className="grid content-between gap-3 rounded-card bg-areia-100 p-4">
      <p>
        <span className="block font-head text-h3 font-bold">{name}</span>
        <span className="text-sm text-muted">{text}</span>
      </p>
      <Button
        look={input.size === 'a4' ? 'primary' : 'line'}
        size="sm"
        pending={isPending}
        onClick={() => mutate()}
      >
        {isPending ? null : <Download aria-hidden="true" />}
        {isPending ? texts.downloading : texts.download(name)}
      </Button>
    </li>
  )
}

type PosterInput = { establishmentId: string; slug: string; size: PosterSize }

/** Fetched, not followed as a link: who is refused reads why instead of an empty tab. */
function useDownloadPoster({ establishmentId, slug, size }: PosterInput) {
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
