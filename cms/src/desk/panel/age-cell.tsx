import { Typography } from '@strapi/design-system'
import { formatDateTime } from '../../platform/panel/look/format-date-time'
import { ageOf } from './age'

type Props = { moment: string; now: number }

/** How long ago the entry of a list arrived, with the exact time as a tooltip. */
export const AgeCell = ({ moment, now }: Props) => (
  <Typography
    className="age"
    tag="time"
    dateTime={moment}
    title={formatDateTime(moment)}
    textColor="neutral600"
  >
    {ageOf(moment, now)}
  </Typography>
)
