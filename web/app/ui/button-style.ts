import { cva, type VariantProps } from 'class-variance-authority'

export const buttonStyle = cva(
  'inline-flex items-center justify-center gap-2 rounded-input font-text font-semibold leading-none whitespace-nowrap transition-colors max-[21.25rem]:py-2 max-[21.25rem]:leading-tight max-[21.25rem]:whitespace-normal disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:opacity-55 [&_svg]:size-5 [&_svg]:flex-none',
  {
    variants: {
      /** `primary` is the one guará-red action of a screen; everything else is ink, line or ghost. */
      look: {
        primary: 'bg-guara-600 text-white hover:bg-guara-700',
        ink: 'bg-mar-900 text-on-dark hover:bg-mar-700',
        line: 'text-mar-900 inset-ring-[1.5px] inset-ring-mar-900 hover:bg-mar-900 hover:text-on-dark',
        ghost: 'text-ink hover:bg-areia-100',
        light: 'bg-areia-50 text-mar-900 hover:bg-sol-100',
        glass:
          'bg-mar-950/60 text-white inset-ring-[1.5px] inset-ring-white/40 backdrop-blur-sm hover:bg-mar-950/80',
        danger: 'bg-vermelho-700 text-white hover:bg-guara-700',
      },
      size: { md: 'min-h-12 px-5 text-base', sm: 'min-h-11 px-4 text-sm' },
      block: { true: 'w-full' },
    },
    defaultVariants: { look: 'ink', size: 'md' },
  },
)

export type ButtonLooks = VariantProps<typeof buttonStyle>
