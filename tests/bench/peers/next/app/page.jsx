import content from '../../content.json'
import { Home } from '../../page/home'

export default function Page() {
  return <Home {...content} />
}
