import clsx from 'clsx'
import { RotateCw, TriangleAlert, X } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { mediaTexts } from './media.texts.ts'
import type { Upload } from './uploads.rules.ts'

type UploadRowProps = {
  upload: Upload
  preview: string | undefined
  onRetry: () => void
  onDrop: () => void
}

/** One file on its way: how far it is, how to call it off, why it failed. */
export function UploadRow({ upload, preview, onRetry, onDrop }: UploadRowProps) {
  const { file, state, canRetry, error } = upload
  const texts = mediaTexts.upload
  const isFailed = state === 'failed'
  const isSmall = state === 'small'
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-input border p-2',
        isFailed && 'border-vermelho-700 bg-guara-100',
        isSmall && 'border-line bg-sol-100',
        !isFailed && !isSmall && 'border-line bg-white',
      )}
    >
      <span className="size-14 flex-none overflow-hidden rounded-item bg-areia-200">
        {preview ? <img src={preview} alt="" className="size-full object-cover" /> : null}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate text-sm font-semibold">{file.name}</p>
        {isFailed ? (
          <p className="flex items-start gap-1.5 text-xs font-semibold text-vermelho-700">
            <TriangleAlert aria-hidden="true" className="mt-px size-4 flex-none" />
            {error}
          </p>
        ) : null}
        {isSmall ? <p className="text-xs">{texts.small}</p> : null}
        {isFailed || isSmall ? null : <Progress upload={upload} />}
      </div>
      <div className="ml-auto flex flex-none items-center">
        {isFailed && canRetry ? (
          <Button look="ghost" size="sm" aria-label={texts.retryOf(file.name)} onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            {texts.retry}
          </Button>
        ) : null}
        {isSmall ? (
          <Button
            look="ghost"
            size="sm"
            aria-label={texts.sendSmallOf(file.name)}
            onClick={onRetry}
          >
            {texts.sendSmall}
          </Button>
        ) : null}
        <IconButton
          label={isFailed || isSmall ? texts.dismiss(file.name) : texts.cancel(file.name)}
          onClick={onDrop}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}

function Progress({ upload: { file, state, progress } }: Pick<UploadRowProps, 'upload'>) {
  const percent = Math.round(progress * 100)
  const texts = mediaTexts.upload
  return (
    <>
      <progress
        aria-label={texts.progress(file.name)}
        max={100}
        value={percent}
        className="mt-1 block h-1.5 w-full overflow-hidden rounded-full bg-areia-200 [&::-moz-progress-bar]:bg-mar-600 [&::-webkit-progress-bar]:bg-areia-200 [&::-webkit-progress-value]:bg-mar-600"
      />
      <p className="mt-1 text-xs text-muted">{stateText(state, percent)}</p>
    </>
  )
}

function stateText(state: Upload['state'], percent: number): string {
  const texts = mediaTexts.upload
  if (state === 'measuring') return texts.measuring
  if (state === 'waiting') return texts.waiting
  return percent < 100 ? texts.sending(percent) : texts.arriving
}
