import {
  POSTER_SIZES,
  type PosterKind,
  type PosterSize,
  QR_FORMATS,
  type QrFormat,
} from '@portal/contract/guide/posters/poster-sizes'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { fetchFile } from '~/platform/download-file.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { toast } from '~/ui/toast.ts'
import { postersTexts as texts } from './posters.texts.ts'

type PosterDownloadsProps = { establishmentId: string; slug: string }

export function PosterDownloads(place: PosterDownloadsProps & { kind: PosterKind }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {POSTER_SIZES.map((size) => (
        <PosterDownload key={size} {...place} size={size} />
      ))}
    </ul>
  )
}

const FILE_NAMES: Record<PosterKind, string> = { page: '', review: 'avalie-', menu: 'cardapio-' }

function PosterDownload({
  establishmentId,
  slug,
  kind,
  size,
}: PosterDownloadsProps & { kind: PosterKind; size: PosterSize }) {
  const of = kind === 'page' ? '' : `&kind=${kind}`
  const { mutate, isPending } = useDownload({
    path: `/api/v1/my/establishments/${establishmentId}/poster?size=${size}${of}`,
    name: `cartaz-${FILE_NAMES[kind]}${size}-${slug}.pdf`,
    type: 'application/pdf',
    texts: { done: texts.downloaded, failed: texts.downloadFailed },
  })
  const { name, text } = texts.sizes[size]
  return (
    <li className="grid content-between gap-3 rounded-card bg-areia-100 p-4">
      <p>
        <span className="block font-head text-h3 font-bold">{name}</span>
        <span className="text-sm text-muted">{text}</span>
      </p>
      <Button
        look={size === 'a4' ? 'primary' : 'line'}
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

/** The code alone, for a menu, a card or a post. */
export function QrDownloads(place: PosterDownloadsProps) {
  return (
    <section aria-labelledby="qr-imagem" className="grid gap-3">
      <div>
        <h2 id="qr-imagem" className="text-h3">
          {texts.image.title}
        </h2>
        <p className="text-sm text-muted">{texts.image.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {QR_FORMATS.map((format) => (
          <QrDownload key={format} {...place} format={format} />
        ))}
      </div>
    </section>
  )
}

const QR_TYPES: Record<QrFormat, string> = { png: 'image/png', svg: 'image/svg+xml' }

function QrDownload({
  establishmentId,
  slug,
  format,
}: PosterDownloadsProps & { format: QrFormat }) {
  const { mutate, isPending } = useDownload({
    path: `/api/v1/my/establishments/${establishmentId}/qr?format=${format}`,
    name: `qr-${slug}.${format}`,
    type: QR_TYPES[format],
    texts: { done: texts.image.downloaded, failed: texts.image.failed },
  })
  return (
    <Button look="line" size="sm" pending={isPending} onClick={() => mutate()}>
      {isPending ? null : <Download aria-hidden="true" />}
      {texts.image.download[format]}
    </Button>
  )
}

type FileInput = {
  path: string
  name: string
  type: string
  texts: { done: string; failed: string }
}

function useDownload({ texts: { done, failed }, ...file }: FileInput) {
  return useMutation({
    mutationFn: () => fetchFile(file),
    onSuccess: () => toast({ title: done, variant: 'success' }),
    onError: (error) =>
      toast({ title: failed, description: failureText(error), variant: 'destructive' }),
  })
}
