import { POSTER_SIZES, type PosterSize } from '@portal/contract/posters/poster-sizes'
import { Download } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { postersTexts as texts } from './posters.texts.ts'
import { useDownloadPoster } from './use-download-poster.ts'

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
