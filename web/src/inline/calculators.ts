import { watchCalculators } from '../blocks/watch-calculators'

watchCalculators()
