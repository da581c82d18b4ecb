import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-types'
import type { Photo } from '../../photo-sources.ts'
import type { PhotoPicker } from './FigureWindow.tsx'

export type RichTextEditorProps = {
  /** What it opens with. Give the editor another `key` to open it with something else. */
  initial: RichTextDocument
  /** Called with every change that can be seen, and with the photos that the document may show. */
  onChange: (document: RichTextDocument, photos: readonly Photo[]) => void
  /** The photos of its figures. */
  photos?: readonly Photo[] | undefined
  /** Without it a text has no photos. */
  photoPicker?: PhotoPicker | undefined
  hasEmbeds?: boolean | undefined
  /** Its name, where no `Field` around it gives it one. */
  label?: string | undefined
}
