import type { PageForm } from '@beam/contract'
import { classes } from '../ui/classes'
import { useCurrentSection } from './use-current-section'

type ProgressRailProps = {
  sections: PageForm['sections']
  /** Whether all that is required is answered, section by section. */
  done: readonly boolean[]
  /** Prefix of the sections' ids. */
  id: string
}

/** The way through a long form: where one is, and what is done. */
export function ProgressRail({ sections, done, id }: ProgressRailProps) {
  const steps = sections.flatMap(({ title }, place) =>
    title === undefined ? [] : [{ title, anchor: `${id}-${place}`, isDone: done[place] }],
  )
  const current = useCurrentSection(steps.map(({ anchor }) => anchor))
  return (
    <nav className="rail" aria-label="Sections of this form">
      <ol className="rail__steps">
        {steps.map(({ title, anchor, isDone }) => (
          <li key={anchor} className={classes('rail__step', isDone && 'rail__step--done')}>
            <a
              href={`#${anchor}`}
              aria-current={anchor === current ? 'step' : undefined}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(anchor)?.querySelector('input')?.focus()
              }}
            >
              <span>{title}</span>
              {isDone && <span className="visually-hidden"> (complete)</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
