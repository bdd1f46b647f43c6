import { Box, Checkbox, Combobox, ComboboxOption, Field, Typography } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import { type KeyboardEvent, useState } from 'react'
import { isPartOf } from '../../../platform/panel/first-match'
import { FormDialog } from '../../../platform/panel/form-dialog'
import { TextField } from '../../../platform/panel/screen/text-field'
import { allIn, type Branch, isInBranch, joined, lastPartOf, parentOf } from '../shared/branches'
import { goesLive } from '../shared/moves'
import { nameOf } from './branch-rows'
import { MovePreview } from './move-preview'
import { useMove } from './use-move'

type Props = {
  branch: Branch
  root: Branch
  onClose: () => void
  onMoved: (to: string) => void
}

/** Asks where a branch goes, and shows what that does before it is done. */
export function MoveDialog({ branch, root, onClose, onMoved }: Props) {
  const { toggleNotification } = useNotification()
  const [parent, setParent] = useState(parentOf(branch.slug))
  const [part, setPart] = useState(lastPartOf(branch.slug))
  const [wantsPublish, setWantsPublish] = useState(false)
  const to = joined(parent, part.trim())
  const { planned, refusal, notice, isMoving, move } = useMove(branch.slug, to)
  const canPublish = planned !== undefined && planned.mayPublish && planned.pages.some(goesLive)
  const publishes = canPublish && wantsPublish
  const submit = async () => {
    if (!planned || isMoving || !(await move(publishes))) return
    const count = planned.pages.length
    const moved = count === 1 ? 'The page was moved.' : `${count} pages were moved.`
    const isLive = planned.pages.some(({ live }) => live !== null)
    const next = publishes
      ? ' Visitors find them at the new addresses within a second.'
      : ' Publish to change the addresses on the site.'
    toggleNotification({ type: 'success', message: isLive ? moved + next : moved })
    onMoved(to)
  }
  return (
    <FormDialog
      title={`Move “${nameOf(branch)}”`}
      action={publishes ? 'Move and publish' : 'Move'}
      isReady={planned !== undefined && !isMoving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PlaceField branch={branch} root={root} parent={parent} onChoose={setParent} />
      <TextField
        label="Last part of the address"
        isRequired
        hint={`The address becomes /${to}`}
        value={part}
        maxLength={120}
        error={refusal || undefined}
        onChange={setPart}
      />
      <Box aria-live="polite">
        {planned && <MovePreview planned={planned} publishes={publishes} />}
      </Box>
      {canPublish && (
        <Checkbox checked={wantsPublish} onCheckedChange={(on) => setWantsPublish(on === true)}>
          Publish the new addresses now
        </Checkbox>
      )}
      {notice !== '' && (
        <Box role="alert" background="danger100" hasRadius padding={3}>
          <Typography textColor="danger700">{notice}</Typography>
        </Box>
      )}
    </FormDialog>
  )
}

type PlaceProps = {
  branch: Branch
  root: Branch
  parent: string
  onChoose: (slug: string) => void
}

const labelOf = (branch: Branch) =>
  branch.page ? `${nameOf(branch)} (/${branch.slug})` : nameOf(branch)

/** How many places the list shows at once: with a thousand, typing is slow. */
const OFFERED = 50

/** Asks below what the branch goes: any place but those in the branch itself. */
function PlaceField({ branch, root, parent, onChoose }: PlaceProps) {
  const places = allIn(root).filter(({ slug }) => slug === '' || !isInBranch(slug, branch.slug))
  const chosen = places.find(({ slug }) => slug === parent)
  const [typed, setTyped] = useState(chosen ? labelOf(chosen) : '')
  const isTyped = typed !== '' && typed !== (chosen && labelOf(chosen))
  const offered = places
    .filter((place) => !isTyped || isPartOf(labelOf(place), typed))
    .slice(0, OFFERED)
  const choose = (place: Branch | undefined) => {
    if (!place) return
    onChoose(place.slug)
    setTyped(labelOf(place))
  }
  /** Enter chooses, and does not move anything yet. */
  const chooseByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.currentTarget.hasAttribute('aria-activedescendant')) return
    event.preventDefault()
    if (isTyped) choose(offered[0])
  }
  return (
    <Field.Root required>
      <Field.Label>Below</Field.Label>
      <Combobox
        placeholder="A part of a title or an address"
        autocomplete={{ type: 'list', filter: 'contains' }}
        value={`/${parent}`}
        textValue={typed}
        onTextValueChange={setTyped}
        onKeyDown={chooseByKey}
        onChange={(value?: string) => choose(places.find(({ slug }) => `/${slug}` === value))}
      >
        {offered.map((place) => (
          <ComboboxOption key={place.slug} value={`/${place.slug}`} textValue={labelOf(place)}>
            {labelOf(place)}
          </ComboboxOption>
        ))}
      </Combobox>
    </Field.Root>
  )
}
