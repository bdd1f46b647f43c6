import { type PageForm, t, translated } from '@app/contract'
import type { MouseEvent } from 'react'
import { classes } from '../ui/classes'
import { useCurrentSection } from './use-current-section'

type ProgressRailProps = {
  sections: PageForm['sections']
  /** Whether each section is complete. */
  done: readonly boolean[]
  /** The prefix of the sections' ids. */
  id: string
}

/** Focuses the first field of a section, with the section's title in view. */
function goToSection(event: MouseEvent, anchor: string) {
  const section = document.getElementById(anchor)
  const control = section?.querySelector<HTMLElement>('input, select, textarea')
  if (!control) return
  event.preventDefault()
  section?.scrollIntoView()
  control.focus({ preventScroll: true })
}

/** The sections of a long form, with the current one and the completed ones marked. */
export function ProgressRail({ sections, done, id }: ProgressRailProps) {
  const steps = sections.flatMap(({ title, partOf }, index) =>
    title === undefined || partOf
      ? []
      : [
          {
            title: translated(title),
            anchor: `${id}-${index}`,
            isDone: sections.every((other, otherIndex) =>
              otherIndex === index || other.partOf === title ? done[otherIndex] : true,
            ),
          },
        ],
  )
  const current = useCurrentSection(steps.map(({ anchor }) => anchor))
  const currentIndex = steps.findIndex(({ anchor }) => anchor === current)
  return (
    <nav className="rail" aria-label={t('Sections of this form')}>
      <p className="rail__current" aria-hidden="true">
        <span>{t('{current} of {count}', { current: currentIndex + 1, count: steps.length })}</span>{' '}
        {steps[currentIndex]?.title}
      </p>
      <ol className={`rail__steps of-${steps.length}`}>
        {steps.map(({ title, anchor, isDone }) => (
          <li key={anchor} className={classes('rail__step', isDone && 'rail__step--done')}>
            <a
              href={`#${anchor}`}
              aria-current={anchor === current ? 'step' : undefined}
              onClick={(event) => goToSection(event, anchor)}
            >
              <span>{title}</span>
              {isDone && <span className="visually-hidden">{` ${t('(complete)')}`}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
