import { panelRoutes } from '../../../access/routes/panel-routes'
import { may } from '../../../access/routes/rules'
import { privacyCalls as privacy } from './calls'
import { privacyActionId } from './permissions'

const mayFind = may(privacyActionId('person'))
const mayRetain = may(privacyActionId('retention'))

export const privacyRoutes = panelRoutes('/privacy', [
  ['POST', '/person', mayFind, privacy.find],
  ['POST', '/candidates', mayFind, privacy.findCandidates],
  ['POST', '/person/export', mayFind, privacy.exportPerson],
  ['POST', '/person/erase', may(privacyActionId('erase')), privacy.erase],
  ['GET', '/retention', mayRetain, privacy.readRetention],
  ['PUT', '/retention', mayRetain, privacy.saveRetention],
  ['POST', '/retention/dry-run', mayRetain, privacy.dryRun],
  ['POST', '/retention/run', mayRetain, privacy.runRetention],
  ['GET', '/consents', mayFind, privacy.consents],
  ['GET', '/consents/export', mayFind, privacy.exportConsents],
])
