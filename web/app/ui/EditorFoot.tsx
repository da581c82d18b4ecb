import { Button } from './Button.tsx'
import { StickyFoot } from './StickyFoot.tsx'

type EditorFootProps = { save: string; isWriting: boolean }

/** The one button of an editor, in sight however long the form is. */
export function EditorFoot({ save, isWriting }: EditorFootProps) {
  return (
    <StickyFoot>
      <Button type="submit" look="primary" pending={isWriting} className="max-md:w-full">
        {save}
      </Button>
    </StickyFoot>
  )
}
