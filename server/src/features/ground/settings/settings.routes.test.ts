import { expect, it, vi } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemActor } from '../../../platform/actor.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { updatePortalSettings } from './update-portal-settings.ts'

const portal = useTestApp()
const read = () => portal.app.inject('/api/v1/portal-settings')

// spec: 92
it('gives every field of the settings record to anybody who asks', async () => {
  const answer = await read()
  expect(answer.statusCode).toBe(200)
  expect(Object.keys(answer.json()).sort()).toMatchInlineSnapshot(`
    [
      "banner_end",
      "banner_start",
      "city_latitude",
      "city_longitude",
      "city_name",
      "city_state",
      "club_discount_claim_percent",
      "club_figures",
      "club_members_claim",
      "club_partners_claim",
      "club_prizes_claim_reais",
      "club_testimonials",
      "contact_email",
      "contact_phone",
      "favicon_url",
      "id",
      "logo_home_url",
      "logo_url",
      "og_image_url",
      "plans_on_sale",
      "popup_end",
      "popup_start",
      "site_description",
      "site_name",
      "social_facebook",
      "social_instagram",
      "social_youtube",
      "updated_at",
      "version",
    ]
  `)
})

it('answers 304 to a browser that has the current settings', async () => {
  const { etag } = (await read()).headers
  const again = await portal.app.inject({
    url: '/api/v1/portal-settings',
    headers: { 'if-none-match': String(etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

it('shows a change in the very next answer', async () => {
  const { version } = (await read()).json()
  await updatePortalSettings(
    systemActor,
    { version, changes: { site_name: 'Salinas de Todos' } },
    portal.deps,
  )
  expect((await read()).json()).toMatchObject({
    site_name: 'Salinas de Todos',
    version: version + 1,
  })
})

it('asks the database once for two hundred readers at the same moment', async () => {
  portal.deps.reads.cache.dropTags([Tag.settings])
  const reads = vi.spyOn(portal.deps.stores.settings, 'read')
  const answers = await Promise.all(Array.from({ length: 200 }, read))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(reads).toHaveBeenCalledTimes(1)
})
