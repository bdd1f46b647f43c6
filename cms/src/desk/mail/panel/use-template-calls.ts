import type { FormName } from '@app/contract'
import { useFetchClient } from '@strapi/strapi/admin'
import { useMemo } from 'react'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import type { Placeholder } from './types'

export type TemplateKind = 'notice' | 'confirmation' | 'reply'

export type Wording = { subject: string; body: string }

export type TemplateRow = {
  form: FormName
  kind: TemplateKind
  subject: string
  isEdited: boolean
}

export type Template = TemplateRow &
  Wording & {
    /** Says what a save is based on. */
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
    const path = (place: string) => `/mail/templates/${place}`
    return {
      read: (place: string) => notifyOnError(get<Template>(path(place))),
      save: (place: string, wording: Wording, version: string) =>
        notifyOnError(put<Saved>(path(place), { ...wording, version })),
      reset: (place: string, version: string) =>
        notifyOnError(del<Saved>(`${path(place)}?version=${encodeURIComponent(version)}`)),
      preview: (place: string, wording: Wording) =>
        notifyOnError(post<Preview>(`${path(place)}/preview`, wording)),
      test: (place: string, wording: Wording) =>
        notifyOnError(post<{ recipient: string }>(`${path(place)}/test`, wording)),
    }
  }, [get, put, post, del, notifyOnError])
}
