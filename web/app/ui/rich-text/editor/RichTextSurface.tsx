import { measureRichText } from '@portal/contract/rich-text/measure-rich-text'
import { countWords, plainTextOf, readingMinutes } from '@portal/contract/rich-text/plain-text-of'
import {
  type EmbedAttributes,
  type FigureAttributes,
  RICH_TEXT_LIMITS,
} from '@portal/contract/rich-text/rich-text-types'
import { EditorContent } from '@tiptap/react'
import { useMemo, useRef, useState } from 'react'
import { DeskContext } from './desk-context.ts'
import { EmbedWindow } from './EmbedWindow.tsx'
import { editorWords as words } from './editor.words.ts'
import type { RichTextEditorProps } from './editor-props.ts'
import { FigureWindow } from './FigureWindow.tsx'
import { LinkWindow } from './LinkWindow.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { WindowName } from './toolbar-actions.ts'
import { useWriting } from './use-writing.ts'

/** A window over the text; `position` names the thing in the text that it changes. */
type Open = { name: WindowName; position: number | null }

/** The writing desk itself: it brings the editor's code with it, so it is loaded when needed. */
export function RichTextSurface(props: RichTextEditorProps) {
  const { photoPicker, hasEmbeds = true } = props
  const [open, setOpen] = useState<Open | null>(null)
  const toolbar = useRef<HTMLButtonElement>(null)
  const { editor, document, photos, news, put } = useWriting(props, {
    openLink: () => setOpen({ name: 'link', position: null }),
    focusToolbar: () => toolbar.current?.focus(),
  })
  const desk = useMemo(
    () => ({
      photos,
      edit: (name: 'figure' | 'embed', position: number) => setOpen({ name, position }),
    }),
    [photos],
  )
  const close = () => setOpen(null)
  const attributesAt = (position: number | null) =>
    position === null ? null : (editor.state.doc.nodeAt(position)?.attrs ?? null)

  const letters = measureRichText(document).letters
  const isTooLong = letters > RICH_TEXT_LIMITS.letters
  return (
    <DeskContext value={desk}>
      <div className="min-w-0 rounded-input bg-white inset-ring-[1.5px] inset-ring-edge has-[.ProseMirror-focused]:outline-3 has-[.ProseMirror-focused]:outline-mar-600">
        <Toolbar
          editor={editor}
          first={toolbar}
          without={[
            ...(photoPicker ? [] : ['figure' as const]),
            ...(hasEmbeds ? [] : ['embed' as const]),
          ]}
          onOpen={(name) => setOpen({ name, position: null })}
        />
        <EditorContent editor={editor} />
        <p className="border-line border-t px-4 py-2 text-muted text-xs tabular-nums">
          {words.counts(countWords(plainTextOf(document)), letters, readingMinutes(document))}
          <span className="max-md:hidden"> · {words.help}</span>
        </p>
      </div>
      <p role="status" className={news ? 'mt-1 text-sm' : 'sr-only'}>
        {news}
      </p>
      {isTooLong ? (
        <p role="alert" className="mt-1 font-semibold text-sm text-vermelho-700">
          {words.tooLong(RICH_TEXT_LIMITS.letters)}
        </p>
      ) : null}
      {open?.name === 'link' ? <LinkWindow editor={editor} onClose={close} /> : null}
      {open?.name === 'embed' ? (
        <EmbedWindow
          embed={attributesAt(open.position) as EmbedAttributes | null}
          onClose={close}
          onDone={(embed) => {
            close()
            put('embed', embed, open.position)
          }}
        />
      ) : null}
      {open?.name === 'figure' && photoPicker ? (
        <FigureWindow
          figure={attributesAt(open.position) as FigureAttributes | null}
          photos={photos}
          picker={photoPicker}
          onClose={close}
          onDone={(figure, photo) => {
            close()
            put('figure', figure, open.position, photo)
          }}
        />
      ) : null}
    </DeskContext>
  )
}
