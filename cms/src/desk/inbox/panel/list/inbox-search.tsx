import { Searchbar, SearchForm } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'

const TYPING_PAUSE_MS = 300

type Props = {
  /** The text that the list is searched for now. */
  asked: string
  onSearch: (text: string) => void
  onClear: () => void
}

/** Searches when Enter is pressed, and when somebody pauses while they type. */
export function InboxSearch({ asked, onSearch, onClear }: Props) {
  const [text, setText] = useState(asked)
  // Takes over a text that was set elsewhere, but not one from this box: somebody may have typed on since.
  const searched = useRef(asked)
  useEffect(() => {
    if (searched.current !== asked) setText(asked)
    searched.current = asked
  }, [asked])

  const searchFor = (typed: string) => {
    searched.current = typed.trim()
    onSearch(typed.trim())
  }
  const search = useRef(searchFor)
  search.current = searchFor
  useEffect(() => {
    if (text.trim() === asked) return undefined
    const timer = setTimeout(() => search.current(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [asked, text])

  return (
    <SearchForm
      onSubmit={(event) => {
        event.preventDefault()
        searchFor(text)
      }}
    >
      <Searchbar
        name="q"
        size="S"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onClear={onClear}
        clearLabel="Clear the search"
        // Escape leaves the box, as it does every other, rather than clear it.
        onKeyDown={() => undefined}
        placeholder="Name, email, phone, message, reference"
      >
        Search the inbox
      </Searchbar>
    </SearchForm>
  )
}
