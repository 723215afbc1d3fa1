import { PriceEstimator } from '../../sections/calculators/calculator/price/price-estimator.tsx'

export const islands = { PriceEstimator }
