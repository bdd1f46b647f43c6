import type { Block, Image } from '@app/contract'

export type Link = { label: string; url: string }

type TextBlock = Extract<Block, { block: 'text' }>
type Nodes = TextBlock['body']
type Inline = Nodes[number]['children'][number]

export const Picture = ({ image, isEager = false }: { image: Image; isEager?: boolean }) => (
  <img
    src={image.src}
    alt={image.alt}
    width={image.width}
    height={image.height}
    loading={isEager ? 'eager' : 'lazy'}
  />
)

export const ButtonLink = ({ link }: { link: Link }) => (
  <a className="button" href={link.url}>
    {link.label}
  </a>
)

const Inlines = ({ nodes }: { nodes: Inline[] }) =>
  nodes.map((node, index) => {
    if (node.type === 'text') return <span key={index}>{node.text}</span>
    if (node.type === 'list-item') return <Inlines key={index} nodes={node.children} />
    return (
      <a key={index} href={node.url}>
        <Inlines nodes={node.children} />
      </a>
    )
  })

export const RichText = ({ nodes }: { nodes: Nodes }) =>
  nodes.map((node, index) => (
    <p key={index}>
      <Inlines nodes={node.children} />
    </p>
  ))

type HeadProps = { category?: string | undefined; title?: string | undefined; isFirst?: boolean }

export const Head = ({
  category,
  title,
  description,
  isFirst = false,
}: HeadProps & { description?: string | undefined }) => {
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <header className="head">
      {category && <p className="eyebrow">{category}</p>}
      {title && <Heading>{title}</Heading>}
      {description && <p className="lead">{description}</p>}
    </header>
  )
}
