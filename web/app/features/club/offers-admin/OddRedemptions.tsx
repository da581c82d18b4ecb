import type { listOddRedemptions } from '@portal/contract/club/offers/offers-admin'
import type { EndpointResult } from '@portal/contract/shared/endpoint'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { offersAdminTexts } from './offers-admin.texts.ts'

const { odd: texts } = offersAdminTexts
type Run = EndpointResult<typeof listOddRedemptions>['redemptions'][number]

const oddQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'odd-redemptions'],
    queryFn: () => api.get('/api/v1/admin/offers/odd-redemptions'),
    refetchOnMount: 'always',
  })

/** The same member at the same counter within minutes. */
export function OddRedemptions() {
  const query = useQuery(oddQuery())
  return (
    <Panel aria-labelledby="usos-estranhos" className="grid gap-3">
      <div>
        <h2 id="usos-estranhos" className="text-h3">
          {texts.title}
        </h2>
        <p className="text-muted text-sm">{texts.lead}</p>
      </div>
      <Loaded query={query} texts={texts} why={failureText} className="h-24">
        {({ redemptions }) =>
          redemptions.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <>
              <ul className="grid gap-2">
                {redemptions.map((run) => (
                  <li key={`${run.member}-${run.first_at}`} className="border-line border-t pt-2">
                    <OddRun run={run} />
                  </li>
                ))}
              </ul>
              <div className="mt-3">
                <SheetLink list="odd-redemptions" filter={{}} />
              </div>
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}

const OddRun = ({ run }: { run: Run }) => (
  <p>
    <strong>{run.member}</strong> ·{' '}
    <TextLink to={`/guia/${run.establishment.slug}`}>{run.establishment.name}</TextLink> ·{' '}
    {momentText(new Date(run.first_at))} · {`${texts.columns.count}: ${run.count}`} ·{' '}
    {`${texts.columns.saved}: ${moneyText(run.saved_cents)}`}
  </p>
)
