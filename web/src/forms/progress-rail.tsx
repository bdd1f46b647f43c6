import type { PageForm } from '@beam/contract'
import type { MouseEvent } from 'react'
import { classes } from '../ui/classes'
import { useCurrentSection } from './use-current-section'

type ProgressRailProps = {
  sections: PageForm['sections']
  /** Whether all that is required is answered, section by section. */
  done: readonly boolean[]
  /** Prefix of the sections' ids. */
  id: string
}

/** To the first question, with the section's title in sight. */
function goTo(event: MouseEvent, anchor: string) {
  const section = document.getElementById(anchor)
  const control = section?.querySelector<HTMLElement>('input, select, textarea')
  if (!control) return
  event.preventDefault()
  section?.scrollIntoView()
  control.focus({ preventScroll: true })
}

/** The way through a long form: where one is, and what is done. */
export function ProgressRail({ sections, done, id }: ProgressRailProps) {
  const steps = sections.flatMap(({ title }, place) =>
    title === undefined ? [] : [{ title, anchor: `${id}-${place}`, isDone: done[place] }],
  )
  const current = useCurrentSection(steps.map(({ anchor }) => anchor))
  const here = steps.findIndex(({ anchor }) => anchor === current)
  return (
    <nav className="rail" aria-label="Sections of this form">
      <p className="rail__here" aria-hidden="true">
        <span>{`${here + 1} of ${steps.length}`}</span> {steps[here]?.title}
      </p>
      <ol className="rail__steps">
        {steps.map(({ title, anchor, isDone }) => (
          <li key={anchor} className={classes('rail__step', isDone && 'rail__step--done')}>
            <a
              href={`#${anchor}`}
              aria-current={anchor === current ? 'step' : undefined}
              onClick={(event) => goTo(event, anchor)}
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
