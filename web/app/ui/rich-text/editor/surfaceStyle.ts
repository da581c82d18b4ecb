import clsx from 'clsx'
import { richTextStyle as style } from '../richTextStyle.ts'

/** The page of the editor: as the text will look, and what the editing library needs to be told. */
export const surfaceStyle = clsx(
  style.document,
  'relative min-h-60 px-4 py-5 whitespace-pre-wrap outline-none md:px-6',
  '[&_h2]:mt-5 [&_h2]:text-[1.75rem] [&_h2]:leading-[1.12] [&_h3]:mt-3 [&_h4]:mt-2 [&_h4]:text-lead',
  '[&_.ProseMirror-separator]:hidden [&_hr.ProseMirror-selectednode]:outline-3 [&_hr.ProseMirror-selectednode]:outline-mar-600',
  '[&_.ProseMirror-gapcursor]:relative [&_.ProseMirror-gapcursor]:h-0 [&_.ProseMirror-gapcursor]:border-mar-900 [&_.ProseMirror-gapcursor]:border-t-2',
)
