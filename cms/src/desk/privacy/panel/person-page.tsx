import { Button, Flex, Typography } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { saveFile } from '../../../platform/panel/calls/save-file'
import { datedName } from '../../../platform/shared/dated-name'
import { CandidateList } from './candidates'
import { countsOf, EraseButton, heldCount } from './erase-button'
import { HeldData } from './held-data'
import { ADD_ADDRESS, PersonSearch } from './person-search'
import { PrivacyLayout } from './privacy-layout'
import type { Candidates, Person } from './types'
import { useMayPrivacy } from './use-may-privacy'
import { usePrivacyCalls } from './use-privacy-calls'

/** Finds a person, and all that is held under their email addresses: to look at, to hand over, to erase. */
export function PersonPage() {
  const calls = usePrivacyCalls()
  const may = useMayPrivacy()
  const { toggleNotification } = useNotification()
  const [candidates, setCandidates] = useState<Candidates>()
  const [people, setPeople] = useState<Person[]>([])
  const { isBusy, attempt } = useAttempt()

  /** Adds an address to the known ones. All other people leave the screen first, whatever the search finds. */
  const find = (address: string, known: Person[]) => {
    setPeople(known)
    void attempt(async () => {
      const found = await calls.find(address)
      setPeople([...known.filter((person) => person.address !== found.address), found])
    })
  }
  const search = (text: string, known: Person[]) => {
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
      <PersonSearch
        isBusy={isBusy}
        hasPerson={people.length > 0}
        onSearch={(text) => search(text, [])}
        onAdd={(text) => search(text, people)}
        onClear={() => {
          setCandidates(undefined)
          setPeople([])
        }}
      />
      {candidates && (
        <CandidateList
          found={candidates}
          isBusy={isBusy}
          action={people.length > 0 ? ADD_ADDRESS : 'Show what is held'}
          onChoose={(address) => find(address, people)}
        />
      )}
      {people.length > 0 && may('erase') && (
        <Flex>
          <EraseButton people={people} isBusy={isBusy} onErase={() => void erase()} />
        </Flex>
      )}
      {people.map((person) => (
        <OnePerson
          key={person.address}
          person={person}
          isBusy={isBusy}
          onExport={() => void download(person)}
        />
      ))}
    </PrivacyLayout>
  )
}

type OnePersonProps = { person: Person; isBusy: boolean; onExport: () => void }

const OnePerson = ({ person, isBusy, onExport }: OnePersonProps) => (
  <>
    <Flex gap={2} wrap="wrap" justifyContent="space-between">
      <Typography tag="h2" variant="beta" style={{ overflowWrap: 'anywhere' }}>
        {person.address}
      </Typography>
      <Button variant="tertiary" disabled={isBusy} onClick={onExport}>
        Export as JSON
      </Button>
    </Flex>
    <HeldData person={person} />
  </>
)
