import { Heart } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { favouritesTexts as texts } from './favourites.texts.ts'
import { useFavourite } from './use-favourite.ts'

/** Saving needs a script: until there is one, its place is kept empty. */
const scripted = 'invisible in-data-hydrated:visible'

type SaveButtonProps = {
  place: { id: string; name: string }
  /** `picture` and `plain` are hearts alone; `tile` is one of the action bar of a phone. */
  look: 'picture' | 'plain' | 'button' | 'tile'
  className?: string | undefined
}

/** A heart alone is a switch with one name; with words beside it, the words say how it stands. */
export function SaveButton({ place, look, className = '' }: SaveButtonProps) {
  const { isSaved, toggle, prepare } = useFavourite(place.id)
  const heart = <Heart aria-hidden="true" className={isSaved ? 'fill-current' : undefined} />
  const press = {
    onClick: toggle,
    onPointerEnter: prepare,
    className: `${scripted} ${className}`,
  }
  const word = isSaved ? texts.saved : texts.save
  if (look === 'button') {
    return (
      <Button look="line" size="sm" {...press}>
        {heart}
        {word}
      </Button>
    )
  }
  if (look === 'tile') {
    return (
      <button type="button" {...press}>
        {heart}
        {word}
      </button>
    )
  }
  return (
    <IconButton
      label={texts.saveOf(place.name)}
      look={look === 'picture' ? 'glass' : 'ghost'}
      aria-pressed={isSaved}
      {...press}
    >
      {heart}
    </IconButton>
  )
}
