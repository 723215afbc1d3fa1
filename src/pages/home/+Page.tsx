import { fixedPaths } from '../../content/routes.ts'
import type { Payloads } from '../../content/types.ts'
import { ClaimsNote } from '../../sections/home/claims-note/claims-note.tsx'
import { Faq } from '../../sections/shared/faq/faq.tsx'
import { HomeHero } from '../../sections/home/home-hero/home-hero.tsx'
import { PartnerGrid } from '../../sections/home/partner-grid/partner-grid.tsx'
import { PlanCards } from '../../sections/home/plan-cards/plan-cards.tsx'
import { ReviewsPanel } from '../../sections/home/reviews-panel/reviews-panel.tsx'
import { ServiceCards } from '../../sections/home/service-cards/service-cards.tsx'
import { StatsStrip } from '../../sections/shared/stats-strip/stats-strip.tsx'
import { TestimonialCarousel } from '../../sections/home/testimonial-carousel/testimonial-carousel.tsx'
import { ThreeSteps } from '../../sections/home/three-steps/three-steps.tsx'
import { ToolRow } from '../../sections/home/tool-row/tool-row.tsx'
import { VideoPanel } from '../../sections/home/video-panel/video-panel.tsx'
import { WhyChoose } from '../../sections/home/why-choose/why-choose.tsx'

interface PageProps {
  payload: Payloads['home']
}

export function Page({ payload }: PageProps) {
  const { page, contact, firmName } = payload
  const { schedulingHref, newTabNote, opens } = contact
  const scheduling = { schedulingHref, newTabNote, bookingNote: opens.booking }
  return (
    <main id="main">
      <HomeHero
        words={page.hero}
        search={{ labels: payload.field, action: fixedPaths.search }}
        leaf={{ ...payload.leaf, allHref: fixedPaths.services }}
        {...scheduling}
      />
      <StatsStrip {...page.stats} />
      <ToolRow {...payload.tools} />
      <ServiceCards words={page.services} cards={payload.cards} />
      <ThreeSteps id="how-it-works" words={page.howItWorks} {...scheduling} />
      <WhyChoose {...page.whyChoose} />
      <PlanCards id="pricing" words={page.plans} plans={payload.plans} newTabNote={contact.newTabNote} />
      <Opinions payload={payload} />
      {page.partners.partners.length > 0 && (
        <PartnerGrid
          id="networkpartners"
          heading={page.partners.heading}
          intro={payload.marks.partners === undefined ? page.partners.intro : page.partners.sampleNote}
          mark={payload.marks.partners}
          partners={page.partners.partners}
          firm={{ name: firmName, kind: page.partners.firmKind }}
        />
      )}
      <Faq id="faq" {...page.faq} name="home-faq" faqs={payload.faqs} labels={page.figures} />
      <VideoPanel id="contact" words={page.video} video={payload.video} contact={contact} />
      <ClaimsNote {...page.claims} figures={payload.figures} labels={page.figures} />
    </main>
  )
}

/** What clients say about the firm, to it and elsewhere. A firm may have neither. */
function Opinions({ payload }: PageProps) {
  const { page, timers, marks } = payload
  return (
    <>
      {payload.testimonials.length > 0 && (
        <TestimonialCarousel
          labels={page.testimonials}
          testimonials={payload.testimonials}
          note={payload.testimonialsNote}
          mark={payload.testimonialsMark}
          intervalMs={timers.carouselIntervalMs}
        />
      )}
      {payload.reviews.entries.length > 0 && (
        <ReviewsPanel
          id="reviews"
          labels={page.reviews}
          reviews={payload.reviews}
          mark={marks.reviews}
          href={payload.reviewsHref}
          cutAt={timers.reviewCutCharacters}
        />
      )}
    </>
  )
}
