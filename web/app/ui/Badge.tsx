import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const badge = cva(
  'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs leading-tight font-semibold whitespace-nowrap [&_svg]:size-[15px] [&_svg]:flex-none',
  {
    variants: {
      /** `sol` is for now and deadlines (coupons); `ok` and `bad` always come with words. */
      tone: {
        neutral: 'bg-areia-200 text-mar-950',
        sol: 'bg-sol-400 text-mar-950',
        'sol-soft': 'bg-sol-100 text-mar-950',
        mar: 'bg-mar-100 text-mar-900',
        ok: 'bg-mangue-100 text-mangue-700',
        bad: 'bg-guara-100 text-vermelho-700',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export function Badge({
  tone,
  className,
  ...rest
}: ComponentProps<'span'> & VariantProps<typeof badge>) {
  return <span {...rest} className={badge({ tone, className })} />
}
