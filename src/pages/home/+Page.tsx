import type { PageProps } from '../../content/browser-parts.ts'
import { fixedPaths } from '../../content/routes.ts'
import type { Payloads } from '../../content/types.ts'
import { ClaimsNote, ServiceCards, ThreeSteps, ToolRow, WhyChoose } from '../../sections/home/home-parts/home-parts.tsx'
import { Faq } from '../../sections/shared/faq/faq.tsx'
import { HomeHero } from '../../sections/home/home-hero/home-hero.tsx'
import { PartnerGrid } from '../../sections/home/partner-grid/partner-grid.tsx'
import { PlanCards } from '../../sections/home/plan-cards/plan-cards.tsx'
import { ReviewsPanel } from '../../sections/home/reviews-panel/reviews-panel.tsx'
import { StatsStrip } from '../../sections/shared/stats-strip/stats-strip.tsx'
import { TestimonialCarousel } from '../../sections/home/testimonial-carousel/testimonial-carousel.tsx'
import { VideoPanel } from '../../sections/home/video-panel/video-panel.tsx'
import { Still } from '../../ui/still/still.tsx'

export function Page({ payload, whole }: PageProps<'home'>) {
  return (
    <main id="main">
      <HomeHero payload={payload} searchHref={fixedPaths.search} servicesHref={fixedPaths.services} />
      <Still name="offer">{import.meta.env.SSR && whole && <Offer payload={whole} />}</Still>
      {/* A firm may have neither words of clients nor reviews nor partners. */}
      {payload.testimonials.length > 0 && <TestimonialCarousel payload={payload} />}
      {payload.reviews.entries.length > 0 && <ReviewsPanel payload={payload} />}
      <Still name="questions">{import.meta.env.SSR && whole && <Questions payload={whole} />}</Still>
      <VideoPanel payload={payload} />
      <Still name="claims">{import.meta.env.SSR && whole && <ClaimsNote payload={whole} />}</Still>
    </main>
  )
}

interface HomeProps {
  payload: Payloads['home']
}

function Offer({ payload }: HomeProps) {
  const { page } = payload
  return (
    <>
      <StatsStrip {...page.stats} />
      <ToolRow {...payload.tools} />
      <ServiceCards payload={payload} />
      <ThreeSteps payload={payload} />
      <WhyChoose {...page.whyChoose} />
      <PlanCards payload={payload} />
    </>
  )
}

function Questions({ payload }: HomeProps) {
  const { page, faqs } = payload
  return (
    <>
      {page.partners.partners.length > 0 && <PartnerGrid payload={payload} />}
      <Faq id="faq" {...page.faq} name="home-faq" faqs={faqs} labels={page.figures} />
    </>
  )
}
