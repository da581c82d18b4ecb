import { createContext, useContext } from 'react'
import type { Photo } from '../../photo-sources.ts'

export type EditorDesk = {
  photos: readonly Photo[]
  /** Opens the window of a figure or of an embed that stands in the text. */
  edit: (kind: 'figure' | 'embed', position: number) => void
}

/** What the pictures inside the text need from the desk around it. */
export const DeskContext = createContext<EditorDesk>({ photos: [], edit: () => undefined })
export const useDesk = () => useContext(DeskContext)
