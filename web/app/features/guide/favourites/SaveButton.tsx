import { Heart } from 'lucide-react'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { favouritesTexts as texts } from './favourites.texts.ts'
import {
  type Favourite,
  prepareKeeping,
  useMemberFavourite,
  useVisitorFavourite,
} from './use-favourite.ts'

/** Saving needs a script: until there is one, its place is kept empty. */
const scripted = 'invisible in-data-hydrated:visible'

type SaveButtonProps = {
  place: { id: string; name: string }
  /** `picture` and `plain` are hearts alone; `tile` is one of the action bar of a phone. */
  look: 'picture' | 'plain' | 'button' | 'tile'
  className?: string | undefined
}

/**
 * Until it is known who asks, a change is kept in the browser: if somebody turns out to be signed in, it
 * joins the account with the rest.
 */
export function SaveButton(props: SaveButtonProps) {
  const { user } = useAuth()
  return user ? <MemberHeart {...props} /> : <VisitorHeart {...props} />
}

function VisitorHeart(props: SaveButtonProps) {
  return <HeartButton {...props} {...useVisitorFavourite(props.place.id)} />
}

function MemberHeart(props: SaveButtonProps) {
  return <HeartButton {...props} {...useMemberFavourite(props.place.id)} />
}

type HeartButtonProps = SaveButtonProps & Favourite

/** A heart alone is a switch with one name; with words beside it, the words say how it stands. */
function HeartButton({ place, look, className = '', isSaved, toggle }: HeartButtonProps) {
  const heart = <Heart aria-hidden="true" className={isSaved ? 'fill-current' : undefined} />
  const press = {
    onClick: toggle,
    onPointerEnter: prepareKeeping,
    ...(isSaved ? {} : { 'data-visit': 'save', 'data-visit-of': place.id }),
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
