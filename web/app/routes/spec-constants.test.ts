import { clubClaims } from '@portal/contract/club/club/club-claims'
import { SETTINGS_FALLBACKS } from '@portal/contract/ground/settings/fallbacks'
import { City, Email, FullName, Password, State } from '@portal/contract/shared/person-fields'
import { DEFAULT_CITY, DEFAULT_STATE } from '@portal/contract/shared/states'
import { expect, it } from 'vitest'
import * as club from '~/features/club/club/club.constants.ts'
import * as settings from '~/features/ground/settings/settings.constants.ts'
import * as listings from '~/features/guide/my-listings/my-listings.constants.ts'
import * as accounts from '~/features/people/accounts/accounts.constants.ts'
import { accountsTexts } from '~/features/people/accounts/accounts.texts.ts'
import * as profiles from '~/features/people/profiles/profiles.constants.ts'
import * as shell from '~/features/portal/shell/shell.constants.ts'
import * as diagnostics from '~/platform/diagnostics.ts'
import * as session from '~/platform/session/session.constants.ts'
import { TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '~/ui/TooltipProvider.tsx'
import { TOAST_DURATION_MS } from '~/ui/toast.ts'

const claims = clubClaims(null)

/**
 * Spec §9, one by one, at the place the code reads it from. That each is obeyed is tested beside what
 * obeys it (docs/spec-coverage.md); those that are only of a component's own, as the swipe of a toast
 * or the width of a tab, are proved there alone.
 */
// spec: 290
it.each([
  ['default state', DEFAULT_STATE, 'PA'],
  ['default city', DEFAULT_CITY, 'Salinópolis'],
  ['shortest name', accounts.NAME_MIN, 3],
  ['shortest WhatsApp', accounts.WHATSAPP_MIN, 10],
  ['shortest WhatsApp of the club', club.WHATSAPP_MIN_DIGITS, 10],
  ['longest WhatsApp of the club', club.WHATSAPP_MAX_DIGITS, 11],
  ['shortest password', accounts.PASSWORD_MIN, 6],
  ['shortest password of the club', club.PASSWORD_MIN, 6],
  ['wait after sign-up', accounts.SIGN_UP_WAIT_MS, 3000],
  ['redirect after an unknown e-mail', accounts.UNKNOWN_EMAIL_REDIRECT_MS, 1500],
  ['forced-logout redirect', session.FORCED_SIGN_OUT_REDIRECT_MS, 1000],
  ['club signup redirect', club.JOINED_REDIRECT_MS, 2000],
  ['header skeleton', shell.ACCOUNT_SKELETON_MS, 200],
  ['can-create and count, fresh', listings.ROOM_FRESH_MS, 60_000],
  ['can-create and count, kept', listings.ROOM_KEPT_MS, 300_000],
  ['retries of the profile', profiles.PROFILE_RETRIES, 3],
  ['settings, stale after', settings.SETTINGS_STALE_MS, 300_000],
  ['settings, kept', settings.SETTINGS_GC_MS, 600_000],
  ['club area, stale after', club.CLUB_STALE_MS, 300_000],
  ['club area, kept', club.CLUB_GC_MS, 600_000],
  ['tick of the session', session.AUTO_REFRESH_TICK_MS, 30_000],
  ['session refreshed with less than', session.REFRESH_MARGIN_MS, 90_000],
  ['first pause of a retry', session.RETRY_FIRST_PAUSE_MS, 200],
  ['stale session', session.STALE_WARNING_MS, 120_000],
  ['phones are narrower than', shell.DIALOG_QUERY, '(min-width: 48rem)'],
  ['a toast shows for', TOAST_DURATION_MS, 5000],
  ['a tooltip opens after', TOOLTIP_OPEN_DELAY_MS, 700],
  ['a neighbour of an open tooltip opens at once within', TOOLTIP_SKIP_DELAY_MS, 300],
  ['entries of the logger', diagnostics.MAX_ENTRIES, 1000],
  ['timings of the logger', diagnostics.MAX_TIMINGS, 500],
  ['slow above', diagnostics.SLOW_OPERATION_MS, 1000],
  ['favicon', SETTINGS_FALLBACKS.favicon_url, '/favicon.ico'],
  ['logo', SETTINGS_FALLBACKS.logo_url, '/placeholder.svg'],
  ['latitude', SETTINGS_FALLBACKS.city_latitude, -0.6135],
  ['longitude', SETTINGS_FALLBACKS.city_longitude, -47.3561],
  ['members claimed', claims.members, 5000],
  ['prizes claimed', claims.prizesReais, 15_000],
  ['partners claimed', claims.partners, 500],
  ['discount claimed', claims.discountPercent, 50],
])('%s is %s', (_, value, told) => {
  expect(value).toBe(told)
})

const { problems } = accountsTexts

// spec: 290
it.each([
  ['a short name', FullName, 'Al', problems.fullName],
  ['an e-mail that is none', Email, 'rosa@', problems.email],
  ['a short password', Password, '12345', problems.password],
  ['a long password', Password, 'a'.repeat(129), problems.passwordTooLong],
  ['no city', City, '', problems.city],
  ['no state', State, '', problems.state],
])('%s is refused in the same words by the form and by the server', (_, schema, typed, told) => {
  expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(told)
})
