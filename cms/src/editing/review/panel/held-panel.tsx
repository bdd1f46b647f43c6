import { Typography } from '@strapi/design-system'
import { isLiveAtOnce } from '../../../content/shared/types'
import type { Entry } from '../../../platform/panel/document-action'
import { useIsHeld } from '../../panel/use-is-held'
import { LIVE_AT_ONCE } from '../../shared/live-at-once'

/** Beside what is live as soon as it is saved: why an editor can't save it now. */
export function HeldPanel({ model }: Entry) {
  const isHeld = useIsHeld()
  if (!isHeld || !isLiveAtOnce(model)) return null
  return { title: 'Review', isOpen: true, content: <Typography>{LIVE_AT_ONCE}</Typography> }
}
