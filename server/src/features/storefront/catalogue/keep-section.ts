import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import { MOST_SECTIONS } from '@portal/contract/storefront/catalogue/catalogue.texts'
import type { SectionContent } from '@portal/contract/storefront/catalogue/catalogue-fields'
import type { Actor } from '../../../platform/actor.ts'
import {
  Conflict,
  Invalid,
  NotFound,
  requireSameVersion,
} from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps, Within } from './catalogue.feature.ts'
import type { Section } from './catalogue.rules.ts'
import { catalogueTexts as texts } from './catalogue.texts.ts'
import { holdPlace } from './held-catalogue.ts'

type Writing = Pick<Deps, 'work' | 'clock'>
type Added = { establishmentId: string; kind: CatalogueKind; id: string; name: string }
type Named = { establishmentId: string; id: string; version: number }

/** The same one a second time is the one that is there: a button pressed twice adds nothing. */
export async function addSection(
  actor: Actor,
  section: Added,
  { work, clock }: Writing,
): Promise<Section> {
  const { establishmentId, kind, name } = section
  return work.transaction(async (within) => {
    const now = clock.now()
    const held = await holdPlace(within, { id: establishmentId, actor, right: 'menu.edit' }, now)
    held.requireKind(kind)
    const present = await within.catalogue.findSection(section)
    if (present) return present
    if ((await within.catalogue.count(establishmentId)).sections >= MOST_SECTIONS) {
      throw new Invalid(
        'catalogue.section-limit',
        'too many',
        [],
        texts.sectionLimit(MOST_SECTIONS),
      )
    }
    if (!(await within.catalogue.addSection(section, now))) {
      throw new Conflict('catalogue.taken', 'the id is of another business', texts.taken)
    }
    await within.audit.record(actor, now, {
      action: 'catalogue.section-added',
      subjectId: establishmentId,
      details: { kind, name },
    })
    within.changes.announce(Tag.catalogue(establishmentId))
    return requireSection(await within.catalogue.findSection(section), section.id)
  })
}

export async function updateSection(
  actor: Actor,
  { content, ...section }: Named & { content: SectionContent },
  { work, clock }: Writing,
): Promise<Section> {
  const { establishmentId, id } = section
  return work.transaction(async (within) => {
    const now = clock.now()
    const before = await hold(actor, section, within, now)
    await within.catalogue.saveSection(section, content, now)
    await within.itemParts.setWindows(
      { establishmentId, sectionId: id, itemId: null },
      content.windows,
    )
    await within.audit.record(actor, now, {
      action: 'catalogue.section-updated',
      subjectId: establishmentId,
      details: { kind: before.kind, name: content.name },
    })
    within.changes.announce(Tag.catalogue(establishmentId))
    return requireSection(await within.catalogue.findSection(section), id)
  })
}

/** With its items; what was ordered of them stays in the orders. */
export async function removeSection(
  actor: Actor,
  section: Named,
  { work, clock }: Writing,
): Promise<number> {
  const { establishmentId } = section
  return work.transaction(async (within) => {
    const now = clock.now()
    const { kind, name } = await hold(actor, section, within, now)
    const items = await within.catalogue.removeSection(section, now)
    await within.audit.record(actor, now, {
      action: 'catalogue.section-removed',
      subjectId: establishmentId,
      details: { kind, name, items },
    })
    within.changes.announce(Tag.catalogue(establishmentId))
    return items
  })
}

async function hold(actor: Actor, section: Named, within: Within, now: Date): Promise<Section> {
  const held = await holdPlace(
    within,
    { id: section.establishmentId, actor, right: 'menu.edit' },
    now,
  )
  const found = requireSection(await within.catalogue.findSection(section), section.id)
  held.requireKind(found.kind)
  requireSameVersion(found, section.version, texts.staleSection)
  return found
}

function requireSection(section: Section | null, id: string): Section {
  if (!section) throw new NotFound('catalogue-section', id)
  return section
}
