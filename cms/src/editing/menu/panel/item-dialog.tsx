import {
  Combobox,
  ComboboxOption,
  Field,
  Radio,
  SingleSelect,
  SingleSelectOption,
} from '@strapi/design-system'
import { MAX_MENU_REASON, menuIcons } from '@app/contract'
import { type KeyboardEvent, useState } from 'react'
import {
  type ItemKind,
  itemKinds,
  MAX_ADDRESS_LENGTH,
  MAX_TITLE_LENGTH,
  type MenuDesk,
} from '../../shared/menu'
import { TextField } from '../../../platform/panel/screen/text-field'
import { firstMatch } from '../../../platform/panel/first-match'
import { FormDialog } from '../../../platform/panel/form-dialog'
import { problemOf, problemOfReason } from '../../shared/menu-problem'
import { iconNames } from './icon-names'
import { ItemWords } from './item-words'
import type { Pages, Row } from './rows'

type Props = {
  row: Row
  isNew: boolean
  pages: Pages
  languages: MenuDesk['languages']
  onClose: () => void
  onApply: (row: Row) => void
}

const kinds = Object.keys(itemKinds) as ItemKind[]

/** The problems of a row, each at the field that has it. */
function problemsOf(row: Row) {
  const reason = problemOfReason(row)
  // A heading without an address can only have a wrong title.
  const title = problemOf({ ...row, kind: 'heading', address: '', reason: '' })
  const target = title === undefined ? problemOf({ ...row, reason: '' }) : undefined
  return { reason, title, target }
}

/** Without spaces around its texts, and without what another kind of item has. */
const tidied = (row: Row): Row => ({
  ...row,
  title: row.title.trim(),
  page: row.kind === 'page' ? row.page : null,
  address: row.kind === 'page' ? '' : row.address.trim(),
  reason: row.reason.trim(),
})

/** Edits one item. Nothing is saved before the menu is. */
export function ItemDialog({ row, isNew, pages, languages, onClose, onApply }: Props) {
  const [draft, setDraft] = useState<Row>(row)
  const [isTried, setIsTried] = useState(false)
  const [typed, setTyped] = useState(pages.get(row.page ?? '')?.title ?? '')
  const problems = isTried ? problemsOf(draft) : undefined
  const set = (changes: Partial<Row>) => setDraft((known) => ({ ...known, ...changes }))
  const choose = (documentId: string | null) => {
    const title = documentId === null ? undefined : pages.get(documentId)?.title
    const isTitleOfPage = draft.title === '' || draft.title === pages.get(draft.page ?? '')?.title
    set({ page: documentId, ...(title !== undefined && isTitleOfPage ? { title } : {}) })
    setTyped(title ?? '')
  }
  const apply = () => {
    if (Object.values(problemsOf(draft)).some((one) => one !== undefined)) return setIsTried(true)
    return onApply(tidied(draft))
  }
  return (
    <FormDialog
      title={isNew ? 'New menu item' : 'Menu item'}
      action={isNew ? 'Add to the menu' : 'Apply'}
      onSubmit={apply}
      onClose={onClose}
    >
      <Radio.Group
        aria-label="What it is"
        value={draft.kind}
        onValueChange={(kind: ItemKind) => set({ kind })}
      >
        {kinds.map((kind) => (
          <Radio.Item key={kind} value={kind}>
            {itemKinds[kind]}
          </Radio.Item>
        ))}
      </Radio.Group>
      {draft.kind === 'page' && (
        <PageField
          pages={pages}
          page={draft.page}
          typed={typed}
          error={problems?.target}
          onType={setTyped}
          onChoose={choose}
        />
      )}
      <TextField
        label="Title in the menu"
        isRequired
        error={problems?.title}
        value={draft.title}
        maxLength={MAX_TITLE_LENGTH}
        onChange={(title) => set({ title })}
      />
      {draft.kind !== 'page' && (
        <AddressField
          draft={draft}
          error={problems?.target}
          onChange={(address) => set({ address })}
        />
      )}
      <IconField icon={draft.icon} onChange={(icon) => set({ icon })} />
      <TextField
        label="Line of reason"
        error={problems?.reason}
        hint={`Why to go there, in up to ${MAX_MENU_REASON} characters. Shown under the title in a dropdown.`}
        value={draft.reason}
        maxLength={MAX_MENU_REASON}
        onChange={(reason) => set({ reason })}
      />
      <ItemWords
        languages={languages}
        words={draft.words}
        hasPage={draft.kind === 'page'}
        onChange={(words) => set({ words })}
      />
    </FormDialog>
  )
}

type AddressFieldProps = {
  draft: Row
  error: string | undefined
  onChange: (address: string) => void
}

const AddressField = ({ draft: { kind, address }, error, onChange }: AddressFieldProps) => (
  <TextField
    label="Address"
    isRequired={kind === 'link'}
    error={error}
    hint={
      kind === 'link'
        ? 'A full web address. It opens in a new tab.'
        : 'Optional: a full web address makes the heading a link, too.'
    }
    value={address}
    placeholder="https://example.com"
    maxLength={MAX_ADDRESS_LENGTH}
    onChange={onChange}
  />
)

type PageFieldProps = {
  pages: Pages
  page: string | null
  /** A part of a title, or the title of the page. */
  typed: string
  error: string | undefined
  onType: (text: string) => void
  onChoose: (documentId: string | null) => void
}

function PageField({ pages, page, typed, error, onType, onChoose }: PageFieldProps) {
  const chooseByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value, ariaExpanded, form } = event.currentTarget
    const isOpen = ariaExpanded === 'true'
    const first = isOpen && value !== '' && firstMatch(event, pages.values(), ({ title }) => title)
    if (first) onChoose(first.documentId)
    else if (!isOpen && event.key === 'Enter') form?.requestSubmit()
  }
  return (
    <Field.Root required error={error}>
      <Field.Label>Page</Field.Label>
      <Combobox
        placeholder="Type a part of its title"
        autocomplete={{ type: 'list', filter: 'contains' }}
        value={page ?? ''}
        textValue={typed}
        onTextValueChange={onType}
        onKeyDown={chooseByKey}
        onChange={(value?: string) => onChoose(value || null)}
        onClear={() => onChoose(null)}
      >
        {[...pages.values()].map(({ documentId, title, address, isLive }) => (
          <ComboboxOption key={documentId} value={documentId} textValue={title}>
            {`${title} (${address}${isLive ? '' : ', a draft'})`}
          </ComboboxOption>
        ))}
      </Combobox>
      <Field.Error />
    </Field.Root>
  )
}

type IconFieldProps = { icon: Row['icon']; onChange: (icon: Row['icon']) => void }

const IconField = ({ icon, onChange }: IconFieldProps) => (
  <Field.Root hint="Shown where the item is in a dropdown.">
    <Field.Label>Icon</Field.Label>
    <SingleSelect
      placeholder="No icon"
      value={icon ?? undefined}
      clearLabel="No icon"
      onClear={() => onChange(null)}
      onChange={(chosen: string | number) =>
        onChange(menuIcons.find((name) => name === chosen) ?? null)
      }
    >
      {menuIcons.map((name) => (
        <SingleSelectOption key={name} value={name}>
          {iconNames[name]}
        </SingleSelectOption>
      ))}
    </SingleSelect>
    <Field.Hint />
  </Field.Root>
)
