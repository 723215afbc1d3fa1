import { CityFinder } from '../../sections/cities/city-finder/city-finder.tsx'

export const islands = { CityFinder }
