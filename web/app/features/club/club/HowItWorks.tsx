import { clubTexts } from './club.texts.ts'

const { title, list } = clubTexts.steps

export function HowItWorks() {
  return (
    <section className="section max-md:py-7">
      <div className="wrap">
        <h2>{title}</h2>
        <ol className="mt-5 grid gap-4 md:mt-8 md:grid-cols-3 md:gap-10">
          {list.map((step, index) => (
            <li
              key={step.title}
              className="grid grid-cols-[auto_1fr] content-start gap-x-5 md:grid-cols-1 md:border-mar-900 md:border-t-2 md:pt-5"
            >
              <span
                aria-hidden="true"
                className="num row-span-2 font-bold font-head text-display leading-none text-mar-600 md:mb-3"
              >
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p className="mt-1.5 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
