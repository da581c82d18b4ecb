import type { LegalNotice as Notice } from '@portal/contract/people/legal/legal'
import { LEGAL_PAGES } from '@portal/contract/people/legal/legal.texts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { legalTexts } from './legal.texts.ts'
import { legalDay } from './legal-day.ts'

const texts = legalTexts.notice

const noticesQuery = () =>
  queryOptions({
    queryKey: ['me', 'legal-notices'],
    queryFn: () => browserApi.get('/api/v1/account/legal-notices'),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Tells somebody with an account of a new version, until they say they know. In nobody's way. */
export function LegalNotice() {
  const client = useQueryClient()
  const notice = useQuery(noticesQuery()).data?.[0]
  const acknowledge = useMutation({
    mutationFn: ({ kind, number }: Notice) =>
      browserApi.send('POST', '/api/v1/account/legal-notices', { body: { kind, number } }),
    onSuccess: (rest) => client.setQueryData(noticesQuery().queryKey, rest),
  })
  if (!notice) return null
  const { kind, number, summary, effective_from, is_in_force } = notice
  return (
    <section
      aria-label={legalTexts.notice.names[kind]}
      className="fixed inset-x-4 bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom)+1rem)] z-20 rounded-card border border-line bg-white p-5 shadow-soft md:inset-x-auto md:right-6 md:bottom-6 md:max-w-110 print:hidden"
    >
      <p className="font-semibold">{texts.title(texts.names[kind], is_in_force)}</p>
      <p className="mt-1 line-clamp-4 text-sm">
        {is_in_force ? null : `${texts.from(legalDay(effective_from))} `}
        {summary}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton
          size="sm"
          to={`${LEGAL_PAGES[kind].path}/versoes/${number}?comparar=${number - 1}`}
          onClick={() => acknowledge.mutate(notice)}
        >
          {texts.open}
        </LinkButton>
        <Button
          look="ghost"
          size="sm"
          pending={acknowledge.isPending}
          onClick={() => acknowledge.mutate(notice)}
        >
          {texts.close}
        </Button>
      </div>
    </section>
  )
}
