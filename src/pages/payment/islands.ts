import { PaymentMethods } from '../../sections/payment/payment-methods/payment-methods.tsx'

export const islands = { PaymentMethods }
