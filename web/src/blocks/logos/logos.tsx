import { columnsOf } from '../../ui/columns-of'
import { Picture } from '../../ui/picture'
import { SmartLink } from '../../ui/smart-link'
import { BlockSection } from '../block-section'
import type { BlockProps } from '../block-props'

export function Logos({ block, isFirst }: BlockProps<'logos'>) {
  return (
    <BlockSection block={block} isFirst={isFirst}>
      <ul className={`logos__list ${columnsOf(block.logos, 6)}`}>
        {block.logos.map(({ name, image, url }) => {
          const mark = <Picture width="mark" image={{ ...image, alt: image.alt || name }} />
          return (
            <li className="logos__logo" key={name}>
              {url ? <SmartLink href={url}>{mark}</SmartLink> : mark}
            </li>
          )
        })}
      </ul>
    </BlockSection>
  )
}
