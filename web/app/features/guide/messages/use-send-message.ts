import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { browserApi } from '~/platform/api.ts'
import type { ContactModalData } from '~/platform/session/auth-context.ts'
import { noteAction } from '~/platform/visits/note-action.ts'
import { toast } from '~/ui/toast.ts'
import { messagesTexts as texts } from './messages.texts.ts'

/**
 * Sends to the establishment of the dialog. A message that fails on the way may have arrived all the
 * same, so sending the same words again uses the same key: it is stored once.
 */
export function useSendMessage(contact: ContactModalData) {
  const last = useRef({ message: '', key: '' })
  return useMutation({
    mutationFn: (message: string) => {
      if (last.current.message !== message) last.current = { message, key: crypto.randomUUID() }
      return browserApi.send('POST', '/api/v1/contact-messages', {
        body: {
          establishment_id: contact.establishmentId,
          subject: contact.subject || texts.subject(contact.establishmentName),
          message,
          idempotency_key: last.current.key,
        },
      })
    },
    onSuccess: () => {
      last.current = { message: '', key: '' }
      noteAction('message', contact.establishmentId)
      toast({
        title: texts.sent.title,
        description: contact.successMessage || texts.sent.description,
        variant: 'success',
      })
    },
    onError: () => toast({ ...texts.failed, variant: 'destructive' }),
  })
}
