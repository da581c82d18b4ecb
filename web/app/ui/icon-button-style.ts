import { cva, type VariantProps } from 'class-variance-authority'

export const iconButtonStyle = cva(
  'grid size-11 flex-none place-items-center rounded-full transition-colors disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-5',
  {
    variants: {
      look: {
        ghost: 'text-ink hover:bg-areia-200/60',
        line: 'text-mar-900 inset-ring-[1.5px] inset-ring-mar-900 hover:bg-mar-900 hover:text-on-dark',
        /** On a picture: the save heart, gallery arrows. */
        glass:
          'bg-mar-950/60 text-white hover:bg-mar-950/80 aria-pressed:bg-white aria-pressed:text-mar-900 aria-pressed:[&_svg]:fill-current',
        light: 'bg-white text-mar-900 shadow-soft hover:bg-sol-100',
        'on-dark': 'text-on-dark inset-ring-[1.5px] inset-ring-line-dark hover:bg-mar-700',
      },
    },
    defaultVariants: { look: 'ghost' },
  },
)

export type IconButtonLooks = VariantProps<typeof iconButtonStyle>
