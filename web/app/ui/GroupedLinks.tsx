import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { CountBadge } from './CountBadge.tsx'
import {
  heldIn,
  type LinkGroup,
  type MenuLink,
  unfoldedGroup,
  waitingIn,
  waitingText,
} from './link-groups.ts'
import { SwitchedLink } from './SwitchedLink.tsx'

type GroupedLinksProps = {
  groups: readonly LinkGroup[]
  /** The id of the one that is open. */
  current: string | undefined
  /** The group that is unfolded where no other is. */
  first?: string | undefined
  disabled: boolean
}

/** The menu of an area beside its page: one folding group is open at a time. */
export function GroupedLinks({ groups, current, first, disabled }: GroupedLinksProps) {
  const [choice, setChoice] = useState<{ at: string | undefined; title: string | null }>()
  // Another page is another place in the menu: what was unfolded by hand gives way to it.
  const chosen = choice?.at === current ? choice?.title : undefined
  const unfolded = unfoldedGroup(groups, current, chosen, first)
  return groups.map((group) => {
    const { title, links, folds } = group
    const list = <MenuList title={title} links={links} current={current} disabled={disabled} />
    if (!title || !folds) {
      return (
        <div key={title ?? ''}>
          {title ? <p className="px-3 pt-2 pb-0.5 text-muted text-xs">{title}</p> : null}
          {list}
        </div>
      )
    }
    const isOpen = title === unfolded
    return (
      <FoldingGroup
        key={title}
        group={group}
        isOpen={isOpen}
        disabled={disabled}
        onToggle={() => setChoice({ at: current, title: isOpen ? null : title })}
      >
        {list}
      </FoldingGroup>
    )
  })
}

type FoldingGroupProps = {
  group: LinkGroup
  isOpen: boolean
  disabled: boolean
  onToggle: () => void
  children: ReactNode
}

function FoldingGroup({ group, isOpen, disabled, onToggle, children }: FoldingGroupProps) {
  const listId = useId()
  const waiting = waitingIn(group)
  return (
    <div className="mt-0.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        disabled={disabled}
        onClick={onToggle}
        className="flex min-h-11 pointer-fine:min-h-10 w-full items-center gap-2 rounded-item px-3 text-left leading-[1.2] -outline-offset-3 hover:bg-areia-200 disabled:opacity-55"
      >
        <span className="min-w-0 flex-1">
          <span className={isOpen ? 'text-muted text-xs' : 'block font-semibold text-mar-950'}>
            {group.title}
          </span>
          {isOpen ? null : (
            <>
              <span className="sr-only">: </span>
              <span className="block truncate text-muted text-xs leading-[1.2]">
                {heldIn(group)}
              </span>
            </>
          )}
        </span>
        {waiting > 0 && !isOpen ? (
          <CountBadge count={waiting} label={waitingText(waiting)} />
        ) : null}
        <ChevronDown
          aria-hidden="true"
          className={`size-4.5 flex-none text-muted ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={listId} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}

type MenuListProps = {
  title: string | null
  links: readonly MenuLink[]
  current: string | undefined
  disabled: boolean
}

function MenuList({ title, links, current, disabled }: MenuListProps) {
  return (
    <ul aria-label={title ?? undefined}>
      {links.map((link) => (
        <li key={link.id}>
          <MenuRow link={link} isCurrent={link.id === current} disabled={disabled} />
        </li>
      ))}
    </ul>
  )
}

type MenuRowProps = {
  link: MenuLink
  isCurrent: boolean
  disabled: boolean
  /** Where it stands, below its name. */
  hint?: string | undefined
}

export function MenuRow({ link, isCurrent, disabled, hint }: MenuRowProps) {
  const { label, icon: Icon, to, waiting, tag } = link
  return (
    <SwitchedLink
      to={to}
      disabled={disabled}
      current={isCurrent}
      className="flex min-h-11 pointer-fine:min-h-[34px] items-center gap-3 rounded-item px-3 font-[550] text-mar-900 text-sm -outline-offset-3 hover:bg-areia-200 aria-[current]:bg-white aria-[current]:font-semibold aria-[current]:text-mar-950 aria-[current]:ring-1 aria-[current]:ring-line [&>svg]:text-mar-600 aria-[current]:[&>svg]:text-mar-950"
    >
      <Icon aria-hidden="true" className="size-4.5 flex-none" />
      <span className="min-w-0 flex-1 leading-tight">
        {label}
        {hint ? <span className="block font-normal text-muted text-xs">{hint}</span> : null}
      </span>
      {tag ? (
        <span className="rounded-md bg-areia-200 px-2 py-0.5 font-semibold text-mar-900 text-xs">
          {tag}
        </span>
      ) : null}
      {waiting && waiting.count > 0 ? <CountBadge {...waiting} /> : null}
    </SwitchedLink>
  )
}
