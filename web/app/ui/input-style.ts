import { cva } from 'class-variance-authority'

/** The box a person writes in: also worn by the triggers of Select and Combobox. */
export const inputStyle = cva(
  'w-full rounded-input border-[1.5px] border-edge bg-white text-base text-ink placeholder:text-placeholder placeholder:opacity-100 focus-within:border-mar-600 focus-within:outline-3 focus-within:outline-offset-0 focus-within:outline-mar-300 aria-invalid:border-vermelho-700 has-aria-invalid:border-vermelho-700 disabled:cursor-not-allowed disabled:bg-areia-100 disabled:text-muted has-disabled:bg-areia-100 has-disabled:text-muted',
  {
    variants: {
      shape: {
        line: 'min-h-13 px-4',
        area: 'min-h-28 px-4 py-3',
        /** A frame around a bare input and its adornments. */
        frame: 'flex min-h-13 items-center',
      },
    },
    defaultVariants: { shape: 'line' },
  },
)

/** The bare input inside a frame: the frame draws the focus. */
export const bareInputStyle =
  'min-w-0 flex-1 self-stretch rounded-input bg-transparent px-4 text-base text-ink outline-none placeholder:text-placeholder placeholder:opacity-100 disabled:cursor-not-allowed disabled:text-muted'
