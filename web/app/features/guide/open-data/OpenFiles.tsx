import type { OpenData } from '@portal/contract/guide/open-data/open-data'
import { OPEN_DATA_FILES } from '@portal/contract/guide/open-data/open-data-fields'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { openDataTexts } from './open-data.texts.ts'

const texts = openDataTexts.files
const KINDS = ['geojson', 'csv'] as const
const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Belem',
})

export function OpenFiles({ data }: { data: OpenData | null }) {
  return (
    <section aria-labelledby="baixar" className="grid gap-5">
      <h2 id="baixar">{texts.title}</h2>
      {data ? (
        <p>
          {texts.size(data.total, data.located)}{' '}
          <span className="text-muted">
            {texts.changed}{' '}
            <time dateTime={data.updated_at}>{moment.format(new Date(data.updated_at))}</time>.
          </span>
        </p>
      ) : (
        <p>{texts.unknown}</p>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {KINDS.map((kind) => (
          <li key={kind} className="grid gap-3 rounded-card bg-areia-100 p-5">
            <p>
              <span className="block font-semibold">{texts[kind].name}</span>
              <span className="text-sm text-muted">{texts[kind].text}</span>
            </p>
            {/* A file, not a page of the portal: the browser fetches it itself. */}
            <LinkButton
              to={OPEN_DATA_FILES[kind]}
              reloadDocument
              look={kind === 'csv' ? 'primary' : 'line'}
            >
              {texts.download(texts[kind].name)}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {texts.csvHint} {texts.fresh}
      </p>
    </section>
  )
}
