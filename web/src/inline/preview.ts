import { checkOnDemand } from './check-on-demand'
import { editInPanel } from './edit-in-panel'
import { loadAllStyles } from './load-all-styles'
import { pickFields } from './pick-fields'
import { reloadOnSave } from './reload-on-save'
import { showTyping } from './show-typing'

// Hides the cookie banner, which would cover the draft.
delete document.documentElement.dataset['cookies']
reloadOnSave()
const whenShown = showTyping()
const stylesLoaded = loadAllStyles()
checkOnDemand(() => Promise.all([whenShown(), stylesLoaded]))
pickFields()
editInPanel()
