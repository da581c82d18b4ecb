import { endpoints } from '@portal/contract/api'
import { EMPTY_RICH_TEXT } from '@portal/contract/rich-text/rich-text-words'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../test/calls.ts'
import { createListing } from '../test/establishments.ts'
import { SAMPLE_EVENT } from '../test/events.ts'
import { createPerson, type TestPerson } from '../test/people.ts'
import { useTestApp } from '../test/test-app.ts'
import { EMPTY_CONTENT as EMPTY_ARTICLE } from './features/news/articles.rules.ts'
import { EMPTY_CONTENT } from './features/sights/sights.rules.ts'

const portal = useTestApp({ environment: { ADMIN_SECOND_FACTOR: 'on' } })
const ID = '0197f2f0-0000-7000-8000-000000000001'
const REASON = 'Faltam dados.'
const NOW = '2026-07-18T14:48:00.000Z'

const UTILITY = {
  kind: 'health',
  title: 'Hospital',
  phones: [],
  address: '',
  place: null,
  hours: '',
  body: '',
  source_name: '',
  source_url: '',
  status: 'draft',
}
const SHIFT = {
  establishment_id: null,
  name: 'Farmácia',
  phone: '',
  address: '',
  starts_at: NOW,
  ends_at: '2026-07-19T14:48:00.000Z',
}
const NOTICE = {
  title: 'Aviso',
  body: '',
  severity: 'info',
  place: '',
  link: '',
  source_name: 'Prefeitura',
  starts_at: NOW,
  ends_at: null,
  status: 'draft',
}

/** A body each would take from an administrator: what is refused is who asks, not what they ask. */
const BODIES: Record<string, object> = {
  updatePortalSettings: { seen_version: 1, changes: { site_name: 'Outro' } },
  createTabBarItem: {
    label: 'Agenda',
    icon: 'store',
    route: '/eventos',
    position: 1,
    is_active: true,
    requires_auth: false,
    plan_types: ['public'],
  },
  updateTabBarItem: { label: 'Agenda' },
  reorderTabBar: { items: [{ id: ID, position: 1, display_order: 1 }] },
  changePersonPlan: { plan: 'espadarte' },
  changePersonRole: { role: 'superadmin' },
  createCategory: { name: 'Aluguéis', parent_id: null },
  updateCategory: { version: 1, changes: { name: 'Aluguéis' } },
  moveCategory: { version: 1, parent_id: ID },
  reorderCategories: { parent_id: null, ids: [ID] },
  archiveCategory: { version: 1 },
  restoreCategory: { version: 1 },
  approveEstablishment: { version: 1 },
  rejectEstablishment: { version: 1, reason: REASON },
  suspendEstablishment: { reason: REASON },
  approveEstablishmentChanges: { version: 1 },
  rejectEstablishmentChanges: { version: 1, reason: REASON },
  tellApart: { one: ID, other: ID },
  mergeEstablishments: { version: 1, duplicate_id: ID, duplicate_version: 1 },
  featureEstablishment: { until: null },
  decideEstablishments: { ids: [ID], decision: 'approve' },
  approveReview: { updated_at: NOW },
  rejectReview: { updated_at: NOW, reason: REASON },
  resolveReport: { resolution: '' },
  dismissReport: { resolution: '' },
  rejectClaim: { reason: REASON },
  previewTideTable: { csv: 'data;hora;altura' },
  importTideTable: { csv: 'data;hora;altura', name: 'Marinha', edition: '63ª' },
  updateAnnouncement: {
    version: 1,
    title: '',
    text: '',
    link_label: '',
    link_url: '',
    photo: null,
    start: null,
    end: null,
  },
  saveLegalDraft: { version: 1, body: EMPTY_RICH_TEXT, summary: '' },
  discardLegalDraft: { version: 1 },
  publishLegalVersion: { version: 1, effective_from: '2027-01-01' },
  createNewsletterIssue: { subject: 'Carta', topic: 'novidades' },
  updateNewsletterIssue: {
    version: 1,
    subject: 'Carta',
    preheader: '',
    body: EMPTY_RICH_TEXT,
    topic: 'novidades',
    with_events: false,
    with_news: false,
  },
  sendNewsletterIssue: { version: 1, send_at: null },
  cancelNewsletterIssue: { version: 1 },
  createSight: { kind: 'beach', name: 'Praia' },
  updateSight: { version: 1, name: 'Praia', tags: [], place: null, content: EMPTY_CONTENT },
  setSightStatus: { version: 1, status: 'archived' },
  setSightPhotos: { version: 1, photos: [] },
  createUtility: UTILITY,
  updateUtility: { version: 1, ...UTILITY },
  verifyUtility: { version: 1 },
  moveUtility: { direction: 'up' },
  previewDuties: { csv: 'data;inicio;fim;farmacia' },
  addDuties: { shifts: [SHIFT], source_name: 'Prefeitura', source_url: '' },
  updateDuty: { version: 1, shift: SHIFT },
  verifyDuties: { month: '2026-07' },
  createNotice: NOTICE,
  updateNotice: { version: 1, ...NOTICE },
  createArticle: { id: ID },
  saveArticle: { seen_version: 1, content: EMPTY_ARTICLE },
  publishArticle: { seen_version: 1 },
  withdrawArticle: { seen_version: 1 },
  archiveArticle: { seen_version: 1 },
  restoreArticleVersion: { seen_version: 1, number: 1 },
  beatArticlePresence: {},
  createArticlePreviewLink: {},
  createArticleCategory: { name: 'Cidade' },
  updateArticleCategory: { name: 'Cidade' },
  createShow: { title: 'Programa' },
  updateShow: {
    version: 1,
    title: 'Programa',
    description: '',
    author: '',
    owner_email: '',
    category: 'news',
    is_explicit: false,
    apple_url: null,
    spotify_url: null,
    youtube_url: null,
    cover_id: null,
  },
  createEpisode: { show_id: ID, title: 'Episódio' },
  updateEpisode: {
    version: 1,
    title: 'Episódio',
    slug: 'episodio',
    content: {
      summary: '',
      notes: EMPTY_RICH_TEXT,
      season: null,
      number: null,
      kind: 'full',
      is_explicit: false,
      chapters: [],
      transcript: '',
    },
    cover_id: null,
    audio: { from: 'none' },
  },
  setEpisodeStatus: { version: 1, status: 'archived' },
  addSynonym: { typed: ['rango'], found: ['comida'], is_mutual: false },
  updateSynonym: { version: 1, typed: ['rango'], found: ['comida'], is_mutual: false },
  decideContribution: { version: 1, decision: 'publish' },
  moveCoverage: { version: 1, status: 'analysis' },
  arrangeCoverage: { version: 1, assignee_id: null, due_on: null },
  noteOnCoverage: { client_id: ID, kind: 'note', text: 'Ligar amanhã.' },
  createEvent: { content: SAMPLE_EVENT },
  updateEvent: { version: 1, content: SAMPLE_EVENT },
  setEventStatus: { version: 1, status: 'published' },
  setEventSituation: { version: 1, situation: 'cancelled', note: '' },
}

const QUERIES: Record<string, string> = {
  confirmImport: `?hash=${'a'.repeat(64)}`,
  readDutyMonth: '?month=2026-07',
}
/** Where the address names a kind of thing. */
const KINDS: Record<string, string> = {
  updateAnnouncement: 'banner',
  readEditedLegalDocument: 'terms',
  saveLegalDraft: 'terms',
  discardLegalDraft: 'terms',
  publishLegalVersion: 'terms',
}

const guarded = Object.entries(endpoints)
  .filter(([, { path }]) => path.startsWith('/api/v1/admin/'))
  .map(([name, endpoint]) => ({ name, ...endpoint }))

let member: TestPerson
let owner: TestPerson
let unproved: TestPerson
beforeAll(async () => {
  member = await createPerson(portal)
  owner = await createPerson(portal, { plan: 'espadarte' })
  await createListing(portal, { owner })
  unproved = await createPerson(portal, { role: 'superadmin' })
})

describe.each(guarded)('$method $path', ({ name, method, path }) => {
  const ask = async (who: TestPerson | null) => {
    const url = path
      .replace('/api/v1', '')
      .replace(':number', '1')
      .replace(':kind', KINDS[name] ?? ID)
      .replace(/:\w+/g, ID)
    const query = QUERIES[name] ?? ''
    const body = method === 'GET' ? undefined : BODIES[name]
    const { status, json } = await call(portal, method, url + query, body, who ?? {})
    return [status, json?.code]
  }

  it('asks a visitor to sign in', async () => {
    expect((await ask(null))[0]).toBe(401)
  })

  it('is refused to a member and to an owner', async () => {
    for (const person of [member, owner]) {
      expect(await ask(person)).toEqual([403, expect.stringMatching(/admin\.forbidden$/)])
    }
  })

  it('is refused to an administrator who owes the second factor', async () => {
    expect(await ask(unproved)).toEqual([403, 'accounts.second-factor-required'])
  })
})
