import { fixedPaths } from '../../content/routes.ts'
import { pick } from '../../lib/pick.ts'
import { ClaimsNote, ServiceCards, ThreeSteps, ToolRow, WhyChoose } from '../../sections/home/home-parts/home-parts.tsx'
import { Faq } from '../../sections/shared/faq/faq.tsx'
import { HomeHero } from '../../sections/home/home-hero/home-hero.tsx'
import { PartnerGrid } from '../../sections/home/partner-grid/partner-grid.tsx'
import { PlanCards } from '../../sections/home/plan-cards/plan-cards.tsx'
import { StatsStrip } from '../../sections/shared/stats-strip/stats-strip.tsx'
import { VideoPanel } from '../../sections/home/video-panel/video-panel.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { islands } from './islands.ts'
import type { HomePayload } from './payload.ts'

const { HomeLeaf, TestimonialCarousel, ReviewsPanel, Film } = toIslands('home', islands)

export function Page({ payload }: HomeProps) {
  const { page, leaf, testimonials, reviews, video } = payload
  const ofTestimonials = pick(payload, 'testimonials', 'testimonialsNote', 'testimonialsMark', 'timers')
  const ofReviews = pick(payload, 'reviews', 'reviewsHref', 'timers', 'marks')
  return (
    <main id="main">
      <HomeHero
        payload={payload}
        searchHref={fixedPaths.search}
        leaf={<HomeLeaf {...leaf} allHref={fixedPaths.services} />}
      />
      <Offer payload={payload} />
      {/* A firm may have neither words of clients nor reviews nor partners. */}
      {testimonials.length > 0 && (
        <TestimonialCarousel payload={{ ...ofTestimonials, page: pick(page, 'testimonials') }} />
      )}
      {reviews.entries.length > 0 && <ReviewsPanel payload={{ ...ofReviews, page: pick(page, 'reviews') }} />}
      <Questions payload={payload} />
      <VideoPanel payload={payload} film={video && <Film playLabel={page.video.play} video={video} />} />
      <ClaimsNote payload={payload} />
    </main>
  )
}

interface HomeProps {
  payload: HomePayload
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
