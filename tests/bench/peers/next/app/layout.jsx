import '../../page/site.css'
import content from '../../content.json'

export const metadata = {
  title: content.page.title,
  description: content.page.seo.description,
}

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
