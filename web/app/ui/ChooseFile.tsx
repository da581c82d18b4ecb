import { FileSpreadsheet } from 'lucide-react'
import type { ChangeEvent, ReactNode } from 'react'
import { buttonStyle } from './button-style.ts'
import { Spinner } from './Spinner.tsx'

type ChooseFileProps = {
  onFile: (file: File) => void
  isChecking: boolean
  isChosen: boolean
  children: ReactNode
}

/** A sheet of this device, as a button. */
export function ChooseFile({ onFile, isChecking, isChosen, children }: ChooseFileProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // The same file again is a choice again: it may have been mended meanwhile.
    currentTarget.value = ''
    if (file && !isChecking) onFile(file)
  }
  return (
    <label
      className={buttonStyle({
        look: isChosen ? 'line' : 'ink',
        className:
          'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mar-600',
      })}
    >
      <input type="file" accept=".csv,text/csv,text/plain" onChange={choose} className="sr-only" />
      {isChecking ? <Spinner size="sm" /> : <FileSpreadsheet aria-hidden="true" />}
      {children}
    </label>
  )
}
