import { toast } from './toast.ts'

const texts = {
  done: 'Link copiado',
  doneText: 'Agora é só colar onde quiser.',
  failed: 'Não deu para copiar o link',
  failedText: 'Copie o endereço na barra do navegador.',
}

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
      toast({ title: texts.done, description: texts.doneText, variant: 'success' })
    } catch {
      toast({
        title: texts.failed,
        description: texts.failedText,
        variant: 'destructive',
      })
    }
  }
}
