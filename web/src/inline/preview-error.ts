import { reloadOnSave } from './reload-on-save'
import { renewedLink } from './renewed-link'

const RENEWED = '#renewed'

reloadOnSave()
const renew = renewedLink((url) => location.replace(url + RENEWED))
// Once: it may fail for another reason, such as a clock that is wrong.
if (document.documentElement.dataset['link'] === 'ended' && location.hash !== RENEWED) renew()
