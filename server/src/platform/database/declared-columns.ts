import type { EditedSight } from '@portal/contract/city/sights/sight-editor'
import type { UtilityPhone } from '@portal/contract/city/utilities/utility'
import type { PortalSettings } from '@portal/contract/ground/settings/portal-settings'
import type { Amenity, PaymentMethod } from '@portal/contract/guide/establishments/establishment'
import type { EstablishmentFields } from '@portal/contract/guide/establishments/establishment-fields'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import type { SensitiveField } from '@portal/contract/guide/establishments/vocabulary'
import type { ReviewQueueReason } from '@portal/contract/guide/reviews/review'
import type { EpisodeContent } from '@portal/contract/newsroom/podcast/episode-content'
import type { ShowCategory } from '@portal/contract/newsroom/podcast/podcast.texts'
import type { KeptReport } from '@portal/contract/portal/diagnostics/error-faults'
import type { PropertyContent } from '@portal/contract/properties/properties/property-fields'
import type { RichTextDocument } from '@portal/contract/rich-text/rich-text-types'
import type { Plan } from '@portal/contract/shared/plan'
import type { ColumnType } from 'kysely'
import type { ForecastHour } from '../weather/weather-port.ts'

/**
 * What stands in columns that PostgreSQL describes no further: json, and words whose list is in the
 * contract alone. schema.generated.ts takes their types from here (`npm run generate`); whether they hold it
 * is compared with what the tests read from them (scripts/check-statements.ts).
 */
export type DeclaredColumns = {
  'audit_log.details': Record<string, unknown>
  'error_reports.report': Pick<KeptReport, 'viewport' | 'entries' | 'slowOperations'>
  'establishments.amenities': Amenity[]
  'establishments.hours': OpeningHours
  'establishments.payment_methods': PaymentMethod[]
  'establishments.plan_limits': Plan['limits']
  'establishments.waiting_changes': Partial<Pick<EstablishmentFields, SensitiveField>>
  'health_readings.figures': Record<string, number>
  'legal_documents.draft': RichTextDocument
  'legal_versions.body': RichTextDocument
  'newsletter_issues.body': RichTextDocument
  'newsletter_issues.gathered': { events: Gathered[]; news: Gathered[] }
  'plan_versions.analytics': Plan['limits']['analytics']
  'podcast_episodes.chapters': EpisodeContent['chapters']
  'podcast_episodes.notes': EpisodeContent['notes']
  'podcast_shows.category': ShowCategory
  'portal_settings.club_testimonials': NonNullable<PortalSettings['club_testimonials']>
  'properties.amenities': PropertyContent['amenities']
  'reviews.queue_reasons': ReviewQueueReason[]
  'sights.content': EditedSight['content']
  'sights.tags': EditedSight['tags']
  'utility_entries.phones': UtilityPhone[]
  'weather.hours': ForecastHour[]
}

type Gathered = { title: string; path: string; line: string }

/** The driver sends a plain array as an array of PostgreSQL: json is written as its text. */
export type JsonColumn<Value> = ColumnType<Value, string, string>
