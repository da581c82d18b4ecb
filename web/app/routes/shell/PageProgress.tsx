import { useNavigation } from 'react-router'
import { Spinner } from '~/ui/Spinner.tsx'

/** Shown while the next page is on its way. */
export function PageProgress() {
  const { state } = useNavigation()
  if (state !== 'loading') return null
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center">
      <div className="rounded-card bg-areia-50 px-6 py-5 text-mar-700 shadow-soft">
        <Spinner label="Carregando…" />
      </div>
    </div>
  )
}
