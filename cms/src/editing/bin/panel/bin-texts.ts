import { DAYS_IN_BIN } from '../shared/binned'

/** In place of Strapi's, which say that deleting cannot be undone. */
export const binTexts = {
  'content-manager.actions.delete.dialog.body': `You can bring it back from the bin for ${DAYS_IN_BIN} days.`,
  'popUpWarning.bodyMessage.contentType.delete.all': `Delete all of these? You can bring them back from the bin for ${DAYS_IN_BIN} days.`,
}
