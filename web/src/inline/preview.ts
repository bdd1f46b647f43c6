import { checkOnDemand } from './check-on-demand'
import { loadAllStyles } from './load-all-styles'
import { tellPanel } from './panel-messages'
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
tellPanel({ type: 'previewReady' })
