import { embedFrom } from '@portal/contract/rich-text/embeds'
import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-types'
import { isSafeLink } from '@portal/contract/rich-text/safe-link'
import { tidyRichText } from '@portal/contract/rich-text/tidy-rich-text'
import { type Editor, type JSONContent, useEditor } from '@tiptap/react'
import clsx from 'clsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useField } from '../../field-context.ts'
import type { Photo } from '../../photo-sources.ts'
import { richTextStyle as style } from '../richTextStyle.ts'
import { cleanPasted } from './clean-pasted.ts'
import { editorWords } from './editor.words.ts'
import type { RichTextEditorProps } from './editor-props.ts'
import { insertAfterSelection } from './insert-after-selection.ts'
import { editorExtensions } from './schema.ts'

/** The page of the editor: as the text will look, and what the editing library needs to be told. */
const surfaceStyle = clsx(
  style.document,
  'relative min-h-60 px-4 py-5 whitespace-pre-wrap outline-none md:px-6',
  '[&_h2]:mt-5 [&_h2]:text-[1.75rem] [&_h2]:leading-[1.12] [&_h3]:mt-3 [&_h4]:mt-2 [&_h4]:text-lead',
  '[&_.ProseMirror-separator]:hidden [&_hr.ProseMirror-selectednode]:outline-3 [&_hr.ProseMirror-selectednode]:outline-mar-600',
  '[&_.ProseMirror-gapcursor]:relative [&_.ProseMirror-gapcursor]:h-0 [&_.ProseMirror-gapcursor]:border-mar-900 [&_.ProseMirror-gapcursor]:border-t-2',
)

type Shortcuts = { openLink: () => void; focusToolbar: () => void }

/** The editor with its document, what it tells and what can be put into it. */
export function useWriting(props: RichTextEditorProps, shortcuts: Shortcuts) {
  const { initial, onChange } = props
  const field = useField()
  const [document, setDocument] = useState(initial)
  const [added, setAdded] = useState<readonly Photo[]>([])
  const photos = useMemo(() => [...(props.photos ?? []), ...added], [props.photos, added])
  const [news, setNews] = useState('')
  const latest = useRef({
    onChange,
    photos,
    shortcuts,
    told: JSON.stringify(tidyRichText(initial)),
  })
  useEffect(() => {
    Object.assign(latest.current, { onChange, photos, shortcuts })
  })

  const current = useRef<Editor | null>(null)
  const tell = (written: RichTextDocument) => {
    const said = JSON.stringify(written)
    // The editor also "changes" where it only puts a place for the cursor after the last picture.
    if (said === latest.current.told) return
    latest.current.told = said
    setDocument(written)
    latest.current.onChange(written, latest.current.photos)
  }

  const editor = useEditor({
    extensions: editorExtensions,
    content: initial as JSONContent,
    // The page's policy allows no style element that a script adds.
    injectCSS: false,
    enableContentCheck: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        class: surfaceStyle,
        ...(field ? { id: field.controlId, 'aria-labelledby': field.labelId } : {}),
        ...(props.label ? { 'aria-label': props.label } : {}),
        ...(field?.describedBy ? { 'aria-describedby': field.describedBy } : {}),
      },
      transformPastedHTML(html) {
        if (html.includes('data-pm-slice')) return html
        const cleaned = cleanPasted(html)
        setNews(cleaned.pictures > 0 ? editorWords.lostPictures(cleaned.pictures) : '')
        return cleaned.html
      },
      handlePaste: (_, event) => pasteAddress(current.current, event, props.hasEmbeds ?? true),
      handleKeyDown(_, event) {
        const isMod = event.ctrlKey || event.metaKey
        if (isMod && event.key.toLowerCase() === 'k') latest.current.shortcuts.openLink()
        else if (event.altKey && event.key === 'F10') latest.current.shortcuts.focusToolbar()
        else return false
        event.preventDefault()
        return true
      },
    },
    onUpdate: ({ editor: now }) => tell(tidyRichText(now.getJSON())),
  })
  useEffect(() => {
    current.current = editor
  }, [editor])

  function put(type: 'figure' | 'embed', attrs: object, position: number | null, photo?: Photo) {
    if (photo) {
      latest.current.photos = [...latest.current.photos, photo]
      setAdded([...added, photo])
    }
    if (position === null) insertAfterSelection(editor, { type, attrs })
    else editor.chain().focus().setNodeSelection(position).updateAttributes(type, attrs).run()
  }
  return { editor, document, photos, news, put }
}

/** An address alone: over chosen words it is their link; a video's, on a line of its own, its card. */
function pasteAddress(editor: Editor | null, event: ClipboardEvent, hasEmbeds: boolean): boolean {
  const text = event.clipboardData?.getData('text/plain').trim() ?? ''
  if (!editor || !/^https?:\/\/\S+$/.test(text)) return false
  const { selection } = editor.state
  if (!selection.empty) {
    return isSafeLink(text) && editor.chain().focus().setMark('link', { href: text }).run()
  }
  const embed = hasEmbeds ? embedFrom(text) : null
  if (!embed || selection.$from.parent.content.size > 0 || selection.$from.depth > 1) return false
  return editor.commands.insertContent({ type: 'embed', attrs: { ...embed, title: '' } })
}
