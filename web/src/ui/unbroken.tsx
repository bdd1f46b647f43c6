/** Keeps a word such as "E-commerce" on one line. */
export const unbroken = (title: string) =>
  title.split(/(\S{1,3}-\S{1,12})/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className="unbroken" key={index}>
        {part}
      </span>
    ),
  )
