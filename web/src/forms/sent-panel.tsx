import type { PageForm } from '@beam/contract'
import { useEffect, useRef } from 'react'
import { Heading, type HeadingLevel } from '../ui/heading'
import { Mentions } from './mentions'

type SentPanelProps = { success: PageForm['success']; level: HeadingLevel; hrEmail: string }

/** Stands where the form stood. */
export function SentPanel({ success, level, hrEmail }: SentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="sent card">
      <svg className="sent__mark" viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="44" />
        <path d="M28 50l14 14 27-31" />
      </svg>
      <Heading level={level} className="sent__title title-3" ref={heading} tabIndex={-1}>
        {success.title}
      </Heading>
      <p className="lead">
        <Mentions text={success.text} hrEmail={hrEmail} />
      </p>
    </div>
  )
}
