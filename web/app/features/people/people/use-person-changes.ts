import type { BlockedContent, PersonSummary, Role } from '@portal/contract/people/accounts/people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { PEOPLE_KEY, type PeoplePage } from './people.queries.ts'
import { peopleTexts } from './people.texts.ts'

type Change = { run: () => Promise<string>; failed: string }

/** What may be done to a person. Each tells how it ended by itself and never throws. */
export function usePersonChanges(person: PersonSummary, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const params = { id: person.id }
  const name = nameOf(person)

  const change = useMutation({
    mutationFn: ({ run }: Change) => run(),
    onSuccess: (title) => toast({ title, variant: 'success' }),
    onError: (error, { failed }) =>
      toast({ title: failed, description: failureText(error), variant: 'destructive' }),
    // Also after a failure: what was refused may have changed under our feet.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
  const perform = (asked: Change) =>
    change.mutateAsync(asked).then(
      () => undefined,
      () => undefined,
    )

  /** Every page in memory that shows the person shows the new state at once. */
  function show(changed: PersonSummary) {
    client.setQueriesData<PeoplePage>({ queryKey: [...PEOPLE_KEY, 'list'] }, (page) =>
      page
        ? { ...page, people: page.people.map((one) => (one.id === changed.id ? changed : one)) }
        : page,
    )
  }

  return {
    endPlan: () =>
      perform({
        failed: peopleTexts.changePlan.failed,
        run: async () => {
          const path = '/api/v1/admin/people/:id/plan'
          show(await api.send('PUT', path, { params, body: { plan: 'clube' } }))
          return peopleTexts.changePlan.done(name)
        },
      }),
    changeRole: (role: Role) =>
      perform({
        failed: peopleTexts.changeRole.failed,
        run: async () => {
          const path = '/api/v1/admin/people/:id/role'
          show(await api.send('PUT', path, { params, body: { role } }))
          return peopleTexts.changeRole.done(name, peopleTexts.roles[role])
        },
      }),
    /** Whether it was done: the window stays with what was written otherwise. */
    block: async (reason: string, content: BlockedContent) => {
      let isDone = false
      await perform({
        failed: peopleTexts.block.failed,
        run: async () => {
          const path = '/api/v1/admin/people/:id/block'
          show(await api.send('POST', path, { params, body: { reason, content } }))
          isDone = true
          return peopleTexts.block.done(name)
        },
      })
      return isDone
    },
    unblock: () =>
      perform({
        failed: peopleTexts.unblock.failed,
        run: async () => {
          show(await api.send('POST', '/api/v1/admin/people/:id/unblock', { params }))
          return peopleTexts.unblock.done(name)
        },
      }),
    sendReset: () =>
      perform({
        failed: peopleTexts.sendReset.failed,
        run: async () => {
          const path = '/api/v1/admin/people/:id/password-reset'
          return peopleTexts.sendReset.done((await api.send('POST', path, { params })).email)
        },
      }),
    endSessions: () =>
      perform({
        failed: peopleTexts.endSessions.failed,
        run: async () => {
          const path = '/api/v1/admin/people/:id/end-sessions'
          const { ended } = await api.send('POST', path, { params })
          show({ ...person, open_sessions: 0 })
          return peopleTexts.endSessions.done(ended)
        },
      }),
  }
}

export function nameOf({ full_name, email }: PersonSummary): string {
  return full_name || email
}
