import { Typography } from '@strapi/design-system'
import { formatDateTime } from '../../platform/panel/look/format-date-time'
import { ageOf } from './age'

type Props = { moment: string; now: number }

/** In a row of a list: how long ago it came, and when exactly under the pointer. */
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
