type DraftOfferProps = { onContinue: () => void; onDecline: () => void }

export const DraftOffer = ({ onContinue, onDecline }: DraftOfferProps) => (
  <div className="intake__notice draft" role="status">
    <p>
      <strong>Continue where you left off?</strong> What you typed into this form before is still in
      this browser tab. Bank details and codes were not kept.
    </p>
    <div className="draft__buttons">
      <button type="button" className="button" onClick={onContinue}>
        Continue
      </button>
      <button type="button" className="button button--secondary" onClick={onDecline}>
        Start afresh
      </button>
    </div>
  </div>
)
