import { Searchbar, SearchForm } from '@strapi/design-system'
import { useEffect, useState } from 'react'

type Props = {
  /** What a screen reader calls the field. */
  label: string
  placeholder: string
  /** What the list shows now. */
  asked: string
  onSearch: (text: string) => void
}

/** Searches when Enter is pressed, and when it is cleared. */
export function SearchField({ label, placeholder, asked, onSearch }: Props) {
  const [text, setText] = useState(asked)
  useEffect(() => setText(asked), [asked])
  return (
    <SearchForm
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <Searchbar
        name="q"
        size="S"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onClear={() => {
          setText('')
          onSearch('')
        }}
        clearLabel="Clear the search"
        placeholder={placeholder}
      >
        {label}
      </Searchbar>
    </SearchForm>
  )
}
