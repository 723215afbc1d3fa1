import { FormChooser } from '../../sections/compare/form-chooser/form-chooser.tsx'

export const islands = { FormChooser }
