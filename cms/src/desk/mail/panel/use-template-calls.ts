import type { FormName } from '@app/contract'
import { useFetchClient } from '@strapi/strapi/admin'
import { useMemo } from 'react'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { mailKinds } from '../../panel/mail-states'
import type { Placeholder } from './types'

export type TemplateKind = 'notice' | 'confirmation' | 'reply'

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** “Reply”, or in a language of the site other than its own “Reply, German”. */
export const templateName = ({ kind, language }: Pick<TemplateRow, 'kind' | 'language'>) =>
  mailKinds[kind] + (language === null ? '' : `, ${languageNames.of(language)}`)

/** Where a template is among those of its form. */
export const templatePath = ({ kind, language }: Pick<TemplateRow, 'kind' | 'language'>) =>
  language === null ? kind : `${kind}:${language}`

export type Wording = { subject: string; body: string }

export type TemplateRow = {
  form: FormName
  kind: TemplateKind
  /** Null for the site's own. */
  language: string | null
  subject: string
  isEdited: boolean
}

export type Template = TemplateRow &
  Wording & {
    /** Sent back with a save, which is refused once a colleague has saved another version. */
    version: string
    placeholders: Placeholder[]
  }

export type Saved = Wording & { version: string }

export type Preview = { subject: string; text: string; html: string }

/** The calls of the template pages. */
export function useTemplateCalls() {
  const { get, put, post, del } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  return useMemo(() => {
    const path = (name: string) => `/mail/templates/${name}`
    return {
      read: (name: string) => notifyOnError(get<Template>(path(name))),
      save: (name: string, wording: Wording, version: string) =>
        notifyOnError(put<Saved>(path(name), { ...wording, version })),
      reset: (name: string, version: string) =>
        notifyOnError(del<Saved>(`${path(name)}?version=${encodeURIComponent(version)}`)),
      preview: (name: string, wording: Wording) =>
        notifyOnError(post<Preview>(`${path(name)}/preview`, wording)),
      test: (name: string, wording: Wording) =>
        notifyOnError(post<{ recipient: string }>(`${path(name)}/test`, wording)),
    }
  }, [get, put, post, del, notifyOnError])
}
