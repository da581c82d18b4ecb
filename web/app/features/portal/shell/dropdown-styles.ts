/** What hangs below its button, 8 px away. */
export const dropdownPanel =
  'absolute top-[calc(100%+8px)] rounded-card bg-areia-50 p-2 shadow-soft ring-1 ring-line'
export const dropdownRow =
  '-outline-offset-3 min-h-11 gap-3 whitespace-nowrap rounded-item px-3 hover:bg-areia-100'
