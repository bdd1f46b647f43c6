import { Button, Flex, Searchbar, SearchForm, Typography } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import { Fragment, useState } from 'react'
import { saveFile } from '../../../platform/panel/calls/save-file'
import { datedName } from '../../../platform/shared/dated-name'
import { countsOf, EraseButton, heldCount } from './erase-button'
import { HeldData } from './held-data'
import { PrivacyLayout } from './privacy-layout'
import type { Person } from './types'
import { useMayPrivacy } from './use-may-privacy'
import { usePrivacyCalls } from './use-privacy-calls'

/** Everything held under the email addresses of one person: to look at, to hand over, to erase. */
export function PersonPage() {
  const calls = usePrivacyCalls()
  const may = useMayPrivacy()
  const { toggleNotification } = useNotification()
  const [email, setEmail] = useState('')
  const [people, setPeople] = useState<Person[]>([])
  const [isBusy, setIsBusy] = useState(false)

  const during = async (work: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await work()
    } catch {
      // The call has shown the error.
    } finally {
      setIsBusy(false)
    }
  }
  /** Nothing of the person before stays on the screen, whatever the search finds. */
  const find = (known: Person[]) => {
    if (isBusy || email.trim() === '') return
    setPeople(known)
    void during(async () => {
      const found = await calls.find(email.trim())
      setPeople([...known.filter(({ address }) => address !== found.address), found])
    })
  }
  const download = (found: Person) =>
    during(async () => {
      const held = JSON.stringify(await calls.exportPerson(found.address), null, 2)
      saveFile(new Blob([held], { type: 'application/json' }), datedName('held-data', 'json'))
    })
  const erase = () =>
    during(async () => {
      try {
        const { erased, people: left } = await calls.erase(people)
        setPeople(left)
        toggleNotification(
          left.every((person) => heldCount(person) === 0)
            ? { type: 'success', message: `Erased: ${countsOf(erased)}` }
            : { type: 'warning', message: `Erased: ${countsOf(erased)}. More is held: see below.` },
        )
      } catch (error) {
        setPeople(await Promise.all(people.map(({ address }) => calls.find(address))))
        throw error
      }
    })

  return (
    <PrivacyLayout title="Privacy" subtitle="What is held on a person">
      <SearchForm
        onSubmit={(event) => {
          event.preventDefault()
          find([])
        }}
      >
        <Flex gap={2} wrap="wrap">
          <Searchbar
            name="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            onClear={() => {
              setEmail('')
              setPeople([])
            }}
            clearLabel="Clear"
            placeholder="Email address"
          >
            The person’s email address
          </Searchbar>
          <Button type="submit" loading={isBusy} disabled={email.trim() === ''}>
            Find
          </Button>
          {people.length > 0 && (
            <Button
              variant="secondary"
              disabled={isBusy || email.trim() === ''}
              onClick={() => find(people)}
            >
              Add as another address of this person
            </Button>
          )}
        </Flex>
      </SearchForm>
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
