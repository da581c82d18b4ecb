import type { Editor } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  SquarePlay,
  Strikethrough,
  Undo2,
} from 'lucide-react'
import type { editorWords } from './editor.words.ts'

export type WindowName = 'link' | 'figure' | 'embed'
type Name = keyof typeof editorWords.actions

export type ToolbarAction = {
  name: Name
  icon: LucideIcon
  /** As pressed: `Mod` is Ctrl, or Command on a Mac. */
  shortcut?: string
  /** Buttons that are on or off, not done. */
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
  run: (editor: Editor, open: (window: WindowName) => void) => void
}

const chain = (editor: Editor) => editor.chain().focus()

const mark = (
  name: 'bold' | 'italic' | 'strike',
  icon: LucideIcon,
  shortcut: string,
): ToolbarAction => ({
  ...{ name, icon, shortcut },
  isOn: (editor) => editor.isActive(name),
  run: (editor) => void chain(editor).toggleMark(name).run(),
})

const heading = (level: 2 | 3 | 4, icon: LucideIcon): ToolbarAction => ({
  ...{ name: `heading${level}` as const, icon, shortcut: `Mod+Alt+${level}` },
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => void chain(editor).toggleNode('heading', 'paragraph', { level }).run(),
})

const list = (
  name: 'bulletList' | 'orderedList',
  icon: LucideIcon,
  digit: 7 | 8,
): ToolbarAction => ({
  ...{ name, icon, shortcut: `Mod+Shift+${digit}` },
  isOn: (editor) => editor.isActive(name),
  run: (editor) => void chain(editor).toggleList(name, 'listItem').run(),
})

const window = (name: 'figure' | 'embed', icon: LucideIcon): ToolbarAction => ({
  ...{ name, icon },
  run: (_, open) => open(name),
})

/** In groups, as they stand: marks, headings, blocks, things, time. */
export const TOOLBAR: ToolbarAction[][] = [
  [
    mark('bold', Bold, 'Mod+B'),
    mark('italic', Italic, 'Mod+I'),
    mark('strike', Strikethrough, 'Mod+Shift+S'),
    {
      ...{ name: 'link', icon: Link2, shortcut: 'Mod+K' },
      isOn: (editor) => editor.isActive('link'),
      run: (_, open) => open('link'),
    },
  ],
  [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)],
  [
    list('bulletList', List, 8),
    list('orderedList', ListOrdered, 7),
    {
      ...{ name: 'blockquote', icon: Quote, shortcut: 'Mod+Shift+B' },
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => void chain(editor).toggleWrap('blockquote').run(),
    },
    {
      ...{ name: 'horizontalRule', icon: Minus },
      run: (editor) => void chain(editor).setHorizontalRule().run(),
    },
  ],
  [window('figure', ImagePlus), window('embed', SquarePlay)],
  [
    {
      ...{ name: 'undo', icon: Undo2, shortcut: 'Mod+Z' },
      isPossible: (editor) => editor.can().undo(),
      run: (editor) => void chain(editor).undo().run(),
    },
    {
      ...{ name: 'redo', icon: Redo2, shortcut: 'Mod+Shift+Z' },
      isPossible: (editor) => editor.can().redo(),
      run: (editor) => void chain(editor).redo().run(),
    },
  ],
]
