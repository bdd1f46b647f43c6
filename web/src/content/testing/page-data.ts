import { footer, site } from '@app/seed'
import type { PageData } from '../page-data'
import { rawItem } from '../../cms/testing/fake-service'

export const pageData = (changes: Partial<PageData>): PageData => ({
  source: 'cms',
  menu: [{ ...rawItem('From the server'), type: 'INTERNAL' }],
  footer,
  site,
  ...changes,
})
