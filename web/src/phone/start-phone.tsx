import { createRoot } from 'react-dom/client'
import { LivePhone, type LivePhoneProps } from './live-phone'

/** Makes the phone that the server has sent as an image one that can be used. */
export function startPhone(element: HTMLElement) {
  const settings = JSON.parse(element.dataset['phone'] ?? '') as LivePhoneProps
  createRoot(element).render(<LivePhone {...settings} />)
}
