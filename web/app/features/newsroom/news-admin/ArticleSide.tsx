import {
  ARTICLE_AUTHOR_MAX,
  CORRECTION_MAX,
  COVER_CREDIT_MAX,
  SPONSOR_MAX,
} from '@portal/contract/newsroom/news/news.texts'
import { LONGEST_SLUG, slugOf } from '@portal/contract/shared/slug'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cityDay } from '~/platform/moments.ts'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import type { ChosenPhoto } from '~/ui/rich-text/editor/FigureWindow.tsx'
import { Select } from '~/ui/Select.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import type { ErrorOf } from './ArticleFields.tsx'
import type { ArticleParts } from './article-parts.ts'
import { articleCategoriesQuery } from './news-admin.queries.ts'
import { newsAdminTexts } from './news-admin.texts.ts'
import { RelatedField } from './RelatedField.tsx'
import type { ArticleWriting } from './use-article-writing.ts'

const texts = newsAdminTexts.editor

type Cover = { photo: ChosenPhoto | null; onChange: (photo: ChosenPhoto | null) => void }

type ArticleSideProps = {
  writing: ArticleWriting
  parts: ArticleParts
  cover: Cover
  errorOf: ErrorOf
  /** The field that somebody was led to. */
  wanted: string | null
}

/** What is known of it: cover, category, who signs, who pays, what was wrong, what it speaks of. */
export function ArticleSide({ writing, parts, cover, errorOf, wanted }: ArticleSideProps) {
  const { saver, content, base } = writing
  const categories = useQuery(articleCategoriesQuery())
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.focus()
  }, [wanted])
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="font-semibold font-text text-sm">{texts.cover}</h2>
      {parts.photoPicker(cover)}
      {content.cover ? (
        <Field
          id="content.cover.credit"
          label={texts.credit}
          error={errorOf('content.cover.credit')}
        >
          <Input
            value={content.cover.credit}
            maxLength={COVER_CREDIT_MAX}
            onChange={({ target }) =>
              content.cover && saver.change({ cover: { ...content.cover, credit: target.value } })
            }
          />
        </Field>
      ) : null}
      <Field id="content.category_id" label={texts.category} error={errorOf('content.category_id')}>
        <Select
          value={content.category_id}
          placeholder={texts.noCategory}
          onValueChange={(category_id) => saver.change({ category_id })}
          options={(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field id="content.author" label={texts.author} error={errorOf('content.author')}>
        <Input
          value={content.author}
          maxLength={ARTICLE_AUTHOR_MAX}
          onChange={({ target }) => saver.change({ author: target.value })}
        />
      </Field>
      <Field
        id="content.slug"
        label={texts.slug}
        hint={texts.slugHint}
        error={errorOf('content.slug')}
        optional
      >
        <Input
          value={content.slug}
          maxLength={LONGEST_SLUG}
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) =>
            saver.change({ slug: target.value.toLowerCase().replace(/[^a-z0-9-]/g, '') })
          }
          onBlur={() => saver.change({ slug: content.slug && slugOf(content.slug) })}
        />
      </Field>
      <SponsorField writing={writing} />
      <CorrectionField writing={writing} />
      <RelatedField
        id="content.establishment_ids"
        label={texts.establishments}
        known={base.establishments}
        ids={content.establishment_ids}
        find={parts.findEstablishments}
        onChange={(establishment_ids) => saver.change({ establishment_ids })}
      />
      <RelatedField
        id="content.event_ids"
        label={texts.events}
        known={base.events}
        ids={content.event_ids}
        find={parts.findEvents}
        onChange={(event_ids) => saver.change({ event_ids })}
      />
    </div>
  )
}

function SponsorField({ writing: { saver, content } }: Pick<ArticleSideProps, 'writing'>) {
  return (
    <>
      <Switch
        label={texts.sponsored}
        hint={texts.sponsoredHint}
        checked={content.sponsor !== null}
        onCheckedChange={(isOn) => saver.change({ sponsor: isOn ? '' : null })}
      />
      {content.sponsor === null ? null : (
        <Field id="content.sponsor" label={texts.sponsor}>
          <Input
            value={content.sponsor}
            maxLength={SPONSOR_MAX}
            onChange={({ target }) => saver.change({ sponsor: target.value })}
          />
        </Field>
      )}
    </>
  )
}

function CorrectionField({ writing: { saver, content } }: Pick<ArticleSideProps, 'writing'>) {
  const { correction } = content
  return (
    <>
      <Switch
        label={texts.corrected}
        hint={texts.correctedHint}
        checked={correction !== null}
        onCheckedChange={(isOn) =>
          saver.change({ correction: isOn ? { text: '', date: cityDay(new Date()) } : null })
        }
      />
      {correction ? (
        <>
          <Field id="content.correction.text" label={texts.correction}>
            <Textarea
              value={correction.text}
              maxLength={CORRECTION_MAX}
              onChange={({ target }) =>
                saver.change({ correction: { ...correction, text: target.value } })
              }
            />
          </Field>
          <Field id="content.correction.date" label={texts.correctionDate}>
            <DateField
              defaultValue={correction.date}
              max={cityDay(new Date())}
              onValueChange={(date) => saver.change({ correction: { ...correction, date } })}
            />
          </Field>
        </>
      ) : null}
    </>
  )
}
