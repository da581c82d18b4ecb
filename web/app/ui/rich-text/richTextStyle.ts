/** How a document looks, on a page and while it is written. */
export const richTextStyle = {
  document: 'grid grid-cols-1 gap-5 wrap-anywhere',
  heading: {
    2: 'mt-5 text-[1.75rem] leading-[1.12]',
    3: 'mt-3 text-h3',
    4: 'mt-2 text-lead font-[650]',
  },
  bullets: 'grid list-disc gap-2 pl-6 marker:text-guara-600',
  numbers: 'grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-mar-600',
  // Not a grid: only what is shown as a list item has a marker.
  item: 'space-y-2 pl-1',
  quote: 'grid gap-3 border-guara-500 border-l-4 pl-5 font-head text-lead',
  rule: 'my-3 border-line border-t-[1.5px]',
  link: 'font-semibold text-mar-600 underline decoration-mar-600/35 decoration-[1.5px] underline-offset-4 hover:decoration-current',
} as const
