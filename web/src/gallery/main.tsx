import { jobs, site } from '@app/seed'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { formRenderer } from '../app/form-renderer'
import { BlockDataProvider } from '../blocks/block-data'
import { loadAllBlocks } from '../blocks/later-blocks'
import { PageForm } from '../forms/page-form'
import { Gallery } from './gallery'
import './gallery.css'

const root = document.getElementById('root')
if (!root) throw new Error('The gallery has no #root element.')

await Promise.all([import('../app/all-styles'), loadAllBlocks()])
createRoot(root).render(
  <MemoryRouter>
    <BlockDataProvider value={{ site, jobs, renderForm: formRenderer(PageForm, site, jobs) }}>
      <Gallery shown={new URLSearchParams(location.search).get('show')} />
    </BlockDataProvider>
  </MemoryRouter>,
)
