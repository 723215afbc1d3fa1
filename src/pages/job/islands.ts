import { ApplyLink, ClosedNote } from '../../sections/careers/job-detail/until-closed.tsx'
import { OpenLinks } from '../../sections/shared/link-list/open-links.tsx'

export const islands = { ApplyLink, ClosedNote, OpenLinks }
