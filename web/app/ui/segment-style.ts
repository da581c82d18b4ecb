/** Views side by side; SegmentedControl and LinkSegments differ only in what a choice does. */
export const segmentRowStyle =
  'inline-flex max-w-full justify-self-start rounded-full bg-areia-200 p-1'
export const segmentStyle =
  'relative flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-full px-5 text-sm font-semibold text-mar-900 transition-colors text-center max-md:px-3 [&_svg]:size-4.5'
export const chosenSegmentStyle = 'bg-areia-50 shadow-raised'
