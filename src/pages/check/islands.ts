import { CheckForm } from '../../sections/check/check-form/check-form.tsx'

export const islands = { CheckForm }
