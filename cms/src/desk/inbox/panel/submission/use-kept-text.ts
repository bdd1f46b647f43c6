import { useAuth } from '@strapi/strapi/admin'
import { useMemo } from 'react'
import { forgetTyping, keepTyping, keyOf, readTyping } from '../../../../platform/panel/kept-typing'

/** What somebody wrote about a submission and has not sent: kept in this browser, for this account. */
export function useKeptText<Text extends object>(kind: 'note' | 'reply', reference: string) {
  const userId = useAuth('kept-text', ({ user }) => user?.id)
  return useMemo(() => {
    const key = keyOf(userId, kind, reference)
    return {
      read: () => {
        const kept = readTyping(key)
        return kept && { at: kept.at, text: kept.values as Text }
      },
      keep: (text: Text) => keepTyping(key, { values: text }),
      forget: () => forgetTyping(key),
    }
  }, [kind, reference, userId])
}
