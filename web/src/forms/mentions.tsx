const place = '{hrEmail}'

/** A text of the contract with the address that it names as a link. */
export function Mentions({ text, hrEmail }: { text: string; hrEmail: string }) {
  const [before = '', ...after] = text.split(place)
  if (after.length === 0) return before
  return (
    <>
      {before}
      <a href={`mailto:${hrEmail}`}>{hrEmail}</a>
      {after.join(hrEmail)}
    </>
  )
}
