import { Box, Button, Flex, Searchbar, SearchForm, Typography } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import { Fragment, useState } from 'react'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { saveFile } from '../../../platform/panel/calls/save-file'
import { datedName } from '../../../platform/shared/dated-name'
import { CandidateList } from './candidates'
import { countsOf, EraseButton, heldCount } from './erase-button'
import { HeldData } from './held-data'
import { PrivacyLayout } from './privacy-layout'
import type { Candidates, Person } from './types'
import { useMayPrivacy } from './use-may-privacy'
import { usePrivacyCalls } from './use-privacy-calls'

/** Finds a person, and all that is held under their email addresses: to look at, to hand over, to erase. */
export function PersonPage() {
  const calls = usePrivacyCalls()
  const may = useMayPrivacy()
  const { toggleNotification } = useNotification()
  const [text, setText] = useState('')
  const [candidates, setCandidates] = useState<Candidates>()
  const [people, setPeople] = useState<Person[]>([])
  const { isBusy, attempt } = useAttempt()

  /** Nothing of the person before stays on the screen, whatever the search finds. */
  const find = (address: string, known: Person[]) => {
    setPeople(known)
    void attempt(async () => {
      const found = await calls.find(address)
      setPeople([...known.filter((person) => person.address !== found.address), found])
    })
  }
  const search = (known: Person[]) => {
    const typed = text.trim()
    if (isBusy || typed === '') return
    setCandidates(undefined)
    if (typed.includes('@')) return find(typed, known)
    setPeople(known)
    void attempt(async () => setCandidates(await calls.findCandidates(typed)))
  }
  const download = (found: Person) =>
    attempt(async () => {
      const held = JSON.stringify(await calls.exportPerson(found.address), null, 2)
      saveFile(new Blob([held], { type: 'application/json' }), datedName('held-data', 'json'))
    })
  const erase = () =>
    attempt(
      async () => {
        const { erased, people: left } = await calls.erase(people)
        setPeople(left)
        toggleNotification(
          left.every((person) => heldCount(person) === 0)
            ? { type: 'success', message: `Erased: ${countsOf(erased)}` }
            : { type: 'warning', message: `Erased: ${countsOf(erased)}. More is held: see below.` },
        )
      },
      async () => setPeople(await Promise.all(people.map(({ address }) => calls.find(address)))),
    )

  return (
    <PrivacyLayout title="Privacy" subtitle="What is held on a person">
      <SearchForm
        onSubmit={(event) => {
          event.preventDefault()
          search([])
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
                setCandidates(undefined)
                setPeople([])
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
          {people.length > 0 && (
            <Button
              variant="secondary"
              disabled={isBusy || !text.includes('@')}
              onClick={() => search(people)}
            >
              Add as another address of this person
            </Button>
          )}
        </Flex>
      </SearchForm>
      {candidates && (
        <CandidateList
          found={candidates}
          isBusy={isBusy}
          action={people.length > 0 ? 'Add as another address of this person' : 'Show what is held'}
          onChoose={(address) => find(address, people)}
        />
      )}
      {people.length > 0 && may('erase') && (
        <Flex>
          <EraseButton people={people} isBusy={isBusy} onErase={() => void erase()} />
        </Flex>
      )}
      {people.map((person) => (
        <Fragment key={person.address}>
          <Flex gap={2} wrap="wrap" justifyContent="space-between">
            <Typography tag="h2" variant="beta" style={{ overflowWrap: 'anywhere' }}>
              {person.address}
            </Typography>
            <Button variant="tertiary" disabled={isBusy} onClick={() => void download(person)}>
              Export as JSON
            </Button>
          </Flex>
          <HeldData person={person} />
        </Fragment>
      ))}
    </PrivacyLayout>
  )
}
