import { FEED_FORMAT_WORDS } from '@portal/contract/properties/property-feeds/property-feeds.texts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Loaded } from '~/ui/Loaded.tsx'
import { Table } from '~/ui/Table.tsx'

const texts = {
  loading: 'Carregando os feeds…',
  loadFailed: 'Não deu para carregar os feeds',
  caption: 'Feeds de imóveis',
  empty: 'Nenhuma imobiliária conectou um feed ainda.',
  never: 'ainda não',
  unknown: 'Formato ainda não lido',
  columns: {
    name: 'Imobiliária',
    state: 'Situação',
    format: 'Formato e endereço',
    kept: 'Imóveis',
    good: 'Última leitura boa',
    crm: 'CRM',
  },
  states: { trial: 'Espera a imobiliária conferir', active: 'Ligado' },
  failing: (since: string, sentence: string) => `Parado desde ${since}: ${sentence}`,
  noCrm: 'sem CRM',
  crm: ({ host, waiting, failed }: { host: string; waiting: number; failed: number }) =>
    `${host}: ${waiting} a caminho, ${failed} sem entrega`,
} as const

const propertyFeedsQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'property-feeds'],
    queryFn: () => api.get('/api/v1/admin/property-feeds', {}),
    refetchOnMount: 'always',
  })

const when = (moment: string | null) => (moment ? momentText(new Date(moment)) : texts.never)

/** Which agencies bring their stock by a feed, and which of them stand still. */
export default function PropertyFeedsScreen() {
  const feeds = useQuery(propertyFeedsQuery())
  return (
    <Loaded
      query={feeds}
      texts={{ loading: texts.loading, loadError: texts.loadFailed }}
      why={failureText}
      surface="plain"
      className="h-40"
    >
      {(data) => (
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <SheetLink list="property-feeds" filter={{}} />
          <Table
            caption={texts.caption}
            hideCaption
            cardsBelow="lg"
            rows={data.feeds}
            rowKey={({ establishment }) => establishment.id}
            empty={<p className="text-muted">{texts.empty}</p>}
            columns={[
              {
                key: 'name',
                header: texts.columns.name,
                cell: ({ establishment }) => establishment.name,
              },
              {
                key: 'state',
                header: texts.columns.state,
                cell: ({ state, failure }) => (
                  <span className="wrap-anywhere">
                    {failure
                      ? texts.failing(when(failure.since), failure.sentence)
                      : texts.states[state]}
                  </span>
                ),
              },
              {
                key: 'format',
                header: texts.columns.format,
                cell: ({ format, host }) =>
                  `${format ? FEED_FORMAT_WORDS[format] : texts.unknown} · ${host}`,
              },
              { key: 'kept', header: texts.columns.kept, numeric: true, cell: ({ kept }) => kept },
              { key: 'good', header: texts.columns.good, cell: ({ good_at: at }) => when(at) },
              {
                key: 'crm',
                header: texts.columns.crm,
                cell: ({ crm }) => (crm ? texts.crm(crm) : texts.noCrm),
              },
            ]}
          />
        </div>
      )}
    </Loaded>
  )
}
