import { AboutForm } from '../../sections/about/about-form/about-form.tsx'

export const islands = { AboutForm }
