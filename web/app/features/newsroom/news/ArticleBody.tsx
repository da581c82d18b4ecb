import type { Article } from '@portal/contract/newsroom/news/article'
import { creditText } from '@portal/contract/rich-text/credit.texts'
import { dayText } from '~/platform/moments.ts'
import { Box } from '~/ui/Box.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { RichText } from '~/ui/rich-text/RichText.tsx'
import { newsTexts as texts } from './news.texts.ts'

/** The picture, what was corrected, and the text. */
export function ArticleBody({ article }: { article: Article }) {
  const { photo, cover_credit, correction, body, body_photos } = article
  return (
    <>
      {photo ? (
        <figure className="mx-auto mt-8 max-w-[64rem]">
          <Picture
            picture={photo}
            ratio="3/2"
            sizes="(min-width: 68rem) 1024px, 100vw"
            loading="priority"
          />
          {cover_credit ? (
            <figcaption className="mt-2 text-muted text-xs">{creditText(cover_credit)}</figcaption>
          ) : null}
        </figure>
      ) : null}
      <div className="mx-auto mt-8 max-w-[44rem] lg:mt-10">
        {correction ? <Correction {...correction} /> : null}
        <RichText
          document={body}
          photos={body_photos}
          className="text-[1.0625rem] leading-[1.65]"
        />
      </div>
    </>
  )
}

/** Stands before the text, for ever: who read the mistake reads the mending. */
function Correction({ text, date }: { text: string; date: string }) {
  // Noon in the city: the day is the same wherever it is read.
  const day = dayText(new Date(`${date}T12:00:00-03:00`))
  return (
    <Box className="mb-8" role="note" aria-labelledby="correcao">
      <h2 id="correcao" className="text-h3">
        {texts.correction}
      </h2>
      <p className="mt-2 whitespace-pre-line">{text}</p>
      <p className="mt-2 text-muted text-sm">
        <time dateTime={date}>{texts.correctedOn(day)}</time>
      </p>
    </Box>
  )
}
