import { mediaTexts } from '../media.texts.ts'

type FractionSliderProps = {
  label: string
  value: number
  onChange: (value: number) => void
  /** The smallest that can be set. */
  least?: number
}

/** A fraction in whole percents: arrow keys and screen readers know the browser's own control. */
export function FractionSlider({ label, value, onChange, least = 0 }: FractionSliderProps) {
  const percent = Math.round(value * 100)
  return (
    <label className="grid gap-1 font-semibold text-sm">
      {label}
      <input
        type="range"
        min={Math.ceil(least * 100)}
        max={100}
        value={percent}
        aria-valuetext={mediaTexts.adjust.percent(percent)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value) / 100)}
        className="min-h-11 w-full accent-mar-700"
      />
    </label>
  )
}
