import { PHOTO_TYPES } from '@portal/contract/ground/media/photo-rules'
import clsx from 'clsx'
import { Camera, ImagePlus } from 'lucide-react'
import {
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import { buttonStyle } from '~/ui/button-style.ts'
import { mediaTexts } from './media.texts.ts'

/** Exactly these, so that an iPhone hands over JPEG instead of HEIC. */
const ACCEPT = PHOTO_TYPES.join(',')

type DropAreaProps = {
  onFiles: (files: File[]) => void
  isFull: boolean
  limit: number
}

/** Files from a desktop are dropped here; a phone chooses from its gallery or its camera. */
export function DropArea({ onFiles, isFull, limit }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  const texts = mediaTexts.add
  useEffect(keepThePage, [])
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; its buttons do the same.
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'grid justify-items-center gap-3 rounded-card border-2 border-dashed px-5 py-7 text-center',
        isOver ? 'border-mar-600 bg-mar-100' : 'border-edge bg-areia-100',
      )}
    >
      {isFull ? (
        <p className="text-sm">{texts.full(limit)}</p>
      ) : (
        <>
          <ImagePlus aria-hidden="true" className="size-8 text-mar-700 pointer-coarse:hidden" />
          <p className="font-semibold pointer-coarse:hidden">{isOver ? texts.drop : texts.title}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <FileButton look="ink" multiple onFiles={onFiles}>
              {texts.choose}
            </FileButton>
            {/* A camera one can hold: not the one above a desk's screen. */}
            <span className="hidden pointer-coarse:contents">
              <FileButton look="line" capture="environment" onFiles={onFiles}>
                <Camera aria-hidden="true" />
                {texts.camera}
              </FileButton>
            </span>
          </div>
          <p className="text-xs text-muted">{texts.rules}</p>
        </>
      )}
    </div>
  )
}

/** A file dropped beside the mark would open in place of the page, and the form would be lost. */
function keepThePage() {
  const refuse = (event: Event) => event.preventDefault()
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
  return () => {
    window.removeEventListener('dragover', refuse)
    window.removeEventListener('drop', refuse)
  }
}

type FileButtonProps = Pick<ComponentProps<'input'>, 'multiple' | 'capture'> & {
  look: 'ink' | 'line'
  children: ReactNode
  onFiles: (files: File[]) => void
}

/** The browser's own file field under a button's look: keyboard and screen reader know it. */
function FileButton({ look, children, onFiles, ...input }: FileButtonProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(currentTarget.files ?? [])])
    // The same file again is a choice again.
    currentTarget.value = ''
  }
  return (
    <label
      className={buttonStyle({
        look,
        className:
          'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mar-600',
      })}
    >
      <input {...input} type="file" accept={ACCEPT} onChange={choose} className="sr-only" />
      {children}
    </label>
  )
}
