import type { PageForm } from '@beam/contract'
import { useEffect, useRef } from 'react'
import { Heading, type HeadingLevel } from '../ui/heading'
import { HrAddress } from './hr-address'
import { namesHrEmail, TextWithHrEmail } from './text-with-hr-email'

type SuccessPanelProps = { success: PageForm['success']; level: HeadingLevel; hrEmail: string }

/** Replaces the form. */
export function SuccessPanel({ success, level, hrEmail }: SuccessPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="success card">
      <svg className="success__mark" viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="44" />
        <path d="M28 50l14 14 27-31" />
      </svg>
      <Heading level={level} className="success__title title-3" ref={heading} tabIndex={-1}>
        {success.title}
      </Heading>
      <p className="lead">
        <TextWithHrEmail text={success.text} hrEmail={hrEmail} />
      </p>
      {namesHrEmail(success.text) && <HrAddress hrEmail={hrEmail} />}
    </div>
  )
}
