import { Button } from './Button.tsx'

type EditorFootProps = { save: string; isWriting: boolean }

/** The one button of an editor, in sight however long the form is; what scrolls passes under its bar. */
export function EditorFoot({ save, isWriting }: EditorFootProps) {
  return (
    <div className="sticky bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] z-10 -mx-4 border-t border-line bg-areia-50 px-4 py-3 md:bottom-(--player) md:mx-0 md:rounded-t-card md:border-x">
      <Button type="submit" look="primary" pending={isWriting} className="max-md:w-full">
        {save}
      </Button>
    </div>
  )
}
