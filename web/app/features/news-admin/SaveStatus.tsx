import { CircleAlert, CircleCheck, CloudOff, Pencil } from 'lucide-react'
import { hourText } from '~/platform/moments.ts'
import { Spinner } from '~/ui/Spinner.tsx'
import type { SaveState } from './autosaver.ts'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.save

/** Where the text is: always said, never in the way. */
export function SaveStatus({ state }: { state: SaveState }) {
  return (
    <p
      role="status"
      className="flex items-center gap-2 font-semibold text-sm [&_svg]:size-5 [&_svg]:flex-none"
    >
      <StateIcon kind={state.kind} />
      {state.kind === 'saved' ? texts.saved(hourText(state.at)) : texts[state.kind]}
    </p>
  )
}

function StateIcon({ kind }: { kind: SaveState['kind'] }) {
  switch (kind) {
    case 'saving':
      return <Spinner size="sm" />
    case 'saved':
      return <CircleCheck aria-hidden="true" className="text-mangue-500" />
    case 'offline':
      return <CloudOff aria-hidden="true" className="text-sol-700" />
    case 'waiting':
      return <Pencil aria-hidden="true" className="text-muted" />
    default:
      return <CircleAlert aria-hidden="true" className="text-vermelho-700" />
  }
}
