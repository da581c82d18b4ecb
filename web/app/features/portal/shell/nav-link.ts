/** An entry of the main row; the current one is bolder and stands on a line. */
export const navLink = [
  'relative inline-flex min-h-11 items-center gap-1 rounded-item px-(--nav-pad) font-[550] text-(length:--nav-text) text-mar-900 whitespace-nowrap hover:bg-areia-100',
  'aria-[current]:font-[650] aria-[current]:text-mar-950',
  'aria-[current]:after:-bottom-4 aria-[current]:after:absolute aria-[current]:after:inset-x-(--nav-pad) aria-[current]:after:h-[3px] aria-[current]:after:rounded-t-[3px] aria-[current]:after:bg-mar-700',
].join(' ')
