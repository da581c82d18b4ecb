import type { PortalSettings } from './portal-settings.ts'

/** Shown where the settings record has no value (spec §9, "Site defaults"). */
export const SETTINGS_FALLBACKS = {
  site_name: 'Guia Salinópolis',
  site_description:
    'Seu guia completo para descobrir Salinópolis. Praias, restaurantes, hotéis, eventos e muito mais!',
  logo_url: '/placeholder.svg',
  favicon_url: '/favicon.ico',
  og_image_url: '/art/social-card.jpg',
  contact_phone: '(91) 90000-0000',
  contact_email: 'contato@guiasalinopolis.com.br',
  city_name: 'Salinópolis',
  city_state: 'PA',
  city_latitude: -0.6135,
  city_longitude: -47.3561,
} as const satisfies Partial<PortalSettings>

export type SiteIdentity = {
  siteName: string
  siteDescription: string
  logoUrl: string
  logoHomeUrl: string
  faviconUrl: string
  socialImageUrl: string
  contactPhone: string
  contactEmail: string
  social: { instagram: string | null; facebook: string | null; youtube: string | null }
  city: { name: string; state: string; latitude: number; longitude: number }
}

/** The one place where a missing value becomes its fallback; an empty text counts as missing. */
export function siteIdentity(settings: Partial<PortalSettings> | null | undefined): SiteIdentity {
  const logoUrl = settings?.logo_url || SETTINGS_FALLBACKS.logo_url
  return {
    siteName: settings?.site_name || SETTINGS_FALLBACKS.site_name,
    siteDescription: settings?.site_description || SETTINGS_FALLBACKS.site_description,
    logoUrl,
    logoHomeUrl: settings?.logo_home_url || logoUrl,
    faviconUrl: settings?.favicon_url || SETTINGS_FALLBACKS.favicon_url,
    socialImageUrl: settings?.og_image_url || SETTINGS_FALLBACKS.og_image_url,
    contactPhone: settings?.contact_phone || SETTINGS_FALLBACKS.contact_phone,
    contactEmail: settings?.contact_email || SETTINGS_FALLBACKS.contact_email,
    social: {
      instagram: settings?.social_instagram || null,
      facebook: settings?.social_facebook || null,
      youtube: settings?.social_youtube || null,
    },
    city: {
      name: settings?.city_name || SETTINGS_FALLBACKS.city_name,
      state: settings?.city_state || SETTINGS_FALLBACKS.city_state,
      latitude: settings?.city_latitude ?? SETTINGS_FALLBACKS.city_latitude,
      longitude: settings?.city_longitude ?? SETTINGS_FALLBACKS.city_longitude,
    },
  }
}
