import { Heart } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { contributionsTexts } from './contributions.texts.ts'
import { useLike } from './use-like.ts'

const texts = contributionsTexts.like

/** "Curtir", once per person; a second tap takes it back. */
export function LikeButton({ id, count }: { id: string; count: number }) {
  const { liked, likes, toggle } = useLike(id, count)
  return (
    <Button look={liked ? 'ink' : 'line'} aria-pressed={liked} onClick={toggle}>
      <Heart aria-hidden="true" className={liked ? 'fill-current' : ''} />
      {liked ? texts.undo : texts.word}
      <span className="num" aria-live="polite">
        {texts.count(likes)}
      </span>
    </Button>
  )
}
