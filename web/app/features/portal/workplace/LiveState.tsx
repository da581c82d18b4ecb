import type { WorkArea } from './work-area.ts'

const DOTS = {
  open: 'bg-mangue-500',
  soon: 'bg-sol-400',
  closed: 'inset-ring-2 inset-ring-current',
}

/** Dot and words on the dark of the bar; the shape differs too, so that colour never speaks alone. */
export function LiveState({ look, text }: NonNullable<WorkArea['live']>) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span aria-hidden="true" className={`size-2 flex-none rounded-full ${DOTS[look]}`} />
      <span className="truncate">{text}</span>
    </span>
  )
}
