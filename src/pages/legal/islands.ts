import { PrintButton } from '../../ui/print-button/print-button.tsx'

export const islands = { PrintButton }
