import { Box, Button, Flex, Modal, TextInput, Typography } from '@strapi/design-system'
import { Search } from '@strapi/icons'
import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import { useKept } from '../../../platform/panel/use-kept'
import { type Described, groupKinds } from './kinds'

const MOST_USED_LAST = 4

const Kinds = styled.ul`
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
`
const Kind = styled.button`
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: 100%;
  height: 100%;
  padding: 8px;
  text-align: start;
  cursor: pointer;
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  &:hover,
  &[data-first] {
    background: ${({ theme }) => theme.colors.primary100};
    border-color: ${({ theme }) => theme.colors.primary600};
  }
  & img {
    width: 100%;
    height: 7.2rem;
    object-fit: contain;
    background: ${({ theme }) => theme.colors.neutral0};
    border-radius: 2px;
  }
`

type ButtonProps = {
  info: Described['info']
  /** Enter in the search takes it. */
  isFirst: boolean
  onChoose: (stays: boolean) => void
}

const KindButton = ({ info, isFirst, onChoose }: ButtonProps) => (
  <Kind
    type="button"
    data-first={isFirst || undefined}
    onClick={({ shiftKey }) => onChoose(shiftKey)}
  >
    <img src={info.preview} alt="" />
    <span>
      <Typography tag="span" fontWeight="bold" display="block">
        {info.displayName}
      </Typography>
      <Typography tag="span" variant="pi" textColor="neutral600">
        {info.description}
      </Typography>
    </span>
  </Kind>
)

type Props = {
  kinds: readonly Described[]
  /** The section that was copied last, by its name; undefined if there is none. */
  copied: string | undefined
  onPaste: () => void
  /** With Shift, the dialog stays for another. */
  onChoose: (uid: string, stays: boolean) => void
  onClose: () => void
}

/** The dialog in which a kind of section is chosen: by its picture, its name, or what people call it. */
export function SectionChooser({ kinds, copied, onPaste, onChoose, onClose }: Props) {
  const [search, setSearch] = useState('')
  const [added, setAdded] = useState<string>()
  const [kept, keep] = useKept('sections-used-last', '')
  const usedLast = kept.split(' ').filter(Boolean)
  const groups = groupKinds(kinds, search, usedLast)
  const first = groups[0]?.kinds[0]
  const isSearch = search.trim() !== ''
  const choose = (uid: string, stays: boolean) => {
    keep([uid, ...usedLast.filter((other) => other !== uid)].slice(0, MOST_USED_LAST).join(' '))
    onChoose(uid, stays)
    if (!stays) return
    setSearch('')
    setAdded(kinds.find((kind) => kind.uid === uid)?.info.displayName)
  }
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          const content = event.currentTarget as HTMLElement
          content.querySelector<HTMLElement>('input')?.focus()
        }}
      >
        <Modal.Header>
          <Modal.Title>Add a section</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
            <TextInput
              type="search"
              aria-label="Search for a kind of section"
              placeholder="Pictures, prices, questions …"
              startAction={<Search aria-hidden />}
              value={search}
              onChange={({ target }: ChangeEvent<HTMLInputElement>) => setSearch(target.value)}
              onKeyDown={({ key, shiftKey }: KeyboardEvent) => {
                if (key === 'Enter' && isSearch && first) choose(first.uid, shiftKey)
              }}
            />
            {copied !== undefined && !isSearch && (
              <Button variant="tertiary" onClick={onPaste}>{`Paste “${copied}”`}</Button>
            )}
            {groups.map((group) => (
              <section key={group.title} aria-label={group.title}>
                <Box paddingBottom={2}>
                  <Typography tag="h3" variant="sigma" textColor="neutral600">
                    {group.title}
                  </Typography>
                </Box>
                <Kinds>
                  {group.kinds.map(({ uid, info }) => (
                    <li key={uid}>
                      <KindButton
                        info={info}
                        isFirst={isSearch && uid === first?.uid}
                        onChoose={(stays) => choose(uid, stays)}
                      />
                    </li>
                  ))}
                </Kinds>
              </section>
            ))}
            <Typography role="status">
              {groups.length === 0 ? 'No kind of section is called that.' : ''}
              {added !== undefined &&
                !isSearch &&
                `${added} is added. Choose another, or close this.`}
            </Typography>
          </Flex>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
