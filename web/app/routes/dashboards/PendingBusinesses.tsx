import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { countOf } from '@portal/contract/guide/inbox/inbox-kinds'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { myListingsQuery } from '~/features/guide/my-listings/my-listings.queries.ts'
import { resumeAddress } from '~/features/guide/my-listings/step-address.rules.ts'
import { waitingCountsQuery } from '~/features/portal/inbox/waiting.queries.ts'
import { screenAddress } from '~/screens/screen-address.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'

type Waiting = { sentence: string; action: string; to: string }

/** Of each business of the person the one thing that costs most by waiting, for /todo. */
export function PendingBusinesses({ onCount }: { onCount: (count: number) => void }) {
  const { data: listings } = useQuery(myListingsQuery())
  const { data: counts } = useQuery(waitingCountsQuery())
  const rows = (listings ?? []).flatMap((listing) => {
    const own = counts?.find(({ establishment_id: id }) => id === listing.id)
    const waiting = waitingOf(listing, own ? countOf(own.counts) : 0)
    return waiting ? [{ listing, waiting }] : []
  })
  useEffect(() => onCount(rows.length), [onCount, rows.length])
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="pendencias-negocios">
      <h2 id="pendencias-negocios" className="mb-3 text-h3">
        Seus negócios
      </h2>
      <ul className="grid gap-4">
        {rows.map(({ listing: { id, name }, waiting }) => (
          <li key={id}>
            <Panel
              aria-labelledby={`pendencia-${id}`}
              className="flex flex-wrap items-center justify-between gap-4"
            >
              <div className="min-w-0 flex-1 basis-70">
                <h3 id={`pendencia-${id}`} className="break-words text-h3">
                  {name}
                </h3>
                <p className="mt-1 text-muted">{waiting.sentence}</p>
              </div>
              <LinkButton to={waiting.to} look="line">
                {waiting.action}
              </LinkButton>
            </Panel>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** People who wait come before what is unfinished, and that before what would be good to have. */
function waitingOf(listing: MyEstablishment, unanswered: number): Waiting | null {
  const { id, status, status_reason: reason, completeness_score: score, may } = listing
  const home = screenAddress('inicio', id)
  if (unanswered > 0) {
    const sentence =
      unanswered === 1 ? '1 pessoa espera sua resposta.' : `${unanswered} esperam sua resposta.`
    return { sentence, action: 'Responder', to: home }
  }
  if (status === 'draft' && may.submit) {
    const sentence = 'O cadastro está no rascunho: falta enviar para publicar.'
    return { sentence, action: 'Continuar o cadastro', to: resumeAddress(id) }
  }
  if (status === 'rejected' && may.submit) {
    const sentence = reason ? `O cadastro foi recusado: ${reason}` : 'O cadastro foi recusado.'
    return { sentence, action: 'Corrigir e enviar', to: home }
  }
  if (score < 100 && may.edit) {
    const sentence = `A página está ${score}% completa. Complete para aparecer melhor nas buscas.`
    return { sentence, action: 'Ver o que falta', to: home }
  }
  return null
}
