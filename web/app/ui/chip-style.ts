import { cva, type VariantProps } from 'class-variance-authority'

const chosen =
  'aria-pressed:bg-mar-900 aria-pressed:text-on-dark aria-pressed:inset-ring-0 aria-pressed:hover:bg-mar-700 aria-pressed:[&_svg]:text-mar-300 aria-[current]:bg-mar-900 aria-[current]:text-on-dark aria-[current]:inset-ring-0 aria-[current]:[&_svg]:text-mar-300'

export const chipStyle = cva(
  'group/chip inline-flex min-h-11 flex-none items-center gap-2 rounded-full px-4 text-sm font-[550] whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-4.5 [&_svg]:flex-none',
  {
    variants: {
      look: {
        sand: `bg-areia-100 text-ink hover:bg-areia-200 [&_svg]:text-mar-600 ${chosen}`,
        /** In a filter bar, where the row itself lies on sand. */
        line: `text-ink inset-ring-[1.5px] inset-ring-sol-700/35 hover:bg-areia-100 [&_svg]:text-mar-600 ${chosen}`,
        /** On the map. */
        light: `bg-white text-ink shadow-raised hover:bg-sol-100 [&_svg]:text-mar-600 ${chosen}`,
        /** On a picture. */
        glass:
          'bg-mar-950/60 text-white backdrop-blur-[10px] hover:bg-mar-950/80 [&_svg]:text-mar-300 aria-pressed:bg-white aria-pressed:text-mar-900 aria-pressed:[&_svg]:text-mar-600',
      },
    },
    defaultVariants: { look: 'sand' },
  },
)

export type ChipLooks = VariantProps<typeof chipStyle>
