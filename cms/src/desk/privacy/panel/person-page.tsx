import { Button, Flex, Searchbar, SearchForm, Typography } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { saveFile } from '../../../platform/panel/calls/save-file'
import { countsOf, EraseButton, heldCount } from './erase-button'
import { HeldData } from './held-data'
import { PrivacyLayout } from './privacy-layout'
import type { Person } from './types'
import { useMayPrivacy } from './use-may-privacy'
import { usePrivacyCalls } from './use-privacy-calls'

/** Everything held under an email address: to look at, to hand over, to erase. */
export function PersonPage() {
  const calls = usePrivacyCalls()
  const may = useMayPrivacy()
  const { toggleNotification } = useNotification()
  const [email, setEmail] = useState('')
  const [person, setPerson] = useState<Person>()
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
  const find = () => during(async () => setPerson(await calls.find(email.trim())))
  const download = (found: Person) =>
    during(async () => {
      const held = JSON.stringify(await calls.exportPerson(found.address), null, 2)
      saveFile(new Blob([held], { type: 'application/json' }), 'held-data.json')
    })
  const erase = (found: Person) =>
    during(async () => {
      try {
        const { erased, ...left } = await calls.erase(found.address, found.digest)
        setPerson(left)
        toggleNotification(
          heldCount(left) === 0
            ? { type: 'success', message: `Erased: ${countsOf(erased)}` }
            : { type: 'warning', message: `Erased: ${countsOf(erased)}. More is held: see below.` },
        )
      } catch (error) {
        setPerson(await calls.find(found.address))
        throw error
      }
    })

  return (
    <PrivacyLayout title="Privacy" subtitle="What is held on a person">
      <SearchForm
        onSubmit={(event) => {
          event.preventDefault()
          void find()
        }}
      >
        <Flex gap={2} wrap="wrap">
          <Searchbar
            name="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            onClear={() => {
              setEmail('')
              setPerson(undefined)
            }}
            clearLabel="Clear"
            placeholder="Email address"
          >
            The person’s email address
          </Searchbar>
          <Button type="submit" loading={isBusy} disabled={email.trim() === ''}>
            Find
          </Button>
        </Flex>
      </SearchForm>
      {person && (
        <>
          <Flex gap={2} wrap="wrap" justifyContent="space-between">
            <Typography tag="h2" variant="beta">
              {person.address}
            </Typography>
            <Flex gap={2} wrap="wrap">
              <Button variant="tertiary" disabled={isBusy} onClick={() => void download(person)}>
                Export as JSON
              </Button>
              {may('erase') && (
                <EraseButton person={person} isBusy={isBusy} onErase={() => void erase(person)} />
              )}
            </Flex>
          </Flex>
          <HeldData person={person} />
        </>
      )}
    </PrivacyLayout>
  )
}
