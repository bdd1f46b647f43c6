import type { Feature, combineFeatures } from '../../../cms/src/access/feature-type'
import { requireFromCms } from '../../harness/cms-modules'

const { features } = requireFromCms('./dist/src/features.js') as { features: Feature[] }
const access = requireFromCms('./dist/src/access/feature-type.js') as {
  combineFeatures: typeof combineFeatures
}
const { rules, publicRoutes } = access.combineFeatures(features)

process.stdout.write(
  `\nRULES ${JSON.stringify({ rules, publicRoutes: [...publicRoutes] })}\n`,
  () => process.exit(0),
)
