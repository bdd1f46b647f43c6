import type { Block, SiteSetting } from '@app/contract'
import type { ReactNode } from 'react'
import { ButtonLink, Head, Picture, RichText } from './parts'

type BlockOf<Name extends Block['block']> = Extract<Block, { block: Name }>

const Hero = (block: BlockOf<'hero'>, site: SiteSetting) => (
  <>
    <div>
      <Head {...block} isFirst />
      {block.button && <ButtonLink link={block.button} />}
      {block.secondButton && <ButtonLink link={block.secondButton} />}
      <a href={site.appStoreUrl}>App Store</a>
      <a href={site.googlePlayUrl}>Google Play</a>
    </div>
    {block.image && <Picture image={block.image} isEager />}
  </>
)

const Ranking = (block: BlockOf<'ranking'>) => (
  <>
    <Head {...block} />
    <ul className="grid">
      {block.ranks.map(({ rank, title, source, image }) => (
        <li key={title}>
          {image && <Picture image={image} />}
          {rank && <p className="ranking__place">{rank}</p>}
          <h3>{title}</h3>
          <p>{source}</p>
        </li>
      ))}
    </ul>
    {block.document && <ButtonLink link={block.document} />}
  </>
)

const Video = (block: BlockOf<'video'>) => (
  <>
    <Head {...block} />
    <a href={block.videoUrl}>
      {block.poster && <Picture image={block.poster} />}
      {block.playLabel}
    </a>
  </>
)

const Logos = (block: BlockOf<'logos'>) => (
  <>
    <Head {...block} />
    <ul className="grid">
      {block.logos.map(({ name, image }) => (
        <li key={name}>
          <Picture image={image} />
        </li>
      ))}
    </ul>
  </>
)

const Feature = (block: BlockOf<'feature'>) => (
  <>
    {block.image && <Picture image={block.image} />}
    <div>
      <Head {...block} />
      {block.body && <RichText nodes={block.body} />}
      <ul>
        {block.points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </>
)

const ProblemSolution = (block: BlockOf<'problem-solution'>) => (
  <>
    <Head {...block} />
    <ul className="grid">
      {block.pairs.map(({ problem, solution, image }) => (
        <li key={problem}>
          {image && <Picture image={image} />}
          <p>{problem}</p>
          <p>{solution}</p>
        </li>
      ))}
    </ul>
  </>
)

const Cards = (block: BlockOf<'cards'>) => (
  <>
    <Head {...block} />
    <ul className="grid">
      {block.cards.map(({ title, text, image, link, variant }) => (
        <li key={title} data-variant={variant}>
          {image && <Picture image={image} />}
          <h3>{title}</h3>
          <p>{text}</p>
          {link && <ButtonLink link={link} />}
        </li>
      ))}
    </ul>
  </>
)

const CallToAction = (block: BlockOf<'call-to-action'>) => (
  <ul className="grid">
    {block.boxes.map(({ title, text, button, variant }) => (
      <li key={title} data-variant={variant}>
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonLink link={button} />
      </li>
    ))}
  </ul>
)

const Statistics = (block: BlockOf<'statistics'>) => (
  <>
    <Head {...block} />
    <dl className="grid">
      {block.statistics.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {block.note && <p>{block.note}</p>}
    {block.map && <Picture image={block.map} />}
  </>
)

const Faq = (block: BlockOf<'faq'>) => (
  <>
    <Head {...block} />
    {block.questions.map(({ question, answer }) => (
      <details key={question} name="faq">
        <summary>{question}</summary>
        <RichText nodes={answer} />
      </details>
    ))}
  </>
)

const Phone = (block: BlockOf<'phone'>) => (
  <>
    <Head {...block} />
    <img
      src="/phone.svg"
      alt={`The app before a payment to ${block.shop}`}
      width="390"
      height="844"
      loading="lazy"
    />
    {block.note && <p className="lead">{block.note}</p>}
    <ol className="grid">
      {block.points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </>
)

const SaleBanner = (site: SiteSetting) => (
  <p>
    {site.saleBannerText} <a href={site.saleBannerUrl}>{site.saleBannerButton}</a>
  </p>
)

/** The blocks of the home page. The bench stops if it uses another one, since a text is then missing. */
export function contentOf(block: Block, site: SiteSetting): ReactNode {
  switch (block.block) {
    case 'hero':
      return Hero(block, site)
    case 'ranking':
      return Ranking(block)
    case 'video':
      return Video(block)
    case 'logos':
      return Logos(block)
    case 'feature':
      return Feature(block)
    case 'problem-solution':
      return ProblemSolution(block)
    case 'cards':
      return Cards(block)
    case 'call-to-action':
      return CallToAction(block)
    case 'statistics':
      return Statistics(block)
    case 'faq':
      return Faq(block)
    case 'phone':
      return Phone(block)
    case 'sale-banner':
      return SaleBanner(site)
    default:
      return null
  }
}
