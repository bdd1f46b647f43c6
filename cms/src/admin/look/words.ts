import { productName } from '@beam/seed/content/site'
import { formTitles } from '../inbox/form-titles'
import { navigationWords } from './menu-words'

/** The values of lists that people choose from; an intake form goes by the name of its submissions. */
const values = {
  ...formTitles,
  teal: 'Teal',
  pink: 'Pink',
  yellow: 'Yellow',
  charcoal: 'Charcoal',
  left: 'Left',
  right: 'Right',
  'two-column': 'Two columns',
  centred: 'Centred',
  'full-width': 'Full width',
  en: 'English',
  pt: 'Portuguese',
}

/** Strapi has one sentence for every field that asks for a form. */
const WRONG_FORM =
  'This is not in the right form. Links begin with / or https://; slugs and anchors are made of small letters, digits and hyphens.'

/** Strapi's words where ours say more to the people who work here. */
export const words = {
  'Auth.form.welcome.title': `Welcome to ${productName}`,
  'Auth.form.welcome.subtitle': 'Sign in to edit the site or to answer its visitors',
  'Auth.form.email.placeholder': 'name@company.com',
  'Auth.form.button.login': 'Sign in',
  'HomePage.head.title': 'Home',
  'HomePage.header.title': 'Hello, {name}',
  'HomePage.header.subtitle': `This is the desk behind the ${productName} site`,
  'app.components.LeftMenu.navbrand.title': productName,
  'app.components.LeftMenu.navbrand.workplace': 'Site and messages',
  'content-manager.plugin.name': 'Entries',
  'content-manager.header.name': 'Entries',
  'content-manager.components.LeftMenu.collection-types': 'Lists',
  'content-manager.components.LeftMenu.single-types': 'One of a kind',
  'content-manager.components.DynamicZone.add-component': 'Add a section',
  'content-manager.components.DynamicZone.add-item-above': 'Add a section above',
  'content-manager.components.DynamicZone.add-item-below': 'Add a section below',
  'content-manager.components.DynamicZone.ComponentPicker-label': 'Pick a section',
  'content-manager.components.DynamicZone.pick-compo': 'Pick a section',
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'app.components.ToggleCheckbox.off-label': 'No',
  'content-manager.widget.last-edited.title': 'Recently edited',
  'content-manager.widget.last-edited.single-type': 'One of a kind',
  'content-manager.widget.last-published.title': 'Recently published',
  'content-manager.error.validation.regex': WRONG_FORM,
  'components.Input.error.validation.regex': WRONG_FORM,
  blocks: 'Sections',
  ...navigationWords,
  ...values,
}
