import { languageCodes } from '@app/contract'
import { firstContents, languageContents } from '@app/seed'
import { settings } from '../../platform/settings/settings'

export const firstContent = firstContents[settings.environment.SEED]

const asked = settings.environment.SEED_LANGUAGES.split(',').filter(Boolean)
const unknown = asked.filter((code) => !languageCodes.some((known) => known === code))
if (unknown.length > 0)
  throw new Error(
    `SEED_LANGUAGES has no first content for ${unknown.join(', ')}; it takes ${languageCodes.join(', ')}.`,
  )

export const firstLanguages = languageCodes
  .filter((code) => asked.includes(code))
  .map((code) => languageContents[code])
