import { loadAllStyles } from './load-all-styles'
import { reloadOnSave } from './reload-on-save'

reloadOnSave()
void loadAllStyles()
