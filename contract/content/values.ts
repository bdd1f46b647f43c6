import * as z from 'zod/mini'
import { variants } from './variants'

export const line = (max = 255) => z.string().check(z.minLength(1), z.maxLength(max))

const multiline = new WeakSet<object>()
export const isMultiline = (schema: object) => multiline.has(schema)

/** Several lines; the panel gives it a larger box, and the database a column without a limit. */
export const text = (max = 5000) => {
  const schema = z.string().check(z.minLength(1), z.maxLength(max))
  multiline.add(schema)
  return schema
}

/**
 * A path on this site ('/news', '#packs'), a web address, or a mail or phone link. Browsers drop tabs
 * and read a backslash as a slash, so '/<TAB>/host' and '/\host' would lead to another site.
 */
export const addressPattern = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)[ -~\xa0-\uffff]*$/

/** Where a redirect leads from: a path on this site, as a server is asked for it. */
export const pathPattern = /^\/(?:(?![\s?#\\])[ -~\xa0-\uffff])*$/

export const address = z.string().check(z.maxLength(255), z.regex(addressPattern))

export const anchor = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(60))

/** Slugs may contain a slash: 'careers/apply' is the page at /careers/apply. */
export const slug = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/))

export const variant = z.enum(variants)

export const link = z.object({ label: line(80), url: address })

export const image = z.object({
  /** The file name in seed/media and in the media library. */
  name: line(),
  src: z.string().check(z.minLength(1)),
  alt: z.string(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  /** The same picture with fewer pixels, for smaller screens. */
  smaller: z.optional(z.array(z.object({ src: z.string(), width: z.number() }))),
  /** What must stay in sight where the picture is cut, in percent from its left and from its top. */
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
})

export const list = <T extends z.core.SomeType>(item: T, max = 60) =>
  z._default(z.array(item).check(z.maxLength(max)), [])

export type Link = z.infer<typeof link>
export type Image = z.infer<typeof image>
export type Variant = z.infer<typeof variant>
