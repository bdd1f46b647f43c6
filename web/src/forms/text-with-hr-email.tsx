const PLACEHOLDER = '{hrEmail}'

export const namesHrEmail = (text: string) => text.includes(PLACEHOLDER)

/** A text of the contract, with its placeholder for the HR address replaced by a link. */
export function TextWithHrEmail({ text, hrEmail }: { text: string; hrEmail: string }) {
  const [before = '', ...after] = text.split(PLACEHOLDER)
  if (after.length === 0) return before
  return (
    <>
      {before}
      <a href={`mailto:${hrEmail}`}>{hrEmail}</a>
      {after.join(hrEmail)}
    </>
  )
}
