import { FileSpreadsheet } from 'lucide-react'
import type { ChangeEvent, ReactNode } from 'react'
import { buttonStyle } from './button-style.ts'
import { Spinner } from './Spinner.tsx'

type ChooseFileProps = {
  onFile: (file: File) => void
  isChecking: boolean
  isChosen: boolean
  /** Sheets where nothing else is said. */
  accept?: string
  icon?: ReactNode
  /** Where it is said why the last one was refused. */
  problemId?: string | undefined
  children: ReactNode
}

/** A file of this device, as a button. */
export function ChooseFile({
  onFile,
  isChecking,
  isChosen,
  accept = '.csv,text/csv,text/plain',
  icon = <FileSpreadsheet aria-hidden="true" />,
  problemId,
  children,
}: ChooseFileProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // The same file again is a choice again: it may have been mended meanwhile.
    currentTarget.value = ''
    if (file && !isChecking) onFile(file)
  }
  return (
    <label
      aria-busy={isChecking || undefined}
      className={buttonStyle({
        look: isChosen ? 'line' : 'ink',
        className:
          'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mar-600',
      })}
    >
      <input
        type="file"
        accept={accept}
        aria-describedby={problemId}
        onChange={choose}
        className="sr-only"
      />
      {isChecking ? <Spinner size="sm" /> : icon}
      {children}
    </label>
  )
}
