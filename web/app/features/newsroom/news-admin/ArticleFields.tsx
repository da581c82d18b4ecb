import { ARTICLE_SUMMARY_MAX, ARTICLE_TITLE_MAX } from '@portal/contract/newsroom/news/news.texts'
import type { ComponentProps } from 'react'
import { Field } from '~/ui/Field.tsx'
import type { PhotoPicker } from '~/ui/rich-text/editor/FigureWindow.tsx'
import { RichTextEditor } from '~/ui/rich-text/RichTextEditor.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { newsAdminTexts } from './news-admin.texts.ts'
import type { ArticleWriting } from './use-article-writing.ts'

const texts = newsAdminTexts.editor

/** What is wrong with a field, by its path. */
export type ErrorOf = (path: string) => string | undefined

type ArticleFieldsProps = { writing: ArticleWriting; picker: PhotoPicker; errorOf: ErrorOf }

/** What is read: headline, summary and text, on the sheet itself. */
export function ArticleFields({ writing, picker, errorOf }: ArticleFieldsProps) {
  const { saver, content, base } = writing
  return (
    <div className="mx-auto grid w-full min-w-0 max-w-170 grid-cols-1 gap-4 px-5 pt-5 pb-30 md:px-6 md:pt-8">
      <Field id="content.title" label={texts.title} hideLabel error={errorOf('content.title')}>
        <OnSheet
          value={content.title}
          placeholder={texts.title}
          maxLength={ARTICLE_TITLE_MAX}
          className="font-head font-bold text-[1.875rem]! leading-[1.1] md:text-[2.75rem]!"
          onChange={({ target }) => saver.change({ title: oneLine(target.value) })}
        />
      </Field>
      <Field
        id="content.summary"
        label={texts.summary}
        hint={texts.summaryHint}
        hideLabel
        error={errorOf('content.summary')}
        className="border-line border-b pb-4"
      >
        <OnSheet
          value={content.summary}
          placeholder={texts.summary}
          maxLength={ARTICLE_SUMMARY_MAX}
          className="text-lead! text-muted!"
          onChange={({ target }) => saver.change({ summary: oneLine(target.value) })}
        />
      </Field>
      <Field id="content.body" label={texts.body} group hideLabel error={errorOf('content.body')}>
        <RichTextEditor
          initial={content.body}
          photos={base.photos}
          photoPicker={picker}
          onChange={(body) => saver.change({ body })}
        />
      </Field>
    </div>
  )
}

/** Written where it will be read, without a box around it: the caret says where one is. */
function OnSheet({ className, ...rest }: ComponentProps<typeof Textarea>) {
  return (
    <Textarea
      {...rest}
      // Where it grows with the text they are not looked at.
      rows={2}
      className={`max-h-none! min-h-0! resize-none! rounded-none! border-0! bg-transparent! p-0! outline-none! ${className}`}
    />
  )
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')
