import { Button, Flex, Typography } from '@strapi/design-system'
import { Fragment, useState } from 'react'
import { styled } from 'styled-components'
import type { ListedFile } from '../server/routes'
import { editPathOf, filePathOf } from '../../../content/panel/edit-path'
import { TextLink } from '../../../platform/panel/look/text-link'
import { adviceOn } from './advice'
import { isUsed } from './is-used'

const AT_ONCE = 50

const List = styled.ul`
  background: ${({ theme }) => theme.colors.neutral0};
  border-radius: 4px;
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
`

const Item = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px;
  padding: 12px 20px;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  overflow-wrap: anywhere;
  &:first-child {
    border-top: 0;
  }
  img {
    width: 72px;
    height: 56px;
    object-fit: contain;
    background: ${({ theme }) => theme.colors.neutral100};
  }
  @media (max-width: 767px) {
    grid-template-columns: 72px minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`

const sizeOf = ({ width, height, size }: ListedFile) =>
  [
    width && height ? `${width} × ${height}` : '',
    size >= 1000 ? `${(size / 1000).toFixed(1)} MB` : `${Math.ceil(size)} KB`,
  ]
    .filter(Boolean)
    .join(', ')

/** The first files, and a button for more of them. */
export function FileList({ files }: { files: ListedFile[] }) {
  const [count, setCount] = useState(AT_ONCE)
  if (files.length === 0) return null
  return (
    <>
      <List aria-label="Files">
        {files.slice(0, count).map((file) => (
          <FileItem key={file.id} file={file} />
        ))}
      </List>
      {files.length > count && (
        <Flex justifyContent="center">
          <Button variant="tertiary" onClick={() => setCount(count + AT_ONCE)}>
            Show more
          </Button>
        </Flex>
      )}
    </>
  )
}

const FileItem = ({ file }: { file: ListedFile }) => (
  <Item>
    {file.mime.startsWith('image/') ? <img src={file.small} alt="" loading="lazy" /> : <span />}
    <div>
      <TextLink to={filePathOf(file.id)}>{file.name}</TextLink>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {sizeOf(file)}
      </Typography>
      {file.alternativeText && <Typography tag="p">{file.alternativeText}</Typography>}
    </div>
    <div>
      <Typography tag="p" textColor={isUsed(file) ? 'neutral800' : 'neutral600'}>
        {!isUsed(file) && 'Used nowhere'}
        {file.uses.map((use, index) => (
          <Fragment key={use.documentId}>
            {index > 0 && ', '}
            <TextLink to={editPathOf(use)}>{use.title}</TextLink>
          </Fragment>
        ))}
        {file.others > 0 &&
          `${file.uses.length > 0 ? ' and ' : ''}${file.others} more that you may not read`}
      </Typography>
      {adviceOn(file).map((sentence) => (
        <Typography key={sentence} tag="p" variant="pi" textColor="warning700">
          {sentence}
        </Typography>
      ))}
    </div>
  </Item>
)
