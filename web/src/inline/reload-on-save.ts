import { onPanelMessage } from './panel-messages'

/** The panel tells the preview's frame when the entry was saved. */
export const reloadOnSave = () => onPanelMessage('strapiUpdate', () => location.reload())
