import { Ellipsis, Flag } from 'lucide-react'
import { buttonStyle } from '~/ui/button-style.ts'
import { iconButtonStyle } from '~/ui/icon-button-style.ts'

const SHEET = 'mais-opcoes'
const WORDS = { more: 'Mais opções', report: 'Informar erro', close: 'Fechar' } as const

/** What is seldom wanted of a page, behind "⋯". Reporting needs a script: until then it is not there. */
export function MoreMenu({ onReport }: { onReport: () => void }) {
  return (
    <>
      <button
        type="button"
        aria-label={WORDS.more}
        popoverTarget={SHEET}
        className={iconButtonStyle({ className: 'invisible in-data-hydrated:visible' })}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      <div
        id={SHEET}
        popover="auto"
        role="dialog"
        aria-label={WORDS.more}
        className="mx-auto mt-auto w-full max-w-160 rounded-t-card bg-areia-50 px-5 py-3 text-ink backdrop:bg-mar-950/55"
      >
        <button
          type="button"
          popoverTarget={SHEET}
          popoverTargetAction="hide"
          onClick={onReport}
          className={buttonStyle({ look: 'ghost', block: true })}
        >
          <Flag aria-hidden="true" />
          {WORDS.report}
        </button>
        <button
          type="button"
          popoverTarget={SHEET}
          popoverTargetAction="hide"
          className={buttonStyle({ look: 'ghost', block: true })}
        >
          {WORDS.close}
        </button>
      </div>
    </>
  )
}
