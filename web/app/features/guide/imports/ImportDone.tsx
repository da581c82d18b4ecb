import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ADMIN_PAGES } from '~/screens/admin.screens.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { importsTexts } from './imports.texts.ts'

type ImportDoneProps = {
  result: { created: number; duplicate: number; invalid: number }
  onAgain: () => void
}

export function ImportDone({ result, onAgain }: ImportDoneProps) {
  const texts = importsTexts.done
  const heading = useRef<HTMLHeadingElement>(null)
  // What was confirmed is gone from the screen: who uses a keyboard goes on here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel className="grid justify-items-start gap-3">
      <CircleCheck aria-hidden="true" className="size-8 text-mangue-700" />
      <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {texts.title(result.created)}
      </h2>
      <p className="text-muted">{texts.text(result.duplicate, result.invalid)}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to={ADMIN_PAGES.listings.path} look="ink">
          {texts.see}
        </LinkButton>
        <Button look="line" onClick={onAgain}>
          {texts.another}
        </Button>
      </div>
    </Panel>
  )
}
