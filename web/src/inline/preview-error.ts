import { reloadOnSave } from './reload-on-save'
import { renewedLink } from './renewed-link'

const RENEWED = '#renewed'

reloadOnSave()
const renew = renewedLink((url) => location.replace(url + RENEWED))
// Renews the link only once: the new one may fail, too, if a clock is wrong.
if (document.documentElement.dataset['link'] === 'ended' && location.hash !== RENEWED) renew()
