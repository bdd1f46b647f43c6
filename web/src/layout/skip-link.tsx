import { t } from '@app/contract'

export const MAIN_ID = 'main'

export const SkipLink = () => (
  <a className="skip-link" href={`#${MAIN_ID}`}>
    {t('Skip to content')}
  </a>
)
