/** A row of underlined words; the chosen one stands on a thick line. Shared by Tabs and LinkTabs. */
export const tabRowStyle =
  'flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none] lg:gap-8'

export const tabStyle =
  'relative inline-flex min-h-13 min-w-11 flex-none items-center justify-center gap-2 text-sm font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-3 data-disabled:cursor-not-allowed data-disabled:opacity-55 [&_svg]:size-5 after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-[3px]'

export const otherTabStyle = 'text-muted hover:text-mar-950'

export const chosenTabStyle = 'text-mar-950 after:bg-mar-950'
