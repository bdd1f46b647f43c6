import { t } from '@app/contract'

type DraftOfferProps = { onContinue: () => void; onDecline: () => void }

export const DraftOffer = ({ onContinue, onDecline }: DraftOfferProps) => (
  <div className="intake__notice draft" role="status">
    <p>
      <strong>{t('Continue where you left off?')}</strong>
      {` ${t('This tab still has your answers, except for bank details and codes.')}`}
    </p>
    <div className="draft__buttons">
      <button type="button" className="button" onClick={onContinue}>
        {t('Continue')}
      </button>
      <button type="button" className="button button--secondary" onClick={onDecline}>
        {t('Start afresh')}
      </button>
    </div>
  </div>
)
