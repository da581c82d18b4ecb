export const footerHeading =
  'mb-2 font-semibold font-text text-on-dark text-sm leading-[1.2] tracking-normal'
export const footerRow = 'inline-flex min-h-11 items-center gap-2.5'
