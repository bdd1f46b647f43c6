import type { Present } from '../shared/calls'

/** "Ana Editor is typing here." */
export const sentenceFor = ({ name, isSelf, isTyping }: Omit<Present, 'since'>): string => {
  const who = isSelf ? 'You, in another window,' : name
  const verb = isSelf ? 'are' : 'is'
  return isTyping ? `${who} ${verb} typing here.` : `${who} ${verb} here, too.`
}
