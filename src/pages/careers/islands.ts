import { CareerForm } from '../../sections/careers/career-form/career-form.tsx'
import { JobOpenings } from '../../sections/careers/job-openings/job-openings.tsx'
import { OpeningsFolio } from '../../sections/careers/job-openings/openings-folio.tsx'

export const islands = { OpeningsFolio, JobOpenings, CareerForm }
