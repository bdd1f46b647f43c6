import { languageCodes } from '@app/contract'
import { firstContents, languageContents } from '@app/seed'
import { settings } from '../../platform/settings/settings'

export const firstContent = firstContents[settings.environment.SEED]

/** The first content in the languages that are asked for. */
export const firstLanguages = settings.environment.SEED_LANGUAGES.split(',')
  .filter(Boolean)
  .map((asked) => {
    const code = languageCodes.find((known) => known === asked)
    const content = code && languageContents[code]
    if (!content) throw new Error(`SEED_LANGUAGES: there is no first content in “${asked}”.`)
    return content
  })
