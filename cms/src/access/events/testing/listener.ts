import { addTeller, type Happening } from '../tell-others'
import { addMessenger, type Told } from '../tell-staff'

/** All that others and staff are told in these tests, whoever tells them. */
export function listen() {
  const happenings: Happening[] = []
  const messages: (Told & { userIds: readonly number[] })[] = []
  addTeller({
    tell: async (_db, told) => void happenings.push(...told),
    takeBack: async (_db, id) => {
      const at = happenings.findIndex((one) => one.id === id)
      if (at !== -1) happenings.splice(at, 1)
    },
  })
  addMessenger(async (_strapi, userIds, told) => void messages.push({ ...told, userIds }))
  const forget = () => {
    happenings.length = 0
    messages.length = 0
  }
  return { happenings, messages, forget }
}
