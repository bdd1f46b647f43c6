import type { MenuEntry } from '@app/contract'
import { contentOf } from './blocks'
import type { Content } from './content'
import { Picture, RichText } from './parts'

/** The home page as each peer renders it: the texts, links and pictures of ours, in plain markup. */
export const Home = ({ page, menu, footer, site }: Content) => (
  <>
    <header className="site-header">
      <a href="/">{site.productName}</a>
      <nav aria-label="Main">
        <Menu entries={menu} />
      </nav>
    </header>
    <main>
      {page.Content.map((block, index) => (
        <section key={index} data-variant={'variant' in block ? block.variant : undefined}>
          {contentOf(block, site)}
        </section>
      ))}
    </main>
    <footer className="site-footer">
      <form>
        <label htmlFor="email">{footer.newsletterTitle}</label>
        <input id="email" name="email" type="email" required />
        <button type="submit">Subscribe</button>
      </form>
      {footer.logo && <Picture image={footer.logo} />}
      <RichText nodes={footer.description} />
      <h2>{footer.quickLinksTitle}</h2>
      <ul>
        {footer.links.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
        {site.socialLinks.map(({ network, url }) => (
          <li key={url}>
            <a href={url}>{network}</a>
          </li>
        ))}
      </ul>
      <h2>{footer.downloadTitle}</h2>
      <a href={footer.appStoreUrl}>App Store</a>
      <a href={footer.googlePlayUrl}>Google Play</a>
      {[...footer.partners, ...footer.badges].map(({ name, image, altText }) => (
        <Picture key={name} image={{ ...image, alt: altText ?? image.alt }} />
      ))}
      <p>{footer.trademark}</p>
      <p>{footer.copyright.replace('{year}', String(new Date().getFullYear()))}</p>
    </footer>
  </>
)

const Menu = ({ entries }: { entries: MenuEntry[] }) => (
  <ul>
    {entries.map((entry) => (
      <li key={entry.title}>
        {entry.type === 'INTERNAL' ? <a href={`/${entry.page}`}>{entry.title}</a> : entry.title}
        {entry.items.length > 0 && <Menu entries={entry.items} />}
      </li>
    ))}
  </ul>
)
