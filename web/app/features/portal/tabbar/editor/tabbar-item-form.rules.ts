import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import { entriesOf } from '@portal/contract/shared/records'
import { tabbarEditorTexts } from './tabbar-editor.texts.ts'
import { POSITIONS } from './tabbar-order.rules.ts'

/** What a person decides about an item; the rest is the server's. */
export type ItemForm = Pick<
  TabBarItem,
  'label' | 'icon' | 'route' | 'position' | 'is_active' | 'requires_auth' | 'plan_types'
>
export type ItemProblems = Partial<Record<keyof ItemForm, string>>

export const LABEL_MAX = 24
export const ROUTE_MAX = 200

export function formOf(item: TabBarItem): ItemForm {
  const { label, icon, route, position, is_active, requires_auth, plan_types } = item
  return { label, icon, route, position, is_active, requires_auth, plan_types: [...plan_types] }
}

/** A new item goes to the first place nobody configured, so that it shows without hiding another. */
export function newItem(items: readonly TabBarItem[]): ItemForm {
  const taken = new Set(items.filter((item) => item.is_active).map(({ position }) => position))
  return {
    label: '',
    icon: 'compass',
    route: '/',
    position: POSITIONS.find((position) => !taken.has(position)) ?? POSITIONS[0],
    is_active: true,
    requires_auth: false,
    plan_types: [],
  }
}

export function readItem(form: ItemForm): ItemForm {
  return { ...form, label: form.label.trim(), route: form.route.trim() }
}

/** Only what differs is sent. */
export function changesOf(item: TabBarItem, form: ItemForm): Partial<ItemForm> {
  const before = formOf(item)
  const after = readItem(form)
  return Object.fromEntries(
    entriesOf(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )
}

export function problemsOf(form: ItemForm): ItemProblems {
  const { label, route } = readItem(form)
  const { problems } = tabbarEditorTexts.form
  return {
    ...(label === '' ? { label: problems.label } : {}),
    ...(/^\/([^/\\]|$)/.test(route) ? {} : { route: problems.route }),
  }
}

/** The bar as it would be with this form saved. */
export function withDraft(
  items: readonly TabBarItem[],
  edited: TabBarItem | null,
  form: ItemForm,
): TabBarItem[] {
  const draft: TabBarItem = {
    id: edited?.id ?? 'novo',
    key: edited?.key ?? 'novo',
    // A new item is the last in line, as the server will have it.
    display_order: edited?.display_order ?? Number.MAX_SAFE_INTEGER,
    ...readItem(form),
  }
  return [...items.filter(({ id }) => id !== draft.id), draft]
}
