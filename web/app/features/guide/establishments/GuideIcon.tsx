import spriteUrl from './guide-icons.svg?url'

/** Drawn from a file of symbols: as code, two dozen icons would weigh on the page's first script. */
export function GuideIcon({ name }: { name: string }) {
  return (
    <svg
      aria-hidden="true"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
