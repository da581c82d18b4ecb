import { useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { testQuery } from './notifications.queries.ts'
import { notificationsTexts } from './notifications.texts.ts'

/** Asks for a real notification by every channel, and for what becomes of it. */
export function useTest() {
  const queries = useQueryClient()
  const { queryKey } = testQuery()
  const { isSaving, save } = useSave({
    onSaved: () => queries.resetQueries({ queryKey }),
    retries: false,
  })
  return {
    isSaving,
    send: () =>
      save({
        run: () => browserApi.send('POST', '/api/v1/my/notifications/test'),
        failed: notificationsTexts.test.failed,
      }),
  }
}
