import { toast } from '~/ui/toast.ts'
import { businessTexts } from './business.texts.ts'

const texts = businessTexts.actions

/** The phone's own sheet where there is one, else the link is copied. */
export function useShare(title: string) {
  return async () => {
    const url = `${window.location.origin}${window.location.pathname}`
    if (navigator.share) {
      // Closed without choosing: nothing went wrong.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: texts.shared, description: texts.sharedText, variant: 'success' })
    } catch {
      toast({
        title: texts.shareFailed,
        description: texts.shareFailedText,
        variant: 'destructive',
      })
    }
  }
}
