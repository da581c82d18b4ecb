import { CITY_NUMBERS_PAGE } from '@portal/contract/insight/insight/city-numbers.texts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { fetchFile } from '~/platform/download-file.ts'
import { failureText } from '~/platform/failure-text.ts'
import { cityDay } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'

const texts = {
  title: 'Julho contra julho',
  text: 'Uma folha com as visitas de julho, o dia de maior movimento, eventos, Clube e buscas, ao lado do ano anterior. Nada nela é de menos de dez pessoas.',
  year: 'Ano',
  download: 'Baixar PDF',
  done: 'PDF baixado',
  failed: 'O PDF não foi baixado',
  page: 'Ver a página pública',
}
const YEARS_BACK = 4

/** The last July that began, and the few before it. */
function julys(now: Date): number[] {
  const today = cityDay(now)
  const year = Number(today.slice(0, 4))
  const last = today.slice(5) >= '07-01' ? year : year - 1
  return Array.from({ length: YEARS_BACK }, (_, back) => last - back)
}

/** For the city hall. */
export default function JulyReport() {
  const years = julys(new Date())
  const [year, setYear] = useState(String(years[0]))
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      fetchFile({
        path: `/api/v1/admin/july-report?year=${year}`,
        name: `julho-${year}.pdf`,
        type: 'application/pdf',
      }),
    onSuccess: () => toast({ title: texts.done, variant: 'success' }),
    onError: (error) =>
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' }),
  })
  return (
    <Panel aria-labelledby="julho" className="grid max-w-160 justify-items-start gap-4">
      <h2 id="julho" className="text-h3">
        {texts.title}
      </h2>
      <p className="text-muted">{texts.text}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={texts.year}>
          <PlainSelect value={year} onChange={(event) => setYear(event.target.value)}>
            {years.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </PlainSelect>
        </Field>
        <Button look="primary" pending={isPending} onClick={() => mutate()}>
          {isPending ? null : <Download aria-hidden="true" />}
          {texts.download}
        </Button>
      </div>
      <TextLink to={CITY_NUMBERS_PAGE} block>
        {texts.page}
      </TextLink>
    </Panel>
  )
}
