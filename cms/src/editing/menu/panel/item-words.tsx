import { Checkbox } from '@strapi/design-system'
import { MAX_MENU_REASON } from '@app/contract'
import type { MenuWords, WordsOfItem } from '../../../content/shared/menu-adornments'
import { TextField } from '../../../platform/panel/screen/text-field'
import { MAX_TITLE_LENGTH, type MenuDesk } from '../../shared/menu'

type Props = {
  languages: MenuDesk['languages']
  words: WordsOfItem | undefined
  hasPage: boolean
  onChange: (words: WordsOfItem) => void
}

/** What an item is called in each other language of the site. */
export const ItemWords = ({ languages, words = {}, hasPage, onChange }: Props) =>
  languages.map(({ code, name }) => (
    <WordsIn
      key={code}
      name={name}
      words={words[code] ?? {}}
      hasPage={hasPage}
      onChange={(changed) => onChange({ ...words, [code]: changed })}
    />
  ))

type WordsProps = {
  name: string
  words: MenuWords
  hasPage: boolean
  onChange: (words: MenuWords) => void
}

/** The item in another language. What stays empty is taken from the page in that language. */
const WordsIn = ({ name, words, hasPage, onChange }: WordsProps) => (
  <>
    <TextField
      label={`Title in ${name}`}
      hint={hasPage ? 'If empty, it is the title of the page in that language.' : undefined}
      value={words.title ?? ''}
      maxLength={MAX_TITLE_LENGTH}
      onChange={(title) => onChange({ ...words, title })}
    />
    <TextField
      label={`Line of reason in ${name}`}
      value={words.reason ?? ''}
      maxLength={MAX_MENU_REASON}
      onChange={(reason) => onChange({ ...words, reason })}
    />
    {hasPage && (
      <Checkbox
        checked={words.leadsToOwn === true}
        onCheckedChange={(leadsToOwn) => onChange({ ...words, leadsToOwn: leadsToOwn === true })}
      >
        {`Shown in ${name} before its page is in that language`}
      </Checkbox>
    )}
  </>
)
