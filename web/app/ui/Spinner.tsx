import { cva, type VariantProps } from 'class-variance-authority'

// Someone who asked for less motion sees a still ring; the words beside it carry the meaning.
const spinner = cva('inline-block animate-spin rounded-full border-current border-r-transparent', {
  variants: { size: { sm: 'size-4 border-2', md: 'size-8 border-3', lg: 'size-12 border-4' } },
  defaultVariants: { size: 'md' },
})

/** Decorative on its own: give `label` where nothing else on the screen says what is awaited. */
export function Spinner({
  size,
  label,
}: VariantProps<typeof spinner> & { label?: string | undefined }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex items-center gap-3">
      <span aria-hidden="true" className={spinner({ size })} />
      {label ? <span className="text-sm">{label}</span> : null}
    </span>
  )
}
