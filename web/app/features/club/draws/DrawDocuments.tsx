import type { Draw } from '@portal/contract/club/draws/draw'
import { placeOf, SERIES_SIZE } from '@portal/contract/club/draws/draw-rules'
import { cnpjText } from '@portal/contract/shared/cnpj'
import { type FormEvent, useId, useState } from 'react'
import { shortDayText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Input } from '~/ui/Input.tsx'
import { drawFile } from './draw-address.ts'
import { drawsTexts } from './draws.texts.ts'
import { fetchList } from './recheck.ts'

const { numbers: texts, documents: docs } = drawsTexts

export function DrawDocuments({ draw }: { draw: Draw }) {
  const worth = draw.prizes.reduce((total, { value_cents }) => total + value_cents, 0)
  return (
    <section aria-labelledby="numeros" className="draw-part">
      <div className="wrap draw-two">
        <div>
          <h2 id="numeros">{texts.title}</h2>
          <dl className="draw-counts num">
            <Count name={texts.entries} value={draw.entry_count.toLocaleString('pt-BR')} />
            <Count name={texts.people} value={draw.participant_count.toLocaleString('pt-BR')} />
            <Count name={texts.prizes} value={drawsTexts.money(worth)} />
          </dl>
          {draw.files.entries ? <AskForNumber draw={draw} /> : null}
        </div>
        <div>
          <h2>{docs.title}</h2>
          <Documents draw={draw} />
          <Legal draw={draw} />
        </div>
      </div>
    </section>
  )
}

const Count = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function AskForNumber({ draw }: { draw: Draw }) {
  const id = useId()
  const [answer, setAnswer] = useState('')
  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('numero') ?? '')
    const digits = typed.replace(/\D/g, '')
    const width = draw.series_count === 1 ? 5 : 6
    const number = Number(digits)
    if (digits.length !== width || number >= draw.series_count * SERIES_SIZE) {
      setAnswer(texts.wrong)
      return
    }
    try {
      const { numbers } = await fetchList(draw.number)
      const isThere = numbers[placeOf(numbers, number)] === number
      setAnswer(isThere ? texts.found(typed) : texts.missing(typed))
    } catch {
      setAnswer(drawsTexts.run.unread)
    }
  }
  return (
    <form noValidate className="draw-ask" onSubmit={(event) => void ask(event)}>
      <label htmlFor={id}>
        <b>{texts.ask}</b>
      </label>
      <div>
        <Input id={id} name="numero" inputMode="numeric" autoComplete="off" maxLength={12} />
        <Button type="submit" look="ink">
          {texts.search}
        </Button>
      </div>
      <p role="status">{answer}</p>
    </form>
  )
}

function Documents({ draw }: { draw: Draw }) {
  const { record, files, number } = draw
  return (
    <ul className="draw-docs num">
      {files.certificate ? (
        <Document
          href={drawFile(number, 'certificado.pdf')}
          name={docs.certificate}
          about={`${record.certificate_number}, ${docs.sha(files.certificate.sha256)}`}
        />
      ) : (
        <li className="line">
          <b>{docs.certificate}</b>
          <small>{record.certificate_number}</small>
        </li>
      )}
      <Document
        href={drawFile(number, 'regulamento.txt')}
        name={docs.regulation}
        about={docs.sha(record.regulation_sha256)}
      />
      {files.minutes ? (
        <Document
          href={drawFile(number, 'ata.pdf')}
          name={docs.minutes(number)}
          about={docs.minutesText}
        />
      ) : null}
      {files.entries ? (
        <Document
          href={drawFile(number, 'lista.csv')}
          name={docs.list}
          about={docs.listText(draw.entry_count)}
        />
      ) : null}
      {files.result ? (
        <Document
          href={drawFile(number, 'resultado.json')}
          name={docs.result}
          about={docs.resultText}
        />
      ) : null}
    </ul>
  )
}

const Document = ({ href, name, about }: { href: string; name: string; about: string }) => (
  <li>
    <a href={href}>
      <b>{name}</b>
      <small>{about}</small>
    </a>
  </li>
)

function Legal({ draw: { record, opens_at, closes_at } }: { draw: Draw }) {
  const company = ({ name, cnpj }: { name: string; cnpj: string }) =>
    docs.company(name, cnpjText(cnpj))
  const span = [opens_at, closes_at].map((at) => shortDayText(new Date(at)))
  const rows = [
    [docs.promoter, company({ name: record.promoter_name, cnpj: record.promoter_cnpj })],
    [docs.adherents, record.adherents.map(company).join('; ')],
    [docs.process, record.process_number],
    [docs.authority, docs.authorityText],
    [docs.who, docs.whoText(span[0] ?? '', span[1] ?? '', record.territory)],
    [docs.earns, record.entry_reasons.includes('redemption') ? docs.earnsText : null],
  ] as const
  return (
    <dl className="draw-legal num">
      {rows.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
