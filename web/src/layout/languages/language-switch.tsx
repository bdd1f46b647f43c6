import { t } from '@app/contract'
import { useEffect } from 'react'
import { useLanguages } from '../../content/use-content'
import { offerLanguage } from './offer-language'
import { pathInLanguage } from './path-in-language'

/** Links to this page in the other languages of the site, or to their home page where it is not in them. */
export function LanguageSwitch({ currentPath }: { currentPath: string }) {
  const languages = useLanguages()
  useEffect(() => {
    if (languages) offerLanguage(languages)
  }, [languages])
  if (!languages) return null
  const here = languages.words.code ?? languages.all[0]?.code
  return (
    <ul className="languages" aria-label={t('Languages')}>
      {languages.all
        .filter(({ code }) => code !== here)
        .map(({ code, name, home }) => {
          const path = pathInLanguage(languages, currentPath, code)
          return (
            <li key={code}>
              <a
                href={path ?? home}
                hrefLang={code}
                title={path === undefined ? t('home page') : undefined}
              >
                <span lang={code}>{name}</span>
                {path === undefined && <small> ({t('home page')})</small>}
              </a>
            </li>
          )
        })}
    </ul>
  )
}
