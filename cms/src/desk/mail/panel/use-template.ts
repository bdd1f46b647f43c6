import { useEffect, useState } from 'react'
import { isConflict } from '../../../platform/panel/calls/is-conflict'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { type Preview, type Template, useTemplateCalls, type Wording } from './use-template-calls'

/** One template: its wording as it is typed, the preview of that, and what a colleague saved first. */
export function useTemplate(name: string) {
  const calls = useTemplateCalls()
  const [template, setTemplate] = useState<Template | 'failed'>()
  const [wording, setWording] = useState<Wording>({ subject: '', body: '' })
  const [preview, setPreview] = useState<Preview>()
  const [theirs, setTheirs] = useState<Template>()
  const { isBusy, attempt } = useAttempt()

  const show = ({ subject, body }: Wording) => setWording({ subject, body })
  useEffect(() => {
    const load = async () => {
      const stored = await calls.read(name)
      setTemplate(stored)
      show(stored)
      setPreview(await calls.preview(name, { subject: stored.subject, body: stored.body }))
    }
    load().catch(() => setTemplate((known) => known ?? 'failed'))
  }, [calls, name])

  /** Somebody else saved first: what they wrote is shown beside what is typed here. */
  const showTheirs = async (error: unknown) => {
    if (isConflict(error)) setTheirs(await calls.read(name).catch(() => undefined))
  }
  const take = (next: Template) => {
    setTemplate(next)
    show(next)
    setTheirs(undefined)
  }
  const loadPreview = async (next: Wording) => setPreview(await calls.preview(name, next))
  return {
    template,
    wording,
    setWording,
    preview,
    theirs,
    take,
    isBusy,
    save: (basedOn: Template) =>
      attempt(async () => {
        const saved = await calls.save(name, wording, basedOn.version)
        setTemplate({ ...basedOn, ...saved })
        setTheirs(undefined)
        await loadPreview(wording)
        return 'Saved. Emails sent from now on use this text.'
      }, showTheirs),
    reset: (basedOn: Template) =>
      attempt(async () => {
        const original = await calls.reset(name, basedOn.version)
        take({ ...basedOn, ...original })
        await loadPreview({ subject: original.subject, body: original.body })
        return 'The original wording is back.'
      }, showTheirs),
    sendTest: () =>
      attempt(async () => {
        const { recipient } = await calls.test(name, wording)
        return `A test is on its way to ${recipient}.`
      }),
    showPreview: () => attempt(() => loadPreview(wording)),
  }
}
