import type { EditedShow } from '@portal/contract/podcast/podcast-editor'

export type ShowForm = Pick<
  EditedShow,
  'title' | 'description' | 'author' | 'owner_email' | 'category' | 'is_explicit'
> & { apple_url: string; spotify_url: string; youtube_url: string; cover_id: string }

export function showForm(show: EditedShow): ShowForm {
  const { title, description, author, owner_email, category, is_explicit } = show
  return {
    title,
    description,
    author,
    owner_email,
    category,
    is_explicit,
    apple_url: show.apple_url ?? '',
    spotify_url: show.spotify_url ?? '',
    youtube_url: show.youtube_url ?? '',
    cover_id: show.cover?.id ?? '',
  }
}

export const showBody = (form: ShowForm, version: number) => ({
  ...form,
  version,
  owner_email: form.owner_email.trim(),
  apple_url: form.apple_url.trim() || null,
  spotify_url: form.spotify_url.trim() || null,
  youtube_url: form.youtube_url.trim() || null,
  cover_id: form.cover_id || null,
})
