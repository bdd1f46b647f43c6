import { Box, Button, Checkbox, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { AsJson } from '../../../platform/panel/calls/as-json'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { TextLink } from '../../../platform/panel/look/text-link'
import { Panel } from '../../../platform/panel/panel'
import { type NoticeKind, noticeKinds, type Notices } from '../shared/kinds'

type Shown = AsJson<Notices>

/** What concerns whoever is signed in, and of what they are told by email. */
export function NoticesPage() {
  const { get, post, put } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const [shown, setShown] = useState<Shown | 'failed'>()
  useEffect(() => {
    get<Shown>('/notices/mine').then(
      ({ data }) => setShown(data),
      () => setShown('failed'),
    )
  }, [get])
  if (shown === 'failed') return <Page.Error />
  if (shown === undefined) return <Page.Loading />
  const change = (call: Promise<{ data: Shown }>) =>
    void notifyOnError(call).then(setShown, () => undefined)
  const markRead = (ids: number[]) => change(post<Shown>('/notices/read', { ids }))
  const mailWhen = (kind: NoticeKind, isOn: boolean) => {
    const others = shown.mailed.filter((one) => one !== kind)
    change(put<Shown>('/notices/choices', { mailed: isOn ? [...others, kind] : others }))
  }
  const unread = shown.notices.flatMap(({ id, isRead }) => (isRead ? [] : [id]))
  return (
    <Page.Main>
      <Page.Title>For you</Page.Title>
      <Layouts.Header
        title="For you"
        subtitle="What concerns you"
        primaryAction={
          unread.length > 0 && (
            <Button variant="tertiary" onClick={() => markRead(unread)}>
              Mark all as read
            </Button>
          )
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          {shown.notices.length === 0 ? (
            <Box background="neutral0" padding={8} hasRadius>
              <Typography textColor="neutral600">
                Nothing yet. What is assigned to you, mentions you or waits for you appears here.
              </Typography>
            </Box>
          ) : (
            <Flex
              tag="ul"
              aria-label="Notices"
              direction="column"
              alignItems="stretch"
              background="neutral0"
              hasRadius
              shadow="tableShadow"
            >
              {shown.notices.map(({ id, text, path, at, isRead }) => (
                <Flex
                  tag="li"
                  key={id}
                  padding={4}
                  gap={4}
                  justifyContent="space-between"
                  alignItems="baseline"
                  wrap="wrap"
                >
                  <TextLink
                    to={path}
                    style={{ fontWeight: isRead ? 400 : 700, overflowWrap: 'anywhere' }}
                    onClick={() => !isRead && markRead([id])}
                  >
                    {text}
                  </TextLink>
                  <Typography variant="pi" textColor="neutral600">
                    {isRead ? '' : 'Unread · '}
                    {formatDateTime(at)}
                  </Typography>
                </Flex>
              ))}
            </Flex>
          )}
          <Panel title="By email, too">
            <Flex direction="column" alignItems="stretch" gap={3}>
              {(Object.keys(noticeKinds) as NoticeKind[]).map((kind) => (
                <Checkbox
                  key={kind}
                  checked={shown.mailed.includes(kind)}
                  onCheckedChange={(checked) => mailWhen(kind, checked === true)}
                >
                  {noticeKinds[kind]}
                </Checkbox>
              ))}
            </Flex>
          </Panel>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
