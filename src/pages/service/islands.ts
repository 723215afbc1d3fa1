import { LeadForm } from '../../sections/services/lead-form/lead-form.tsx'
import { ServiceDocuments } from '../../sections/services/service-detail/service-documents.tsx'
import { NextDates } from '../../sections/services/next-dates/next-dates.tsx'

export const islands = { ServiceDocuments, NextDates, LeadForm }
