import { OPEN_DATA_FIELDS } from '@portal/contract/guide/open-data/open-data-fields'
import { openDataTexts } from './open-data.texts.ts'

const texts = openDataTexts.fields

/** The columns of the files, in their order. */
export function FieldList() {
  return (
    <section aria-labelledby="campos" className="grid gap-5">
      <div>
        <h2 id="campos">{texts.title}</h2>
        <p className="mt-3 text-muted">{texts.lead}</p>
      </div>
      <dl>
        {OPEN_DATA_FIELDS.map(({ name, text, example }) => (
          <div key={name} className="grid gap-1 border-b border-line py-3">
            <dt>
              <code className="font-semibold">{name}</code>
            </dt>
            <dd className="text-sm wrap-anywhere">
              {text}{' '}
              <span className="text-muted">
                {texts.example} <code>{example}</code>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
