import { APP_CODE_PATH, t } from '@app/contract'
import { Mark } from '../ui/mark'

const ID = 'app-code'

/** A QR code that leads a phone to its store. The image is fetched when the popover is opened. */
export const AppCode = () => (
  <>
    <button type="button" className="store-badge" popoverTarget={ID} aria-label={t('Get the app')}>
      <Mark name="qr" className="store-badge__mark" />
    </button>
    <div id={ID} className="app-code" popover="auto">
      <img src={APP_CODE_PATH} alt={t('QR code')} loading="lazy" />
      <p>{t('Scan it with your phone to get the app.')}</p>
    </div>
  </>
)
