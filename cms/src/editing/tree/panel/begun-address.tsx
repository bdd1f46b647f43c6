import { nameInSlug } from '@app/contract'
import { Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PAGE } from '../../../content/shared/types'
import type { Entry } from '../../../platform/panel/document-action'
import { joined } from '../shared/branches'

const NAME = 'BegunAddress'
const BELOW = 'below'

/** The panel's address for a new page below another. */
export const addPathOf = (slug: string) =>
  `/content-manager/collection-types/${PAGE}/create?${BELOW}=${encodeURIComponent(slug)}`

/**
 * Beside a new page that was begun in the tree: its slug follows the title until somebody types another. An untouched
 * form stays untouched, so that leaving it asks nothing and what was typed here before is still offered.
 */
export function BegunAddress({ model, documentId }: Entry) {
  const below = useSearchParams()[0].get(BELOW) ?? ''
  const { title, slug } = useForm(NAME, ({ values }) => values as Record<string, unknown>)
  const onChange = useForm(NAME, (form) => form.onChange)
  const begun = useRef('')
  const isBegun = model === PAGE && documentId === undefined && below !== ''
  const isUntouched = (slug ?? '') === begun.current
  const part = typeof title === 'string' ? nameInSlug(title) : ''

  useEffect(() => {
    if (!isBegun || !isUntouched) return
    const next = part === '' ? '' : joined(below, part)
    if (next === begun.current) return
    begun.current = next
    onChange('slug', next)
  }, [isBegun, isUntouched, below, part, onChange])

  if (!isBegun) return null
  return {
    title: 'Address',
    content: (
      <Typography>{`A page below /${below}. Its slug follows the title, and you can change it.`}</Typography>
    ),
  }
}
