import { reloadOnSave } from './reload-on-save'

reloadOnSave()
