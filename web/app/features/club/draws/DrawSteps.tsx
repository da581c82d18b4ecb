import type { Draw } from '@portal/contract/club/draws/draw'
import { luckyDigits, luckyText, mostPrizes } from '@portal/contract/club/draws/draw-rules'
import type { ReactNode } from 'react'
import { momentDayText, momentText } from '~/platform/moments.ts'
import { buttonStyle } from '~/ui/button-style.ts'
import { drawFile } from './draw-address.ts'
import { drawsTexts, sizeText } from './draws.texts.ts'

const texts = drawsTexts.check
const CAIXA = 'https://loterias.caixa.gov.br/Paginas/Federal.aspx'
const COLUMNS = [0, 1, 2, 3, 4]

/** The sums with pencil and paper; nothing of it needs a script. */
export function DrawSteps({ draw }: { draw: Draw }) {
  return (
    <ol className="draw-steps">
      <LockedStep draw={draw} />
      {draw.extraction ? (
        <>
          <FederalStep draw={draw} />
          <ReadStep draw={draw} />
          <FindStep draw={draw} />
        </>
      ) : null}
    </ol>
  )
}

function Step({ n, title, children }: { n: number; title: string; children: ReactNode }) {
  return (
    <li>
      <h3>
        <span aria-hidden="true">{n}</span>
        {title}
      </h3>
      {children}
    </li>
  )
}

/** A hash in eight pieces, for eyes that compare. `other` marks the pieces that differ. */
export function Sha256({ hash, other }: { hash: string; other?: string | undefined }) {
  const pieces = hash.match(/.{1,8}/g) ?? []
  return (
    <p className="draw-sha num">
      {pieces.map((piece, n) => {
        const isSame = other === undefined || other.slice(n * 8, n * 8 + 8) === piece
        const Piece = isSame ? 'span' : 'mark'
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place
        return <Piece key={n}>{piece} </Piece>
      })}
    </p>
  )
}

function LockedStep({ draw }: { draw: Draw }) {
  const list = draw.files.entries
  if (!list || !draw.frozen_at) return null
  const words = draw.extraction ? texts.lockedText : texts.lockedWaiting
  const extraction = new Date(draw.extraction?.extracted_at ?? draw.extraction_at)
  return (
    <Step n={1} title={texts.locked}>
      <p className="num">{words(momentText(new Date(draw.frozen_at)), momentText(extraction))}</p>
      <b>{texts.hash}</b>
      <Sha256 hash={list.sha256} />
      <div>
        <a
          href={drawFile(draw.number, 'lista.csv')}
          download
          className={buttonStyle({ look: 'line', size: 'sm' })}
        >
          {texts.download(sizeText(list.bytes))}
        </a>
      </div>
      <p>{texts.witness}</p>
    </Step>
  )
}

/** Which prize a column gives, if any: the last one is the first prize's. */
function prizeOfColumn(column: number, draw: Draw): number | null {
  const prize = 5 - column
  return prize <= Math.min(draw.prizes.length, mostPrizes(draw.series_count)) ? prize : null
}

function FederalStep({ draw }: { draw: Draw }) {
  const { extraction } = draw
  if (!extraction) return null
  const colour = (column: number) => {
    const prize = prizeOfColumn(column, draw)
    return prize ? `draw-${prize}` : undefined
  }
  return (
    <Step n={2} title={texts.federal}>
      <p className="num">
        {texts.federalText(extraction.contest, momentDayText(new Date(extraction.extracted_at)))}
      </p>
      <table className="draw-grid num">
        <caption className="sr-only">{texts.caption(extraction.contest)}</caption>
        <thead>
          <tr>
            <td />
            {COLUMNS.map((column) => {
              const prize = prizeOfColumn(column, draw)
              if (prize) {
                return (
                  <th key={column} scope="col" className={colour(column)}>
                    {prize}º
                  </th>
                )
              }
              return <td key={column} />
            })}
          </tr>
        </thead>
        <tbody>
          {extraction.lines.map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            <tr key={row}>
              <th scope="row">{texts.row(row + 1)}</th>
              {COLUMNS.map((column) => (
                <td key={column} className={colour(column)}>
                  {line.charAt(column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <a
        href={CAIXA}
        rel="noopener"
        className="inline-flex min-h-11 items-center font-semibold text-mar-600 underline underline-offset-4"
      >
        {texts.caixa}
      </a>
    </Step>
  )
}

function ReadStep({ draw }: { draw: Draw }) {
  return (
    <Step n={3} title={texts.read}>
      <p>
        {texts.readText} {draw.series_count > 1 ? texts.readSeries : null}
      </p>
      <ul className="draw-read num">
        {draw.winners.map(({ prize, drawn }) => (
          <li key={prize} className={`draw-${prize}`}>
            {prize}º<span className="sr-only">: {luckyText(drawn, draw.series_count)}</span>
            {[...luckyDigits(drawn, draw.series_count)].map((digit, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place
              <i key={place} aria-hidden="true">
                {digit}
              </i>
            ))}
          </li>
        ))}
      </ul>
    </Step>
  )
}

function FindStep({ draw }: { draw: Draw }) {
  const { fallback } = draw.record
  const text = (number: number) => luckyText(number, draw.series_count)
  return (
    <Step n={4} title={texts.find[fallback]}>
      <p>{texts.findText[fallback]}</p>
      <ul className="draw-find num">
        {draw.winners.map(({ prize, drawn, number, before, after }) => (
          <li key={prize} className={`draw-${prize}`}>
            {number === null ? (
              texts.noneLeft(text(drawn))
            ) : (
              <>
                <span aria-hidden="true">
                  {before === null ? null : <i>{text(before)}</i>}
                  {drawn !== number && fallback === 'above' ? <i data-gap>{text(drawn)}</i> : null}
                  <i data-hit>{text(number)}</i>
                  {drawn !== number && fallback === 'below' ? <i data-gap>{text(drawn)}</i> : null}
                  {after === null ? null : <i>{text(after)}</i>}
                </span>
                <span>
                  {drawn === number ? (
                    texts.itself(text(number))
                  ) : (
                    <>
                      {texts.nobodyHas(text(drawn))} {texts.next[fallback]} <b>{text(number)}</b>.
                    </>
                  )}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Step>
  )
}
