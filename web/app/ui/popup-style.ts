import { cva } from 'class-variance-authority'

/** What floats beside its trigger. Opens from the trigger's side, quickly. */
export const popupStyle = cva(
  'origin-(--transform-origin) rounded-card bg-areia-50 text-ink shadow-soft ring-1 ring-line outline-none transition-[transform,opacity] duration-150 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
  { variants: { padding: { list: 'p-2', text: 'p-5', none: '' } } },
)

/** Above the sticky header (30) and the tab bar (40). */
export const positionerStyle = 'z-50 outline-none'

export const itemStyle =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-item px-3 py-2 leading-tight font-[550] outline-none select-none focus-visible:rounded-item focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-mar-600 data-disabled:cursor-not-allowed data-disabled:text-muted data-disabled:opacity-70 data-highlighted:bg-mar-100 [&_svg]:size-5 [&_svg]:flex-none'

export const backdropStyle =
  'fixed inset-0 z-50 bg-mar-950/55 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'
