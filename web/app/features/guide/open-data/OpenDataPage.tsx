import type { OpenData } from '@portal/contract/guide/open-data/open-data'
import { OPEN_DATA_LICENCE } from '@portal/contract/guide/open-data/open-data-fields'
import type { ReactNode } from 'react'
import { TextLink } from '~/ui/TextLink.tsx'
import { FieldList } from './FieldList.tsx'
import { OpenFiles } from './OpenFiles.tsx'
import { openDataTexts as texts } from './open-data.texts.ts'

type OpenDataPageProps = {
  /** Null where it could not be read: the files answer for themselves. */
  data: OpenData | null
  credit: string
  /** Where the city is told in numbers. */
  numbersPage: string
  /** The codes for the card and the map. */
  codes: { card: ReactNode; map: ReactNode }
}

/** What the guide gives away, on which terms, and how to take it. */
export function OpenDataPage({ data, credit, numbersPage, codes }: OpenDataPageProps) {
  return (
    <article className="wrap grid max-w-[68ch] gap-10 py-10 lg:py-16">
      <header>
        <h1>{texts.title}</h1>
        <p className="mt-4 text-lead text-muted">{texts.lead}</p>
      </header>
      <OpenFiles data={data} />
      <section aria-labelledby="licenca" className="grid gap-3">
        <h2 id="licenca">{texts.licence.title}</h2>
        <p>
          {texts.licence.text}{' '}
          <TextLink to={OPEN_DATA_LICENCE.url} rel="license noopener" target="_blank">
            {texts.licence.name}
          </TextLink>
          {texts.licence.after}
        </p>
        <p className="rounded-card bg-areia-100 p-4 text-sm wrap-anywhere">{credit}</p>
        <p>{texts.licence.outside}</p>
      </section>
      <FieldList />
      <section aria-labelledby="numeros">
        <h2 id="numeros">{texts.numbers.title}</h2>
        <p className="mt-3">
          {texts.numbers.text} <TextLink to={numbersPage}>{texts.numbers.link}</TextLink>.
        </p>
      </section>
      <section aria-labelledby="mostrar" className="grid gap-5">
        <div>
          <h2 id="mostrar">{texts.embed.title}</h2>
          <p className="mt-3 text-muted">{texts.embed.lead}</p>
        </div>
        <Code title={texts.embed.card} text={texts.embed.cardText}>
          {codes.card}
        </Code>
        <Code title={texts.embed.map} text={texts.embed.mapText}>
          {codes.map}
        </Code>
      </section>
      <section aria-labelledby="api">
        <h2 id="api">{texts.api.title}</h2>
        <p className="mt-3">
          {texts.api.text}{' '}
          <TextLink to="/api/docs" reloadDocument>
            {texts.api.link}
          </TextLink>
          .
        </p>
      </section>
    </article>
  )
}

type CodeProps = { title: string; text: string; children: ReactNode }

function Code({ title, text, children }: CodeProps) {
  return (
    <div className="grid gap-3 rounded-card bg-areia-100 p-5">
      <h3>{title}</h3>
      <p className="text-sm text-muted">{text}</p>
      {children}
    </div>
  )
}
