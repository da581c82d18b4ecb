import type { EditedAnnouncement } from '@portal/contract/newsroom/announcements/announcement'
import { expect, it } from 'vitest'
import { toldOf } from './AnnouncementsScreen.tsx'

const told = (changes: Partial<EditedAnnouncement>) =>
  toldOf({
    ...{ text: 'Trânsito muda no sábado.', start: '2099-01-01', end: '2099-01-02' },
    ...{ is_shown: false, changes_at: null },
    ...changes,
  } as EditedAnnouncement)

// spec: 503
it('says what is true once an announcement is saved', () => {
  expect(told({ is_shown: true })).toMatchObject({ title: 'Salvo. No ar agora' })
  expect(told({ is_shown: true, changes_at: '2099-01-03T03:00:00Z' }).description).toMatch(
    /^Sai do ar /,
  )
  expect(told({ changes_at: '2099-01-01T03:00:00Z' }).title).toMatch(/^Salvo. Entra no ar /)
})

it('says why nothing is shown', () => {
  expect(told({ text: '' })).toEqual({
    title: 'Salvo. Fora do ar',
    description: 'Falta o texto: sem ele, nada aparece.',
  })
  expect(told({ start: null, end: null }).description).toMatch(/^Faltam os dias/)
  expect(told({}).description).toBe('O último dia já passou.')
})
