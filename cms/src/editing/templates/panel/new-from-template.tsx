import { Button } from '@strapi/design-system'
import { Layout } from '@strapi/icons'
import { useRBAC } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { hasSlug, kindOf, type TypeWithSlug } from '../../../content/shared/types'
import { mayCreate } from './may-create'
import { TemplateDialog } from './template-dialog'

/** Beside a list: begins an entry with a template. */
export function NewFromTemplate() {
  const { slug = '' } = useParams()
  return hasSlug(slug) ? <NewOf type={slug} /> : null
}

function NewOf({ type }: { type: TypeWithSlug }) {
  const { allowedActions } = useRBAC(mayCreate(type))
  const [isOpen, setIsOpen] = useState(false)
  if (!allowedActions.canCreate) return null
  return (
    <>
      <Button variant="tertiary" size="S" startIcon={<Layout />} onClick={() => setIsOpen(true)}>
        {`New ${kindOf(type)} from a template`}
      </Button>
      {isOpen && <TemplateDialog type={type} onClose={() => setIsOpen(false)} />}
    </>
  )
}
