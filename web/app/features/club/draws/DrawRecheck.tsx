import type { Draw } from '@portal/contract/club/draws/draw'
import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Sha256 } from './DrawSteps.tsx'
import { drawsTexts } from './draws.texts.ts'
import { type Rechecked, recheck } from './recheck.ts'

const texts = drawsTexts.run

/** The same sums by this phone, from the published files. */
export function DrawRecheck({ draw }: { draw: Draw }) {
  const [state, setState] = useState<'idle' | 'working' | 'unread' | Rechecked>('idle')
  async function run() {
    setState('working')
    setState(await recheck(draw).catch((): 'unread' => 'unread'))
  }
  const isWorking = state === 'working'
  return (
    <div className="draw-run">
      <div>
        <h3>{texts.title}</h3>
        <p>{draw.extraction ? texts.text : texts.textFrozen}</p>
        <Button look="primary" pending={isWorking} onClick={() => void run()}>
          <Calculator aria-hidden="true" />
          {state === 'idle' || isWorking ? texts.action : texts.again}
        </Button>
      </div>
      <div role="log" aria-label={texts.log}>
        {isWorking ? texts.working : null}
        {state === 'unread' ? <p>{texts.unread}</p> : null}
        {typeof state === 'object' ? <Log draw={draw} done={state} /> : null}
      </div>
    </div>
  )
}

function Log({ draw, done }: { draw: Draw; done: Rechecked }) {
  const { verdict, sha256, bytes, entries, prizes, ms } = done
  if (verdict === 'other-file') {
    return (
      <div data-end="bad" role="alert">
        <b>{texts.otherFile}</b>
        <p>{texts.otherFileText}</p>
        <Sha256 hash={sha256} other={draw.files.entries?.sha256 ?? ''} />
        <p>{texts.advice}</p>
      </div>
    )
  }
  const seconds = (ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 2 })
  return (
    <ol className="num">
      <li>
        {texts.list} <code>{texts.listFacts(bytes, entries)}</code>
      </li>
      <li>
        {texts.hash}{' '}
        <code>
          {sha256.slice(0, 8)}…{sha256.slice(-8)}
        </code>
      </li>
      {draw.extraction ? (
        <li>
          {texts.extraction(draw.extraction.contest)} <code>{draw.extraction.lines.join(' ')}</code>
        </li>
      ) : null}
      {prizes.map(({ prize, drawn, number }) => (
        <li key={prize}>
          {texts.prize(prize)}{' '}
          <code>
            {drawn} → {number ?? '—'}
          </code>
        </li>
      ))}
      {verdict === 'other-winners' ? (
        <li data-end="bad" role="alert">
          <b>{texts.otherWinners}</b>
          <p>{texts.otherWinnersText}</p>
          <p>{texts.advice}</p>
        </li>
      ) : (
        <li data-end="">
          <b>{verdict === 'list' ? texts.sameList : texts.same(prizes.length)}</b>
          <span data-ms={Math.round(ms)}>{texts.took(seconds)}</span>
        </li>
      )}
    </ol>
  )
}
