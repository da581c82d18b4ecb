import type { MouseEvent } from 'react'
import { type AccountView, openAccountDialog } from '~/platform/session/account-dialog.ts'
import { DIALOG_QUERY } from './shell.constants.ts'

/** Pages that show the same forms themselves. */
const ACCOUNT_PAGES = /^\/(auth|criar-conta|cadastro-)/

/**
 * The way to an account is always a real link. A plain press on a screen with room opens the dialog
 * instead; another tab, a small screen or a page of its own stays what it is.
 */
export function openInDialog(event: MouseEvent, view: AccountView) {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  if (ACCOUNT_PAGES.test(window.location.pathname)) return
  if (!window.matchMedia(DIALOG_QUERY).matches) return
  event.preventDefault()
  openAccountDialog(view)
}
