import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ToastMessage, toast } from '~/ui/toast.ts'
import { type Refusal, refusalOf } from './refusal.ts'

export type Outcome<Saved> =
  | { kind: 'saved'; saved: Saved }
  | Refusal
  /** Pressed twice: the first press is still on its way. */
  | { kind: 'busy' }

export type Write<Saved> = {
  run: () => Promise<Saved>
  /** What to tell once it is saved; nothing where the page itself shows it. */
  done?: string | ((saved: Saved) => ToastMessage) | undefined
  /** The message where it was not saved, or its title; nothing where the page itself says why. */
  failed?: string | ((refusal: Refusal) => ToastMessage | null) | undefined
}

type SaveOptions<Saved> = {
  /** Brings the cached answers up to date, before the person is told. */
  onSaved?: ((saved: Saved) => unknown) | undefined
  /** Where what is shown may have changed meanwhile. */
  onRefused?: ((refusal: Refusal) => unknown) | undefined
  /** Writes of one name wait for each other; without it, a second write while one is on its way is dropped. */
  queue?: string | undefined
  retries?: boolean | undefined
}

/** One way to write: pending, told, never twice at once, and it never throws. */
export function useSave<Saved>(options: SaveOptions<Saved> = {}) {
  const { onSaved, onRefused, queue, retries = true } = options
  const running = useRef(0)
  const write = useMutation({
    mutationFn: (run: () => Promise<Saved>) => run(),
    // Without a connection it fails at once and says so, instead of waiting in silence.
    networkMode: 'always',
    ...(retries ? {} : { retry: false }),
    ...(queue ? { scope: { id: queue } } : {}),
  })

  async function save({ run, done, failed }: Write<Saved>): Promise<Outcome<Saved>> {
    if (running.current > 0 && !queue) return { kind: 'busy' }
    running.current += 1
    try {
      const saved = await write.mutateAsync(run)
      await onSaved?.(saved)
      tellDone(done, saved)
      return { kind: 'saved', saved }
    } catch (error) {
      const refusal = refusalOf(error)
      tellFailed(failed, refusal)
      await onRefused?.(refusal)
      return refusal
    } finally {
      running.current -= 1
    }
  }
  return { isSaving: write.isPending, save }
}

export function tellDone<Saved>(done: Write<Saved>['done'], saved: Saved) {
  if (typeof done === 'string') toast({ title: done, variant: 'success' })
  else if (done) toast(done(saved))
}

function tellFailed(failed: Write<unknown>['failed'], refusal: Refusal) {
  const title = typeof failed === 'function' ? failed(refusal) : failed
  if (typeof title === 'string')
    toast({ title, description: refusal.sentence, variant: 'destructive' })
  else if (title) toast(title)
}
