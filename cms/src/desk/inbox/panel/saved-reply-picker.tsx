import { Combobox, ComboboxOption } from '@strapi/design-system'
import type { RefObject } from 'react'
import type { ReplyDraft } from './use-reply'

type Props = {
  replies: ReplyDraft['saved']
  box: RefObject<HTMLInputElement>
  onChoose: (text: string) => void
}

/** Finds one of the team’s saved replies by a part of its name. */
export const SavedReplyPicker = ({ replies, box, onChoose }: Props) => (
  <Combobox
    ref={box}
    aria-label="Insert a saved reply"
    placeholder="Saved reply ( / )"
    size="S"
    value=""
    onChange={(id?: string | number) => {
      const chosen = replies.find((one) => String(one.id) === String(id))
      if (chosen) onChoose(chosen.text)
    }}
  >
    {replies.map(({ id, name }) => (
      <ComboboxOption key={id} value={String(id)}>
        {name}
      </ComboboxOption>
    ))}
  </Combobox>
)
