/** "Viu algo errado? Informar erro", at the foot of what is known about a place. */
export function ReportLink({ onReport }: { onReport: () => void }) {
  return (
    <p className="text-muted text-sm">
      {WORDS.question}{' '}
      <button
        type="button"
        onClick={onReport}
        className="invisible inline-flex min-h-11 items-center font-semibold text-mar-600 underline decoration-[1.5px] decoration-mar-600/35 underline-offset-4 hover:decoration-current in-data-hydrated:visible"
      >
        {WORDS.action}
      </button>
    </p>
  )
}

const WORDS = { question: 'Viu algo errado?', action: 'Informar erro' } as const
