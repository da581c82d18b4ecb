import type { ClubTestimonial } from '@portal/contract/ground/settings/portal-settings'
import { Quote } from 'lucide-react'
import { clubTexts } from './club.texts.ts'
import { PhoneRow } from './PhoneRow.tsx'

export function ClubTestimonials({ testimonials }: { testimonials: readonly ClubTestimonial[] }) {
  if (testimonials.length === 0) return null
  return (
    <section className="section bg-areia-100 max-md:py-7">
      <div className="wrap">
        <h2>{clubTexts.testimonials.title}</h2>
        <PhoneRow label={clubTexts.testimonials.title} className="md:grid-cols-2 lg:grid-cols-3">
          {testimonials.map(({ name, place, text }) => (
            <li key={`${name} ${text}`}>
              <figure className="grid h-full content-between gap-2 rounded-card bg-areia-50 p-4 md:gap-5 md:p-6">
                <blockquote className="wrap-anywhere">
                  <Quote aria-hidden="true" className="mb-3 size-6 text-sol-400 max-md:hidden" />
                  <p>{text}</p>
                </blockquote>
                <figcaption className="wrap-anywhere">
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm text-muted">{place}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </PhoneRow>
      </div>
    </section>
  )
}
