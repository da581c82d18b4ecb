import { toast } from './toast.ts'
import { words } from './words.ts'

/** The phone's own sheet where there is one, else the link is copied; `search` as "?t=90". */
export function useShare(title: string, search = '') {
  return async () => {
    const url = `${window.location.origin}${window.location.pathname}${search}`
    if (navigator.share) {
      // Closed without choosing: nothing went wrong.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: words.share.done, description: words.share.doneText, variant: 'success' })
    } catch {
      toast({
        title: words.share.failed,
        description: words.share.failedText,
        variant: 'destructive',
      })
    }
  }
}
