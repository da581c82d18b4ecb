/** A row of underlined words; the chosen one stands on a thick line. Shared by Tabs and LinkTabs. */
export const tabRowStyle =
  'flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none] lg:gap-8'

export const tabStyle =
  'relative inline-flex min-h-13 flex-none items-center gap-2 text-sm font-semibold whitespace-nowrap text-muted transition-colors hover:text-mar-950 focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-5 after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-[3px]'

export const chosenTabStyle = 'text-mar-950 after:bg-mar-950'
