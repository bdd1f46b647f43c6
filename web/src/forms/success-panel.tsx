import { type PageForm, translated } from '@app/contract'
import { useEffect, useRef } from 'react'
import { Heading, type HeadingLevel } from '../ui/heading'
import { HrAddress } from './hr-address'
import { type Sent, SentAnswers } from './sent-answers'
import { namesHrEmail, TextWithHrEmail } from './text-with-hr-email'

type SuccessPanelProps = { form: PageForm; sent: Sent; level: HeadingLevel; hrEmail: string }

/** Replaces the form. */
export function SuccessPanel({ form, sent, level, hrEmail }: SuccessPanelProps) {
  const { success } = form
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="success card">
      <svg className="success__mark" viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="44" />
        <path d="M28 50l14 14 27-31" />
      </svg>
      <Heading
        level={level}
        className="success__title title-3"
        ref={heading}
        tabIndex={-1}
        autoFocus
      >
        {translated(success.title)}
      </Heading>
      <p className="lead">
        <TextWithHrEmail text={translated(success.text)} hrEmail={hrEmail} />
      </p>
      {namesHrEmail(success.text) && <HrAddress hrEmail={hrEmail} />}
      <SentAnswers form={form} sent={sent} />
    </div>
  )
}
