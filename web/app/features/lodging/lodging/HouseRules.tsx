import type { Lodging } from '@portal/contract/lodging/lodging/lodging'
import {
  CANCELLATION_WORDS,
  PETS_WORDS,
  SMOKING_WORDS,
} from '@portal/contract/lodging/lodging/lodging.texts'
import { lodgingTexts as texts } from './lodging-page.texts.ts'

/** What somebody agrees to who asks for a room, before they ask. */
export function HouseRules({ lodging: { settings } }: { lodging: Lodging }) {
  const { cancellation, pets, smoking, rules, cleaning_fee_cents: cleaning } = settings
  const { name, sentence } = CANCELLATION_WORDS[cancellation]
  const told = [
    ...(pets ? [PETS_WORDS[pets]] : []),
    ...(smoking ? [SMOKING_WORDS[smoking]] : []),
    cleaning > 0 ? texts.cleaning(cleaning) : texts.noCleaning,
    texts.documents,
  ]
  return (
    <section aria-labelledby="regras">
      <h2 id="regras" className="scroll-mt-32">
        {texts.before}
      </h2>
      <div className="mt-4 rounded-card bg-areia-100 p-5">
        <h3 className="text-h3">
          {texts.cancellation}: {name}
        </h3>
        <p className="mt-2">{sentence}</p>
      </div>
      <h3 className="mt-6 text-h3">{texts.rules}</h3>
      <ul className="mt-2">
        {told.map((rule) => (
          <li key={rule} className="border-line border-t py-2">
            {rule}
          </li>
        ))}
      </ul>
      {rules ? <p className="mt-3 whitespace-pre-line">{rules}</p> : null}
    </section>
  )
}
