import type { Article } from '@portal/contract/newsroom/news/article'
import { ArticleBody } from '~/features/newsroom/news/ArticleBody.tsx'
import { ArticleEvents } from '~/features/newsroom/news/ArticleFoot.tsx'
import { ArticleHeader } from '~/features/newsroom/news/ArticleHeader.tsx'
import { Later } from '~/ui/Later.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'

type ArticleScreenProps = { article: Article; now: Date; url: string | null }

const loadRest = () => import('./ArticleRest.tsx').then((module) => module.ArticleRest)
// In the browser's build the condition is false, and nothing of it is left.
const RestOnServer = import.meta.env.SSR ? await loadRest() : null

/** The text first; places and what to read next come alive as one comes near. */
export function ArticleScreen({ article, now, url }: ArticleScreenProps) {
  return (
    <>
      <article className="wrap pt-4 pb-14 lg:pt-8 lg:pb-20">
        <ArticleHeader article={article} url={url} />
        <ArticleBody article={article} />
        <ArticleEvents events={article.events} />
      </article>
      <Later
        onServer={RestOnServer}
        load={loadRest}
        props={{ article, now }}
        skeleton={<Skeleton shape="block" className="mx-5 my-16 h-120" />}
        isFarDown
      />
    </>
  )
}
