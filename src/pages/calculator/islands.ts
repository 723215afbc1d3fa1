import { DelayCalculator } from '../../sections/calculators/calculator/delay/delay-calculator.tsx'

export const islands = { DelayCalculator }
