import type { EditedArticle } from '@portal/contract/newsroom/news/article-editor'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { toast } from '~/ui/toast.ts'
import { newsAdminTexts } from './news-admin.texts.ts'
import type { ArticleWriting } from './use-article-writing.ts'

const texts = newsAdminTexts.publish

type PublishingChange = { run: () => Promise<EditedArticle>; done: string }
/** What stopped it, as far as a field explains it; the rest was told. */
type Problems = readonly FieldProblem[]

/** What the public sees of it. First the text on the screen is saved: that is what is published. */
export function usePublishing({ saver, base }: ArticleWriting) {
  const client = useQueryClient()
  const { save } = useSave<EditedArticle>({
    onSaved: async (article) => {
      saver.moveOn(article)
      await client.invalidateQueries({ queryKey: ['admin', 'articles', 'list'] })
    },
    retries: false,
  })
  // From the press on: the text is saved first, and a second press meanwhile must do nothing.
  const isRunning = useRef(false)
  const [isPending, setPending] = useState(false)

  async function attempt(change: PublishingChange): Promise<Problems> {
    if (isRunning.current) return []
    isRunning.current = true
    setPending(true)
    try {
      return await carryOut(change)
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }
  async function carryOut(change: PublishingChange): Promise<Problems> {
    if (!(await saver.save())) {
      toast({ title: texts.failed, description: texts.notSaved, variant: 'destructive' })
      return []
    }
    const outcome = await save({ ...change, failed: texts.failed })
    return outcome.kind === 'saved' || outcome.kind === 'busy' ? [] : outcome.fields
  }
  const params = { id: base.id }
  // Read when it runs: saving just before has raised it.
  const seen = () => ({ version: saver.snapshot().base.version })
  return {
    isPending,
    /** Now, or by itself at that moment. */
    publish: (at: Date | null) =>
      attempt({
        run: () =>
          browserApi.send('POST', '/api/v1/admin/articles/:id/publish', {
            params,
            body: { ...seen(), at: at?.toISOString() ?? null },
          }),
        done: at ? texts.done.schedule : texts.done.publish,
      }),
    takeBack: (how: 'withdraw' | 'archive') =>
      attempt({
        run: () =>
          browserApi.send('POST', `/api/v1/admin/articles/:id/${how}`, { params, body: seen() }),
        done: texts.done[how],
      }),
  }
}
