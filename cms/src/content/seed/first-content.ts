import { firstContents } from '@app/seed'
import { settings } from '../../platform/settings/settings'

export const firstContent = firstContents[settings.environment.SEED]
