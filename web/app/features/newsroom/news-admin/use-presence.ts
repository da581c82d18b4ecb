import { PRESENCE_BEAT_SECONDS } from '@portal/contract/newsroom/news/news.texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { browserApi } from '~/platform/api.ts'
import { keepaliveApi } from './keepalive-api.ts'

const PATH = '/api/v1/admin/articles/:id/presence'

/** Says that one is here, and who else is; a beat that is lost is made up for by the next. */
export function usePresence(id: string, isOn: boolean) {
  const { data } = useQuery({
    queryKey: ['admin', 'articles', 'presence', id],
    queryFn: () => browserApi.send('POST', PATH, { params: { id }, body: { is_leaving: false } }),
    enabled: isOn,
    refetchInterval: PRESENCE_BEAT_SECONDS * 1000,
    refetchOnMount: 'always',
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (!isOn) return
    const leave = () =>
      void keepaliveApi
        .send('POST', PATH, { params: { id }, body: { is_leaving: true } })
        // Who does not say goodbye is forgotten after a while.
        .catch(() => undefined)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [id, isOn])
  return { others: data?.others ?? [], version: data?.version ?? 0 }
}
