import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { Panel } from '../../../platform/panel/screen/panel'
import { formTitles } from '../../panel/form-titles'
import type { Candidates } from './types'

type Props = {
  found: Candidates
  isBusy: boolean
  /** The label of a person’s button, which opens their address. */
  action: string
  onChoose: (address: string) => void
}

const counted = (count: number) => (count === 1 ? '1 submission' : `${count} submissions`)

/** Lists who may be meant. What has the same email address is of one person; the rest is for the officer to decide. */
export function CandidateList({ found: { people, hasMore }, isBusy, action, onChoose }: Props) {
  if (people.length === 0) return <Typography role="status">Nothing matches this.</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography role="status">
        {people.length === 1
          ? 'One match.'
          : `${people.length} matches: perhaps one person, perhaps several. Compare what matched before you put them together.`}
        {hasMore && ' Only the newest are listed: enter more of what you know.'}
      </Typography>
      {people.map(({ address, submissions }) => (
        <Panel
          key={submissions[0]?.id}
          title={`${address ?? 'Without an email address'} (${counted(submissions.length)})`}
        >
          <Flex direction="column" alignItems="stretch" gap={3}>
            <Flex gap={3} wrap="wrap" justifyContent="space-between">
              <Typography textColor="neutral600">
                {address === null
                  ? 'Open it in the inbox: a person is found and erased by an email address.'
                  : submissions.length === 1
                    ? 'Other submissions with this address are surely of the same person.'
                    : 'Surely one person: all have this address.'}
              </Typography>
              {address !== null && (
                <Button variant="secondary" disabled={isBusy} onClick={() => onChoose(address)}>
                  {action}
                </Button>
              )}
            </Flex>
            <Box tag="ul">
              {submissions.map(({ id, form, reference, receivedAt, name, matched }) => (
                <Box tag="li" key={id} paddingTop={2} paddingBottom={2}>
                  <Flex gap={3} wrap="wrap">
                    <Typography fontWeight="bold">{formTitles[form]}</Typography>
                    <Typography tag={Link} to={`/inbox/${reference}`} textColor="primary600">
                      {reference}
                    </Typography>
                    {name && <Typography>{name}</Typography>}
                    <Typography textColor="neutral600">{formatDateTime(receivedAt)}</Typography>
                    <Typography>
                      Matched: {matched.join(', ') || 'several answers together'}
                    </Typography>
                  </Flex>
                </Box>
              ))}
            </Box>
          </Flex>
        </Panel>
      ))}
    </Flex>
  )
}
