import { Spinner } from './Spinner.tsx'

/** A whole page that waits for its one answer. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className="wrap grid min-h-[55dvh] place-items-center text-mar-700">
      <Spinner label={label} />
    </div>
  )
}
