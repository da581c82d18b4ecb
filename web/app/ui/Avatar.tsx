import { cva, type VariantProps } from 'class-variance-authority'
import { useState } from 'react'

const avatar = cva(
  'grid flex-none place-items-center overflow-hidden rounded-full font-bold uppercase select-none',
  {
    variants: {
      size: { sm: 'size-8 text-2xs', md: 'size-10 text-xs', lg: 'size-16 text-h3' },
      tone: {
        mar: 'bg-mar-100 text-mar-900',
        sol: 'bg-sol-100 text-mar-950',
        mangue: 'bg-mangue-100 text-mangue-700',
      },
    },
    defaultVariants: { size: 'md' },
  },
)
const TONES = ['mar', 'sol', 'mangue'] as const

type AvatarProps = Pick<VariantProps<typeof avatar>, 'size'> & {
  name: string
  src?: string | null | undefined
  /** Where the name is written beside it, the picture adds nothing to hear. */
  decorative?: boolean
}

/** The person's picture, or their initials in a colour that stays the same for the same name. */
export function Avatar({ name, src, size, decorative = true }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const showsPicture = Boolean(src) && src !== brokenSrc
  return (
    <span
      className={avatar({ size, tone: toneOf(name) })}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {showsPicture && src ? (
        <img
          src={src}
          alt=""
          className="size-full object-cover"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        // Drawn, not written: a button named otherwise would not hold the letters it shows.
        <span data-initials={initialsOf(name)} className="before:content-[attr(data-initials)]" />
      )}
    </span>
  )
}

function initialsOf(name: string) {
  const parts = name.trim().split(/\s+/).filter(Boolean)
  const first = parts.at(0)?.at(0) ?? ''
  const last = parts.length > 1 ? (parts.at(-1)?.at(0) ?? '') : ''
  return first + last
}

function toneOf(name: string) {
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0) ?? 0
  return TONES[sum % TONES.length] ?? 'mar'
}
