import { HomeLeaf } from '../../sections/home/home-hero/home-leaf.tsx'
import { ReviewsPanel } from '../../sections/home/reviews-panel/reviews-panel.tsx'
import { TestimonialCarousel } from '../../sections/home/testimonial-carousel/testimonial-carousel.tsx'
import { Film } from '../../sections/home/video-panel/film.tsx'

export const islands = { HomeLeaf, TestimonialCarousel, ReviewsPanel, Film }
