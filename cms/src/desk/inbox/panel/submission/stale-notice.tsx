import { Typography } from '@strapi/design-system'
import { ConflictBox } from '../../../../platform/panel/conflict-box'
import type { Change } from '../../shared/calls'
import { stateBadges } from '../../../panel/state-badges'
import type { Conflict } from './use-submission'

type NameOf = (id: number | null) => string

const textOf = ({ state, assigneeId }: Change, nameOf: NameOf) =>
  [
    state && `state ${stateBadges[state].label}`,
    assigneeId !== undefined && `assignee ${nameOf(assigneeId) || 'none'}`,
  ]
    .filter(Boolean)
    .join(', ')

type Props = {
  conflict: Conflict
  /** Who changed it, if that is known. */
  by: string | undefined
  nameOf: NameOf
  onSettle: (choice: 'mine' | 'theirs') => void
}

export const StaleNotice = ({ conflict, by, nameOf, onSettle }: Props) => (
  <ConflictBox
    title={`${by ?? 'A colleague'} changed this submission in the meantime.`}
    theirs={{ label: 'Keep theirs', onChoose: () => onSettle('theirs') }}
    mine={{ label: 'Apply mine', onChoose: () => onSettle('mine') }}
  >
    <Typography tag="p">Theirs: {textOf(conflict.theirs, nameOf)}.</Typography>
    <Typography tag="p">Yours, not saved: {textOf(conflict.mine, nameOf)}.</Typography>
  </ConflictBox>
)
