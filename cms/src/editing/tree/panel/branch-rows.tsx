import {
  Button,
  Flex,
  IconButton,
  Link as OutsideLink,
  LinkButton,
  Typography,
} from '@strapi/design-system'
import { ChevronDown, ChevronRight } from '@strapi/icons'
import { pathOfSlug } from '@app/contract'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { editPathOf } from '../../../content/panel/edit-path'
import { PAGE } from '../../../content/shared/types'
import { TextLink } from '../../../platform/panel/look/text-link'
import { Badge, type BadgeLook } from '../../../platform/panel/screen/badge'
import { addressOf, type Branch, type TreePage } from '../shared/branches'
import { addPathOf } from './begun-address'

const INDENT = 24
/** More rows are shown when asked for: a screen of a thousand is slow. */
const ROWS = 100

const Line = styled.div<{ $level: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  padding: 8px 16px 8px ${({ $level }) => 12 + $level * INDENT}px;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  overflow-wrap: anywhere;
  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
  strong {
    color: ${({ theme }) => theme.colors.neutral800};
  }
  a[target] span {
    font-size: 1.2rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  @media (max-width: 767px) {
    padding: 8px 12px 8px ${({ $level }) => 4 + $level * 12}px;
  }
`

const stateOf = ({ liveSlug, isModified }: TreePage): BadgeLook => {
  if (liveSlug === null) return { label: 'Draft', variant: 'secondary' }
  return isModified
    ? { label: 'Modified', variant: 'primary' }
    : { label: 'Published', variant: 'success' }
}

/** What all rows of the tree share. */
export type TreeView = {
  siteUrl: string
  isOpen: (branch: Branch) => boolean
  onToggle: (branch: Branch) => void
  onMove: ((branch: Branch) => void) | undefined
  mayAdd: boolean
  findings: ReadonlyMap<string, number>
  cells: (documentId: string) => ReactNode
}

type Props = { branch: Branch; level: number; view: TreeView }

/** By which a row is found after its branch has moved. */
export const rowId = (slug: string) => `branch-${slug}`

/** A branch with all that is below it, as far as it is open. */
export function BranchRows({ branch, level, view }: Props) {
  const isOpen = view.isOpen(branch)
  return (
    <li>
      <Row branch={branch} level={level} view={view} />
      {isOpen && branch.below.length > 0 && (
        <BranchList below={branch.below} level={level + 1} view={view} name={nameOf(branch)} />
      )}
    </li>
  )
}

type ListProps = { below: readonly Branch[]; level: number; view: TreeView; name: string }

function BranchList({ below, level, view, name }: ListProps) {
  const [count, setCount] = useState(ROWS)
  const more = below.length - count
  return (
    <ul aria-label={`Below ${name}`}>
      {below.slice(0, count).map((branch) => (
        <BranchRows key={branch.slug} branch={branch} level={level} view={view} />
      ))}
      {more > 0 && (
        <Line as="li" $level={level}>
          <Button variant="tertiary" size="S" onClick={() => setCount(count + ROWS)}>
            {`Show more: ${more} left`}
          </Button>
        </Line>
      )}
    </ul>
  )
}

/** What a branch is called: by the title of its page, or by its address. */
export const nameOf = (branch: Branch) =>
  branch.page ? branch.page.title || 'Untitled' : addressOf(branch)

function Row({ branch, level, view }: Props) {
  const { page, below, slug } = branch
  const isRoot = slug === ''
  const name = nameOf(branch)
  return (
    <Line $level={level} id={rowId(slug)}>
      <Flex flex="1 1 200px" minWidth={0} gap={1}>
        <Flex width="32px" flex="none">
          {below.length > 0 && !isRoot && (
            <IconButton
              size="XS"
              variant="ghost"
              withTooltip={false}
              label={`Below ${name}`}
              aria-expanded={view.isOpen(branch)}
              onClick={() => view.onToggle(branch)}
            >
              {view.isOpen(branch) ? <ChevronDown /> : <ChevronRight />}
            </IconButton>
          )}
        </Flex>
        <Flex direction="column" alignItems="flex-start" minWidth={0}>
          {page ? (
            <TextLink to={editPathOf({ uid: PAGE, documentId: page.documentId })}>
              <strong>{name}</strong>
            </TextLink>
          ) : (
            <Typography textColor="neutral600">{`${name} has no page of its own`}</Typography>
          )}
          {page && <Address page={page} address={addressOf(branch)} siteUrl={view.siteUrl} />}
        </Flex>
      </Flex>
      {page && <Facts page={page} view={view} />}
      <Flex flex={{ initial: '1 0 auto', medium: '0 0 200px' }} justifyContent="flex-end">
        {view.mayAdd && (
          <LinkButton
            tag={Link}
            to={addPathOf(slug)}
            variant="ghost"
            size="S"
            aria-label={`Add below ${name}`}
          >
            Add below
          </LinkButton>
        )}
        {view.onMove && !isRoot && (
          <Button
            variant="ghost"
            size="S"
            aria-label={`Move ${name}`}
            onClick={() => view.onMove?.(branch)}
          >
            Move
          </Button>
        )}
      </Flex>
    </Line>
  )
}

type AddressProps = { page: TreePage; address: string; siteUrl: string }

/** The page's address, which leads to it if visitors find it there. */
function Address({ page, address, siteUrl }: AddressProps) {
  const live = page.liveSlug === null ? null : pathOfSlug(page.liveSlug)
  return (
    <>
      {live !== address && (
        <Typography variant="pi" textColor="neutral600">
          {address}
        </Typography>
      )}
      {live !== null && (
        <OutsideLink href={siteUrl + live} isExternal>
          {live === address ? live : `${live} until it is published`}
        </OutsideLink>
      )}
    </>
  )
}

function Facts({ page, view }: { page: TreePage; view: TreeView }) {
  const count = view.findings.get(page.documentId) ?? 0
  return (
    <Flex gap={3} wrap="wrap" minWidth={{ initial: 0, medium: '220px' }}>
      <Badge look={stateOf(page)} />
      {view.cells(page.documentId)}
      {count > 0 && (
        <Typography variant="pi" textColor="warning700">{`${count} to check`}</Typography>
      )}
    </Flex>
  )
}
