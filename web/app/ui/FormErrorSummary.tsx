import { CircleAlert } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { words } from './words.ts'

type FormProblem = { fieldId: string; message: string }

type FormErrorSummaryProps = {
  problems: FormProblem[]
  title?: string
  /** How many submits were refused. Without it, a new list counts as a new refusal. */
  attempt?: number
}

/**
 * What stopped the form, each line leading to its field. Takes the focus after a refused submit, so
 * that the keyboard and the screen reader land on it, and never while somebody types.
 */
export function FormErrorSummary({ problems, title, attempt }: FormErrorSummaryProps) {
  const headingId = useId()
  const box = useRef<HTMLElement>(null)

  const refusal = attempt ?? problems
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => box.current?.focus(), [refusal])

  if (problems.length === 0) return null
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="scroll-mt-32 rounded-card bg-guara-100 p-5"
    >
      <p id={headingId} className="flex items-center gap-2 font-semibold text-vermelho-700">
        <CircleAlert aria-hidden="true" className="size-5 flex-none" />
        {title ?? (problems.length === 1 ? words.errors.one : words.errors.many(problems.length))}
      </p>
      <ul className="mt-1">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => goToField(event, fieldId)}
              className="inline-flex min-h-11 items-center text-sm text-ink underline decoration-[1.5px] underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function goToField(event: MouseEvent, fieldId: string) {
  const target = document.getElementById(fieldId)
  if (!target) return
  event.preventDefault()
  const isGroup = target.matches('[role=radiogroup], fieldset')
  const control = isGroup ? target.querySelector<HTMLElement>('input') : target
  control?.focus()
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  control?.scrollIntoView?.({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
}
