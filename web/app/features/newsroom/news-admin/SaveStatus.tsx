import { CircleAlert, CircleCheck, CloudOff, Pencil } from 'lucide-react'
import { hourText } from '~/platform/moments.ts'
import { Spinner } from '~/ui/Spinner.tsx'
import type { SaveState } from './autosaver.ts'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.save

/** Where the text is: always said, never in the way. */
export function SaveStatus({ state, isBegun }: { state: SaveState; isBegun: boolean }) {
  return (
    <p
      role="status"
      className="flex items-center gap-1.5 text-xs md:whitespace-nowrap md:text-sm [&_svg]:size-4 [&_svg]:flex-none"
    >
      {isBegun || state.kind !== 'saved' ? <StateIcon kind={state.kind} /> : null}
      {state.kind !== 'saved'
        ? texts[state.kind]
        : isBegun
          ? texts.saved(hourText(state.at))
          : texts.nothing}
    </p>
  )
}

function StateIcon({ kind }: { kind: SaveState['kind'] }) {
  switch (kind) {
    case 'saving':
      return <Spinner size="sm" />
    case 'saved':
      return <CircleCheck aria-hidden="true" className="text-mangue-500 max-md:hidden" />
    case 'offline':
      return <CloudOff aria-hidden="true" className="text-sol-700" />
    case 'waiting':
      return <Pencil aria-hidden="true" className="text-muted" />
    default:
      return <CircleAlert aria-hidden="true" className="text-vermelho-700" />
  }
}
