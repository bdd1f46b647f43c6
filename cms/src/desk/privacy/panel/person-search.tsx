import { Box, Button, Flex, Searchbar, SearchForm } from '@strapi/design-system'
import { useState } from 'react'

/** What a button says that puts two addresses together. */
export const ADD_ADDRESS = 'Add as another address of this person'

type Props = {
  isBusy: boolean
  /** Whether there is a person to add an address to. */
  hasPerson: boolean
  onSearch: (typed: string) => void
  onAdd: (typed: string) => void
  onClear: () => void
}

export function PersonSearch({ isBusy, hasPerson, onSearch, onAdd, onClear }: Props) {
  const [text, setText] = useState('')
  return (
    <SearchForm
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text)
      }}
    >
      <Flex gap={2} wrap="wrap">
        <Box flex="0 1 420px">
          <Searchbar
            name="person"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onClear={() => {
              setText('')
              onClear()
            }}
            clearLabel="Clear"
            placeholder="Email address, phone, name or reference"
          >
            The person’s email address, phone number, name or reference
          </Searchbar>
        </Box>
        <Button type="submit" loading={isBusy} disabled={text.trim() === ''}>
          Find
        </Button>
        {hasPerson && (
          <Button
            variant="secondary"
            disabled={isBusy || !text.includes('@')}
            onClick={() => onAdd(text)}
          >
            {ADD_ADDRESS}
          </Button>
        )}
      </Flex>
    </SearchForm>
  )
}
