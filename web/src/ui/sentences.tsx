/** Keeps each sentence of a title on lines of its own, where the screen is wide enough. */
export const sentences = (title: string) => {
  const all = title.split(/(?<=[.?!]) /)
  if (all.length === 1) return title
  return all.flatMap((sentence, index) => [
    index > 0 && ' ',
    <span className="sentence" key={index}>
      {sentence}
    </span>,
  ])
}
