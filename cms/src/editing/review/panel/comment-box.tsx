import { Button, Field, Flex, Textarea, TextButton, Typography } from '@strapi/design-system'
import { type AddedKind, MAX_COMMENT_LENGTH } from '../shared/calls'
import { typedComments, useTypedComment } from './typed-comments'

type Props = {
  entry: string
  error: string
  isBusy: boolean
  hint: string | undefined
  maySendBack: boolean
  /** What it is about, if that is not the whole entry. */
  about: string | undefined
  forget: () => void
  /** Resolves to true once it is stored. */
  add: (kind: AddedKind, text: string) => Promise<boolean>
}

/**
 * A component of its own, so that it shows each letter at once: Strapi draws the rest of a side panel a moment late.
 */
export function CommentBox({ entry, error, isBusy, hint, maySendBack, about, forget, add }: Props) {
  const text = useTypedComment(entry)
  const isEmpty = text.trim() === ''
  const send = async (kind: AddedKind) => {
    if (!(await add(kind, text))) return
    typedComments.clear(entry, text)
    forget()
  }
  return (
    <>
      {about !== undefined && (
        <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
          {about} <TextButton onClick={forget}>Cancel</TextButton>
        </Typography>
      )}
      <Field.Root error={error} hint={hint} data-new-comment>
        <Field.Label>New comment</Field.Label>
        <Textarea
          value={text}
          maxLength={MAX_COMMENT_LENGTH}
          onChange={(event: { target: { value: string } }) =>
            typedComments.set(entry, event.target.value)
          }
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <Flex gap={2} justifyContent="flex-end" wrap="wrap">
        {maySendBack && (
          <Button
            variant="danger-light"
            disabled={isEmpty || isBusy}
            onClick={() => void send('sent-back')}
          >
            Send back
          </Button>
        )}
        <Button
          variant="tertiary"
          disabled={isEmpty || isBusy}
          onClick={() => void send('comment')}
        >
          Comment
        </Button>
      </Flex>
    </>
  )
}
