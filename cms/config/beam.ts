import { settings } from '../src/settings/settings'

export default settings
