import * as z from 'zod/mini'
import { menuIcons } from './choices'
import { richText } from './rich-text'
import { address, image, line, link, list, text, variant } from './values'

const opt = z.optional

const card = z.object({
  title: line(120),
  text: text(600),
  image: opt(image),
  link: opt(link),
  variant: opt(variant),
})

const point = z.object({ title: line(160), text: opt(text(600)) })

/** The repeated parts of blocks: one entry per component in the cms's folder `items`. */
export const items = {
  card,
  link,
  'problem-solution': z.object({ problem: text(300), solution: text(300), image: opt(image) }),
  'call-box': z.object({
    title: line(160),
    text: opt(text(600)),
    button: link,
    variant: opt(variant),
    image: opt(image),
  }),
  logo: z.object({ name: line(80), image, url: opt(address) }),
  /** A ranking without a place says only what was judged, in its title, and by whom. */
  rank: z.object({
    rank: opt(line(40)),
    title: line(120),
    source: opt(line(120)),
    year: opt(line(20)),
    image: opt(image),
  }),
  statistic: z.object({ value: line(20), label: line(80) }),
  question: z.object({ question: line(200), answer: richText }),
  member: z.object({ name: line(80), role: line(120), text: opt(text(600)), image: opt(image) }),
  point,
  'press-item': z.object({
    title: line(200),
    outlet: line(80),
    date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    summary: text(600),
    url: address,
    /** The mark of who wrote it. */
    image: opt(image),
    picture: opt(image),
  }),
  'service-row': z.object({ feature: line(80), description: text(400), benefit: text(300) }),
  pack: z.object({
    name: line(120),
    price: line(40),
    requirement: opt(line(200)),
    text: opt(text(600)),
    points: list(point),
    image: opt(image),
    link,
  }),
  step: z.object({ title: line(120), text: text(600), image: opt(image) }),
  'flip-card': z.object({
    title: line(80),
    front: text(200),
    back: text(400),
    image: opt(image),
    link,
  }),
  /**
   * The summary says in a sentence what the clause means for the reader. The points stand below the text, as
   * a table of terms and what they mean.
   */
  clause: z.object({
    title: line(200),
    summary: opt(text(300)),
    body: richText,
    points: list(point, 20),
  }),
  'contact-way': z.object({
    icon: opt(z.enum(menuIcons)),
    title: line(120),
    text: opt(text(300)),
    link: opt(link),
  }),
  'code-sample': z.object({ title: line(40), code: text(2000) }),
} as const
