import { fixedPaths } from '../../content/routes.ts'
import { pick } from '../../lib/pick.ts'
import { ClaimsNote, ThreeSteps, ToolRow } from '../../sections/home/home-parts/home-parts.tsx'
import { Faq } from '../../sections/shared/faq/faq.tsx'
import { HomeHero } from '../../sections/home/home-hero/home-hero.tsx'
import { PartnerGrid } from '../../sections/home/partner-grid/partner-grid.tsx'
import { PlanCards } from '../../sections/home/plan-cards/plan-cards.tsx'
import { ServiceCards } from '../../sections/home/service-cards/service-cards.tsx'
import { StatsStrip } from '../../sections/shared/stats-strip/stats-strip.tsx'
import { VideoPanel } from '../../sections/home/video-panel/video-panel.tsx'
import { WhyChoose } from '../../sections/home/why-choose/why-choose.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { islands } from './islands.ts'
import type { HomePayload } from './payload.ts'

const { HomeLeaf, TestimonialCarousel, ReviewsPanel, Film } = toIslands('home', islands)

interface HomeProps {
  payload: HomePayload
}

export function Page({ payload }: HomeProps) {
  const { page, leaf, video, testimonialsMark, marks } = payload
  // What clients and partners say has its place before the questions. Samples of it come last.
  const isSample = [testimonialsMark, marks.reviews, marks.partners].some((mark) => mark !== undefined)
  return (
    <main id="main">
      <HomeHero
        payload={payload}
        searchHref={fixedPaths.search}
        leaf={<HomeLeaf {...leaf} allHref={fixedPaths.services} />}
      />
      <Offer payload={payload} />
      {!isSample && <Others payload={payload} />}
      <Faq id="faq" {...page.faq} name="home-faq" faqs={payload.faqs} labels={page.figures} />
      <VideoPanel payload={payload} film={video && <Film playLabel={page.video.play} video={video} />} />
      {isSample && <Others payload={payload} />}
      <ClaimsNote payload={payload} />
    </main>
  )
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

/** Words of clients, reviews and partners, of which a firm may have none. */
function Others({ payload }: HomeProps) {
  const { page, testimonials, reviews } = payload
  const ofTestimonials = pick(payload, 'testimonials', 'testimonialsNote', 'testimonialsMark', 'timers')
  const ofReviews = pick(payload, 'reviews', 'reviewsHref', 'timers', 'marks')
  return (
    <>
      {testimonials.length > 0 && (
        <TestimonialCarousel payload={{ ...ofTestimonials, page: pick(page, 'testimonials') }} />
      )}
      {reviews.entries.length > 0 && <ReviewsPanel payload={{ ...ofReviews, page: pick(page, 'reviews') }} />}
      {page.partners.partners.length > 0 && <PartnerGrid payload={payload} />}
    </>
  )
}
