import * as z from 'zod/mini'
import { address } from './values'

const mark = z.optional(z.boolean())

const textNode = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: mark,
  italic: mark,
  underline: mark,
  strikethrough: mark,
  code: mark,
})

const inlineLink = z.object({ type: z.literal('link'), url: address, children: z.array(textNode) })

const inline = z.array(z.discriminatedUnion('type', [textNode, inlineLink]))

const paragraph = z.object({ type: z.literal('paragraph'), children: inline })
const quote = z.object({ type: z.literal('quote'), children: inline })
const heading = z.object({
  type: z.literal('heading'),
  level: z.number().check(z.minimum(1), z.maximum(6)),
  children: inline,
})
const listItem = z.object({ type: z.literal('list-item'), children: inline })
const list = z.object({
  type: z.literal('list'),
  format: z.enum(['ordered', 'unordered']),
  children: z.array(listItem),
})

/** The nodes that the admin's rich text editor writes. */
export const richText = z.array(z.discriminatedUnion('type', [paragraph, heading, quote, list]))

export type RichText = z.infer<typeof richText>
export type RichTextNode = RichText[number]
export type Inline = z.infer<typeof inline>[number]
