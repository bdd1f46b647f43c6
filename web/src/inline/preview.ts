import { checkOnDemand } from './check-on-demand'
import { editInPanel } from './edit-in-panel'
import { loadAllStyles } from './load-all-styles'
import { pickFields } from './pick-fields'
import { reloadOnSave } from './reload-on-save'
import { showTyping } from './show-typing'

// The cookie choice is the visitors'; here it would hide what is edited.
delete document.documentElement.dataset['cookies']
reloadOnSave()
const isShown = showTyping()
const isStyled = loadAllStyles()
checkOnDemand(() => Promise.all([isShown(), isStyled]))
pickFields()
editInPanel()
