import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { firstState } from '../../shared/review-states'
import type { Change } from '../../shared/calls'
import { spamReasons } from '../../../intake/shared/spam-reasons'
import { Panel } from '../../../../platform/panel/screen/panel'
import type { Submission } from '../types'

type Props = { submission: Submission; onChange: (change: Change) => void }

/** What speaks for spam, and the verdict, which one click reverses. */
export function SpamPanel({ submission: { form, state, spam }, onChange }: Props) {
  const isSpam = state === 'spam'
  return (
    <Panel title="Spam check">
      <Flex direction="column" alignItems="stretch" gap={3}>
        {spam.reasons.length === 0 ? (
          <Typography>Nothing about it looks like spam.</Typography>
        ) : (
          <>
            <Typography fontWeight="bold">Score {spam.score} of 100</Typography>
            <Box tag="ul" aria-label="Reasons for the spam score">
              {spam.reasons.map((reason) => (
                <Typography tag="li" key={reason}>
                  {spamReasons[reason].text}
                </Typography>
              ))}
            </Box>
          </>
        )}
        <Flex>
          <Button
            variant={isSpam ? 'secondary' : 'danger-light'}
            onClick={() => onChange({ state: isSpam ? firstState(form) : 'spam' })}
          >
            {isSpam ? 'Not spam' : 'Mark as spam'}
          </Button>
        </Flex>
      </Flex>
    </Panel>
  )
}
