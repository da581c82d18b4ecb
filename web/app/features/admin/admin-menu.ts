import { type LinkGroup, waitingText } from '~/ui/link-groups.ts'
import { adminTexts } from './admin.texts.ts'
import { mayOpen, type Worker } from './admin-pages.rules.ts'
import { ADMIN_PAGES, type AdminPage, type AdminPageName } from './admin-pages.ts'

/** What of the admin area is open to them, with what waits on each of its pages. */
export function adminGroups(
  worker: Worker,
  waiting: Partial<Record<AdminPageName, number>>,
): LinkGroup[] {
  const linksIn = (name: AdminPage['group']) =>
    Object.entries<AdminPage>(ADMIN_PAGES)
      .filter(([, page]) => page.group === name && mayOpen(page, worker))
      .map(([page, { path, label, icon, lead, words = '' }]) => {
        const count = waiting[page as AdminPageName] ?? 0
        const badge = { count, label: waitingText(count) }
        return { id: path, label, icon, to: path, waiting: badge, words: `${words} ${lead}` }
      })
  const groups = [
    { title: null, links: linksIn(null) },
    ...Object.entries(adminTexts.groups).map(([name, title]) => ({
      title,
      folds: true,
      links: linksIn(name as keyof typeof adminTexts.groups),
    })),
  ]
  return groups.filter(({ links }) => links.length > 0)
}
