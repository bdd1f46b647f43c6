import type { Inline, RichText as Nodes, RichTextNode } from '@app/contract'
import { Fragment, type ReactNode } from 'react'
import { classes } from './classes'
import { below, Heading, type HeadingLevel } from './heading'
import { SmartLink } from './smart-link'

type TextNode = Extract<Inline, { type: 'text' }>

const marks = [
  ['code', 'code'],
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
] as const

const format = (node: TextNode): ReactNode =>
  marks.reduce<ReactNode>(
    (inner, [mark, Tag]) => (node[mark] ? <Tag>{inner}</Tag> : inner),
    node.text,
  )

function Inlines({ nodes }: { nodes: Inline[] }) {
  return nodes.map((node, index) =>
    node.type === 'link' ? (
      <SmartLink key={index} href={node.url}>
        <Inlines nodes={node.children} />
      </SmartLink>
    ) : (
      <Fragment key={index}>{format(node)}</Fragment>
    ),
  )
}

const isBlank = (node: RichTextNode) =>
  node.type !== 'list' &&
  node.children.every((child) => child.type === 'text' && child.text.trim() === '')

type RichTextProps = {
  nodes: Nodes
  /** The level for the highest heading in the text. */
  headingLevel?: HeadingLevel
  className?: string
}

export function RichText({ nodes, headingLevel = 3, className }: RichTextProps) {
  const levels = nodes.flatMap((node) => (node.type === 'heading' ? [node.level] : []))
  const highest = Math.min(...levels)
  return (
    <div className={classes('prose', className)}>
      {nodes.map((node, index) => {
        if (isBlank(node)) return null
        switch (node.type) {
          case 'paragraph':
            return (
              <p key={index}>
                <Inlines nodes={node.children} />
              </p>
            )
          case 'quote':
            return (
              <blockquote key={index}>
                <Inlines nodes={node.children} />
              </blockquote>
            )
          case 'heading':
            return (
              <Heading key={index} level={below(headingLevel, node.level - highest)}>
                <Inlines nodes={node.children} />
              </Heading>
            )
          case 'list': {
            const List = node.format === 'ordered' ? 'ol' : 'ul'
            return (
              <List key={index}>
                {node.children.map((item, itemIndex) => (
                  <li key={itemIndex}>
                    <Inlines nodes={item.children} />
                  </li>
                ))}
              </List>
            )
          }
        }
      })}
    </div>
  )
}
