import { Button, Checkbox, Flex, Typography } from '@strapi/design-system'
import { Page, useFetchClient } from '@strapi/strapi/admin'
import type { AsJson } from '../../../platform/panel/calls/as-json'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { TextLink } from '../../../platform/panel/look/text-link'
import { Panel } from '../../../platform/panel/screen/panel'
import { Item, NoRows, RowList } from '../../../platform/panel/screen/rows'
import { Screen } from '../../../platform/panel/screen/screen'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { type NoticeKind, noticeKinds, type Notices } from '../shared/kinds'

type Shown = AsJson<Notices>

type ListProps = { notices: Shown['notices']; onRead: (id: number) => void }

const NoticeList = ({ notices, onRead }: ListProps) => (
  <RowList aria-label="Notices">
    {notices.map(({ id, text, path, at, isRead }) => (
      <Item key={id}>
        <Flex gap={4} justifyContent="space-between" alignItems="baseline" wrap="wrap">
          <TextLink
            to={path}
            style={{ fontWeight: isRead ? 400 : 700 }}
            onClick={() => !isRead && onRead(id)}
          >
            {text}
          </TextLink>
          <Typography variant="pi" textColor="neutral600">
            {isRead ? '' : 'Unread · '}
            {formatDateTime(at)}
          </Typography>
        </Flex>
      </Item>
    ))}
  </RowList>
)

/** The notices of whoever is signed in, and the choice of which of them are also emailed. */
export function NoticesPage() {
  const { post, put } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { data, setData } = useLoaded<Shown>('/notices/mine')
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />
  const { notices, mailed } = data
  const change = (call: Promise<{ data: Shown }>) =>
    void notifyOnError(call).then(setData, () => undefined)
  const markRead = (ids: number[]) => change(post<Shown>('/notices/read', { ids }))
  const mailWhen = (kind: NoticeKind, isOn: boolean) => {
    const others = mailed.filter((one) => one !== kind)
    change(put<Shown>('/notices/choices', { mailed: isOn ? [...others, kind] : others }))
  }
  const unread = notices.flatMap(({ id, isRead }) => (isRead ? [] : [id]))
  return (
    <Screen
      title="For you"
      subtitle="What concerns you"
      primaryAction={
        unread.length > 0 && (
          <Button variant="tertiary" onClick={() => markRead(unread)}>
            Mark all as read
          </Button>
        )
      }
    >
      {notices.length === 0 ? (
        <NoRows>
          Nothing yet. What is assigned to you, mentions you or waits for you appears here.
        </NoRows>
      ) : (
        <NoticeList notices={notices} onRead={(id) => markRead([id])} />
      )}
      <Panel title="By email, too">
        <Flex direction="column" alignItems="stretch" gap={3}>
          {(Object.keys(noticeKinds) as NoticeKind[]).map((kind) => (
            <Checkbox
              key={kind}
              checked={mailed.includes(kind)}
              onCheckedChange={(checked) => mailWhen(kind, checked === true)}
            >
              {noticeKinds[kind]}
            </Checkbox>
          ))}
        </Flex>
      </Panel>
    </Screen>
  )
}
