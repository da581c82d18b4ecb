import { WATER_RESULT_WORDS } from '@portal/contract/city/sights/sight.texts'
import type { WaterSample } from '@portal/contract/city/sights/sight-content'
import { Check, Droplets, X } from 'lucide-react'
import { dayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { sectionsTexts } from './sight-sections.texts.ts'

/** "18 de julho de 2026", for a day without an hour: noon there is the same day everywhere near. */
const longDateText = (date: string) => dayText(new Date(`${date}T15:00:00Z`))

const texts = sectionsTexts.water

/** What a laboratory found, with its date and its report; never more than was published. */
export function WaterQuality({ samples }: { samples: readonly WaterSample[] }) {
  const [latest, ...older] = [...samples].sort((one, other) =>
    other.sampled_on.localeCompare(one.sampled_on),
  )
  return (
    <section aria-labelledby="agua">
      <h2 id="agua">{texts.title}</h2>
      {latest ? (
        <Sample sample={latest} />
      ) : (
        <>
          <p className="mt-6 flex items-center gap-3 font-[650] text-h3">
            <Seal />
            {texts.none}
          </p>
          <p className="mt-3 max-w-[44ch] text-muted">{texts.noneText}</p>
        </>
      )}
      {older.length > 0 ? (
        <details className="mt-5">
          <summary className="min-h-11 content-center font-semibold">{texts.older}</summary>
          {older.map((sample) => (
            <Sample key={`${sample.point} ${sample.sampled_on}`} sample={sample} />
          ))}
        </details>
      ) : null}
    </section>
  )
}

function Sample({ sample }: { sample: WaterSample }) {
  const isFit = sample.result === 'fit'
  return (
    <div className="mt-6">
      <Badge tone={isFit ? 'ok' : 'bad'}>
        {isFit ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
        {WATER_RESULT_WORDS[sample.result]}
      </Badge>
      <p className="mt-3 font-semibold">{sample.point}</p>
      <p className="text-muted text-sm">
        {texts.sampled(longDateText(sample.sampled_on))}. {texts.lab(sample.lab)}.
      </p>
      <a
        href={sample.document_url}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center font-semibold text-mar-600 underline underline-offset-4"
      >
        {texts.report}
      </a>
    </div>
  )
}

function Seal() {
  return (
    <span className="grid size-14 flex-none place-items-center rounded-full bg-areia-200 text-mar-700">
      <Droplets aria-hidden="true" className="size-6" />
    </span>
  )
}
