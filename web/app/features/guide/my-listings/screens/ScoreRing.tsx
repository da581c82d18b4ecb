import { myListingsTexts } from '../my-listings.texts.ts'

const texts = myListingsTexts.onboarding
const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS

export function ScoreRing({ score }: { score: number }) {
  return (
    <div className="relative grid size-23 flex-none place-items-center">
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className="absolute inset-0 fill-none [stroke-width:10]"
      >
        <circle cx="50" cy="50" r={RADIUS} className="stroke-areia-200" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={`${(score / 100) * LENGTH} ${LENGTH}`}
          strokeLinecap="round"
          transform="rotate(-90 50 50)"
          className="stroke-mangue-500"
        />
      </svg>
      <p className="num text-center leading-none">
        <span className="sr-only">{texts.scoreLabel(score)}</span>
        <b aria-hidden="true" className="block font-bold font-head text-[1.5rem]">
          {score}
        </b>
        <span aria-hidden="true" className="text-muted text-xs">
          {texts.of}
        </span>
      </p>
    </div>
  )
}
