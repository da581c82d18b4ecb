import type { NewsletterIssue } from '@portal/contract/newsletter/issue'
import type { NewsletterTopic } from '@portal/contract/newsletter/newsletter-words'
import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { issueQuery, overviewQuery } from './newsletter-admin.queries.ts'
import { newsletterAdminTexts as texts } from './newsletter-admin.texts.ts'

export type IssueWords = {
  subject: string
  preheader: string
  topic: NewsletterTopic
  body: RichTextDocument
  with_events: boolean
  with_news: boolean
}

export type Refusal = { isStale: boolean; problems: { fieldId: string; message: string }[] }
type Write = { run: () => Promise<NewsletterIssue>; done: string; failed: string }

/** What can be done to a letter; each says how it went. */
export function useIssueActions() {
  const client = useQueryClient()
  const write = useMutation({ mutationFn: ({ run }: Write) => run() })

  async function attempt(wish: Write): Promise<NewsletterIssue | Refusal> {
    try {
      const issue = await write.mutateAsync(wish)
      client.setQueryData(issueQuery(issue.id).queryKey, issue)
      void client.invalidateQueries({ queryKey: overviewQuery().queryKey, exact: true })
      toast({ title: wish.done, variant: 'success' })
      return issue
    } catch (cause) {
      toast({ title: wish.failed, description: failureText(cause), variant: 'destructive' })
      return refusalOf(cause)
    }
  }
  const at = (id: string) => ({ params: { id } })

  return {
    isWriting: write.isPending,
    create: (subject: string, topic: NewsletterTopic) =>
      attempt({
        run: () =>
          browserApi.send('POST', '/api/v1/admin/newsletter/issues', { body: { subject, topic } }),
        done: texts.created,
        failed: texts.createFailed,
      }),
    save: ({ id, version }: NewsletterIssue, words: IssueWords) =>
      attempt({
        run: () =>
          browserApi.send('PUT', '/api/v1/admin/newsletter/issues/:id', {
            ...at(id),
            body: { ...words, version },
          }),
        done: texts.saved,
        failed: texts.saveFailed,
      }),
    send: ({ id, version }: NewsletterIssue, send_at: string | null) =>
      attempt({
        run: () =>
          browserApi.send('POST', '/api/v1/admin/newsletter/issues/:id/send', {
            ...at(id),
            body: { version, send_at },
          }),
        done: send_at ? texts.send.scheduled : texts.send.started,
        failed: texts.send.failed,
      }),
    cancel: ({ id, version }: NewsletterIssue) =>
      attempt({
        run: () =>
          browserApi.send('POST', '/api/v1/admin/newsletter/issues/:id/cancel', {
            ...at(id),
            body: { version },
          }),
        done: texts.send.cancelled,
        failed: texts.send.cancelFailed,
      }),
    async test({ id }: NewsletterIssue) {
      try {
        const path = '/api/v1/admin/newsletter/issues/:id/test'
        const { sent_to } = await browserApi.send('POST', path, at(id))
        toast({ title: texts.send.tested(sent_to), variant: 'success' })
      } catch (cause) {
        const description = failureText(cause)
        toast({ title: texts.send.testFailed, description, variant: 'destructive' })
      }
    },
    async remove({ id }: NewsletterIssue): Promise<boolean> {
      try {
        await browserApi.send('DELETE', '/api/v1/admin/newsletter/issues/:id', at(id))
      } catch (cause) {
        const description = failureText(cause)
        toast({ title: texts.removeFailed, description, variant: 'destructive' })
        return false
      }
      toast({ title: texts.removed, variant: 'success' })
      await client.invalidateQueries({ queryKey: overviewQuery().queryKey, exact: true })
      return true
    },
  }
}

export type IssueActions = ReturnType<typeof useIssueActions>

function refusalOf(cause: unknown): Refusal {
  const errors = cause instanceof ApiError ? (cause.problem?.errors ?? []) : []
  return {
    isStale: cause instanceof ApiError && cause.code === 'stale',
    problems: errors.map(({ path, message }) => ({ fieldId: path, message })),
  }
}
