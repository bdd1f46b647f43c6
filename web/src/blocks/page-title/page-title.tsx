import { type Page, pathOfSlug, variants } from '@app/contract'
import { ArrowLink } from '../../ui/button-link'
import { columnsOf } from '../../ui/columns-of'
import { Section, SectionHead } from '../../ui/section'

type Props = Required<Pick<Page, 'title' | 'related'>> & { lead?: string | undefined }

/** What a page without a titled block shows: what it is about, and where to go from it. */
export const PageTitle = ({ title, lead, related }: Props) => (
  <Section name="page-title" variant="teal" className="beamed">
    <SectionHead block={{ title, description: lead }} isFirst />
    {related.length > 0 && (
      <ul className={`page-title__links ${columnsOf(related)}`}>
        {related.map(({ slug, title: label }, index) => (
          <li key={slug} data-variant={variants[index % variants.length]}>
            <ArrowLink link={{ label, url: pathOfSlug(slug) }} />
          </li>
        ))}
      </ul>
    )}
  </Section>
)
