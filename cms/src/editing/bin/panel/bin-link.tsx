import { LinkButton } from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import { useRBAC } from '@strapi/strapi/admin'
import { Link, useParams } from 'react-router-dom'
import { isBinned } from '../shared/binned'

/** Beside a list: what was deleted from it. */
export function BinLink() {
  const { slug = '' } = useParams()
  return isBinned(slug) ? <LinkToBin type={slug} /> : null
}

const ofType = (name: string, subject: string) => [
  { action: `plugin::content-manager.explorer.${name}`, subject },
]

function LinkToBin({ type }: { type: string }) {
  const { allowedActions } = useRBAC({
    create: ofType('create', type),
    delete: ofType('delete', type),
  })
  if (!allowedActions.canCreate && !allowedActions.canDelete) return null
  return (
    <LinkButton
      tag={Link}
      to={`/bin?types=${type}`}
      variant="tertiary"
      size="S"
      startIcon={<Trash />}
    >
      Bin
    </LinkButton>
  )
}
