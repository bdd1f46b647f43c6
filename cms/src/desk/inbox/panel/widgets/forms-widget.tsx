import { staffViewOf } from '@app/contract'
import { Box, Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import type { FormOverview, Overview } from '../../shared/calls'
import type { AsJson } from '../../../../platform/panel/calls/as-json'
import { formTitles } from '../../../panel/form-titles'
import { DayBars } from './day-bars'
import { MINUTE_MS, useLoaded } from '../../../../platform/panel/screen/use-loaded'

const sum = (days: readonly number[]) => days.reduce((total, count) => total + count, 0)

/** What a form's line counts: those that wait to be opened, or where nobody waits, the arrivals. */
function countOf({ form, newCount, days }: AsJson<FormOverview>, limit: number) {
  if (staffViewOf(form).arrivesClosed)
    return { text: `${sum(days)} in 30 days`, query: `states=&forms=${form}&period=month` }
  const count = newCount >= limit ? `${limit}+` : String(newCount)
  return { text: `${count} new`, query: `states=new&forms=${form}` }
}

/** New submissions of each form, and how many arrived on each of the last thirty days. */
export function FormsWidget() {
  const { data } = useLoaded<AsJson<Overview>>('/inbox/overview', { everyMs: MINUTE_MS })
  if (data === undefined) return <Widget.Loading />
  if (data === 'failed') return <Widget.Error />
  return (
    <Box tag="ul">
      {data.forms.map((one) => {
        const { text, query } = countOf(one, data.limit)
        const isQuiet = one.newCount === 0
        return (
          <Flex tag="li" key={one.form} gap={3} paddingBottom={1} justifyContent="space-between">
            <div style={{ minWidth: 0, flex: 1 }}>
              <Typography tag={Link} to={`/inbox?${query}`} textColor="primary600" ellipsis>
                {formTitles[one.form]}
              </Typography>
            </div>
            <DayBars days={one.days} label={`${sum(one.days)} in the last 30 days`} />
            <Typography
              variant="pi"
              fontWeight={isQuiet ? 'regular' : 'bold'}
              textColor={isQuiet ? 'neutral600' : 'neutral800'}
              style={{ inlineSize: '8rem', textAlign: 'end', whiteSpace: 'nowrap' }}
            >
              {text}
            </Typography>
          </Flex>
        )
      })}
    </Box>
  )
}
