import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonStyle } from './button-style.ts'
import { chipStyle } from './chip-style.ts'
import { iconButtonStyle } from './icon-button-style.ts'
import { LinkButton } from './LinkButton.tsx'
import { words } from './words.ts'

const texts = {
  inUse: (count: number) => (count === 1 ? '1 ligado' : `${count} ligados`),
  clear: 'Limpar',
} as const

type FilterPopoverProps = {
  /** What opens it names it by this. */
  id: string
  title: string
  /** How many filters are on, and the list without them. */
  count: number
  clearTo: string
  /** What the list is now: "Ver 2 lugares". */
  see: string
  children: ReactNode
}

/**
 * The filters of a list in three parts: head and foot stand, what is between them scrolls. The browser's own
 * popover: it opens before any script has come. Every choice is a link, so that it stays open with the list
 * changing behind it.
 */
export function FilterPopover({ id, title, count, clearTo, see, children }: FilterPopoverProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={title}
      className="mx-auto mt-auto max-h-[calc(100dvh-2rem)] w-full max-w-160 flex-col overflow-hidden rounded-t-card bg-areia-50 text-ink backdrop:bg-mar-950/55 open:flex"
    >
      <div className="flex flex-none items-center justify-between gap-2 border-line border-b py-1 pr-3 pl-5">
        <h2 className="text-h3">
          {title}
          {count > 0 ? (
            <span className="num ml-2 font-normal text-base text-muted">{texts.inUse(count)}</span>
          ) : null}
        </h2>
        <button
          type="button"
          aria-label={words.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          className={iconButtonStyle()}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {/* What is only heard lies in it too, and not past the foot. */}
      <div className="relative min-h-0 flex-1 divide-y divide-line overflow-y-auto overscroll-contain px-5">
        {children}
      </div>
      <div
        data-bar="foot"
        className="flex flex-none gap-3 border-line border-t px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
      >
        {count > 0 ? (
          <LinkButton to={clearTo} look="ghost" preventScrollReset>
            {texts.clear}
          </LinkButton>
        ) : null}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={buttonStyle({ look: 'primary', className: 'min-w-0 flex-1' })}
        >
          {see}
        </button>
      </div>
    </div>
  )
}

type FilterGroupProps = { title: string; className?: string; children: ReactNode }

export function FilterGroup({ title, className, children }: FilterGroupProps) {
  return (
    <fieldset className={className}>
      <legend className="float-left mt-5 mb-3 w-full font-semibold">{title}</legend>
      <div className="clear-both flex flex-wrap gap-2 pb-5">{children}</div>
    </fieldset>
  )
}

type FilterChoiceProps = {
  to: string
  isOn: boolean
  /** What it would leave; unknown where nobody counted. */
  count?: number | undefined
  children: ReactNode
}

/** To the list after it. What would leave nothing cannot be pressed. */
export function FilterChoice({ to, isOn, count, children }: FilterChoiceProps) {
  const number =
    count === undefined ? null : (
      <span className="num font-normal opacity-75">{count.toLocaleString('pt-BR')}</span>
    )
  if (count === 0 && !isOn) {
    return (
      <button type="button" disabled className={chipStyle({ look: 'line' })}>
        {children}
        {number}
      </button>
    )
  }
  return (
    <Link
      to={to}
      rel="nofollow"
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className={chipStyle({ look: 'line' })}
    >
      {isOn ? <Check aria-hidden="true" className="text-sol-400!" /> : null}
      {children}
      {number}
    </Link>
  )
}
