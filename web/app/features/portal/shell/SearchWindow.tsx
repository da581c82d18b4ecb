import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { isShortcut } from './search-shortcut.ts'
import { useDeferredPart } from './use-deferred-part.ts'
import { useOpenUntilNavigation } from './use-open-until-navigation.ts'

const SEARCH_PATH = '/buscar'
const loadDialog = () => import('./SearchDialog.tsx').then((module) => module.SearchDialog)

/**
 * The search over any page, from the header's link or with "/". The link stays a link: until this
 * code is there, and in another tab, it leads to the page of the search.
 */
export function SearchWindow() {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useOpenUntilNavigation()
  const [Dialog, request] = useDeferredPart(loadDialog, () => {
    setOpen(false)
    void navigate(SEARCH_PATH)
  })

  const show = useEffectEvent(() => {
    const own = boxOfThePage()
    if (own) {
      own.focus()
      own.select()
      return
    }
    request()
    setOpen(true)
  })
  const prepare = useEffectEvent(({ target }: Event) => {
    if (isSearchLink(target)) request()
  })

  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    // Before the router hears of the press: what is prevented leads nowhere.
    const options = { signal, capture: true }
    document.addEventListener('pointerover', prepare, options)
    document.addEventListener('focusin', prepare, options)
    document.addEventListener(
      'click',
      (event) => {
        if (!isSearchLink(event.target) || !isPlain(event)) return
        event.preventDefault()
        show()
      },
      options,
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (!isShortcut(event)) return
        event.preventDefault()
        show()
      },
      { signal },
    )
    return () => over.abort()
  }, [])

  return Dialog ? <Dialog isOpen={isOpen} onOpenChange={setOpen} /> : null
}

const isSearchLink = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`header a[href="${SEARCH_PATH}"]`) !== null

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** The page of the search has the box already. */
function boxOfThePage() {
  if (window.location.pathname !== SEARCH_PATH) return null
  return document.querySelector<HTMLInputElement>('main form[role=search] input[type=search]')
}
