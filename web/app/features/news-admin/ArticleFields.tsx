import {
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TITLE_MAX,
  COVER_CREDIT_MAX,
} from '@portal/contract/news/news.texts'
import { useState } from 'react'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import type { ChosenPhoto, PhotoPicker } from '~/ui/rich-text/editor/FigureWindow.tsx'
import { RichTextEditor } from '~/ui/rich-text/RichTextEditor.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { newsAdminTexts } from './news-admin.texts.ts'
import type { ArticleWriting } from './use-article-writing.ts'

const texts = newsAdminTexts.editor

type ArticleFieldsProps = { writing: ArticleWriting; picker: PhotoPicker }

/** What is read: headline, summary, text and cover. */
export function ArticleFields({ writing, picker }: ArticleFieldsProps) {
  const { saver, content, base } = writing
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <Panel aria-label={texts.parts.text} className="grid grid-cols-1 gap-4">
        <Field id="content.title" label={texts.title}>
          <Textarea
            rows={1}
            value={content.title}
            maxLength={ARTICLE_TITLE_MAX}
            className="min-h-0! font-head text-h3"
            onChange={({ target }) =>
              saver.change({ title: target.value.replace(/\s*\n\s*/g, ' ') })
            }
          />
        </Field>
        <Field id="content.summary" label={texts.summary} hint={texts.summaryHint}>
          <Textarea
            rows={2}
            className="min-h-0!"
            value={content.summary}
            maxLength={ARTICLE_SUMMARY_MAX}
            onChange={({ target }) =>
              saver.change({ summary: target.value.replace(/\s*\n\s*/g, ' ') })
            }
          />
        </Field>
        <Field id="content.body" label={texts.body} group>
          <RichTextEditor
            initial={content.body}
            photos={base.photos}
            photoPicker={picker}
            onChange={(body) => saver.change({ body })}
          />
        </Field>
      </Panel>
      <CoverPanel writing={writing} picker={picker} />
    </div>
  )
}

function CoverPanel({ writing: { saver, content, base }, picker }: ArticleFieldsProps) {
  const known = base.photos.find(({ id }) => id === content.cover?.photo_id)
  const [photo, setPhoto] = useState<ChosenPhoto | null>(known ? { ...known, isReady: true } : null)
  const { cover } = content
  return (
    <Panel aria-labelledby="capa" className="grid grid-cols-1 gap-4">
      <h2 id="capa" className="text-h3">
        {texts.cover}
      </h2>
      {picker({
        photo,
        onChange(chosen) {
          setPhoto(chosen)
          saver.change({
            cover: chosen ? { photo_id: chosen.id, credit: cover?.credit ?? '' } : null,
          })
        },
      })}
      {cover ? (
        <Field id="content.cover.credit" label={texts.credit}>
          <Input
            value={cover.credit}
            maxLength={COVER_CREDIT_MAX}
            onChange={({ target }) => saver.change({ cover: { ...cover, credit: target.value } })}
          />
        </Field>
      ) : null}
    </Panel>
  )
}
