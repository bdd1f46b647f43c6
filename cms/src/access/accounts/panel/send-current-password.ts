import { adminApi } from '@strapi/strapi/admin'

type Request = { data: Record<string, unknown> }
type Endpoint = { query?: (body: object) => Request }

const typed = (): string =>
  document.querySelector<HTMLInputElement>('input[name="currentPassword"]')?.value ?? ''

/**
 * The server asks for the current password before it changes an email address, but Strapi's profile
 * form sends it along with a new password only.
 */
export function sendCurrentPassword() {
  const updateMe = (endpoint: Endpoint) => {
    const { query } = endpoint
    if (!query) return
    endpoint.query = (body) => {
      const request = query(body)
      const currentPassword = typed()
      return currentPassword === ''
        ? request
        : { ...request, data: { ...request.data, currentPassword } }
    }
  }
  adminApi.enhanceEndpoints({ endpoints: { updateMe } as never })
}
