import { useLanguages } from '../../content/use-content'
import { loadedLater } from '../../ui/loaded-later'

const LanguageSwitch = loadedLater(async () => (await import('./language-switch')).LanguageSwitch)

export const loadLanguages = LanguageSwitch.load

/** The switch of languages, whose code only a site with several loads. */
export const Languages = (props: { currentPath: string }) =>
  useLanguages() && <LanguageSwitch.Component {...props} />
