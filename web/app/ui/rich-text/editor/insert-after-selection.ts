import type { Editor, JSONContent } from '@tiptap/core'

/**
 * What was put in last is selected still, and inserting replaces what is selected: a photo and then a
 * video would leave only the video. So things go in after it.
 */
export function insertAfterSelection(editor: Editor, node: JSONContent) {
  editor.chain().focus().insertContentAt(editor.state.selection.to, node).run()
}
