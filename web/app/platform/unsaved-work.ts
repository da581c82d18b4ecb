/** How many forms of this page have something typed that is not kept yet. */
let held = 0

/** Until it is let go of, nothing is laid over the page by itself. */
export function holdUnsavedWork(): () => void {
  held += 1
  return () => {
    held -= 1
  }
}

const TYPED =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=file])'

/** Somebody is in the middle of something that a window over the page would hide. */
export const isInTheMiddle = (): boolean =>
  held > 0 ||
  document.activeElement?.matches(TYPED) === true ||
  document.querySelector('[role=dialog], [role=alertdialog]:not([data-call])') !== null
