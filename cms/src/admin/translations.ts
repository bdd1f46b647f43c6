import { brand } from '@app/contract'
import { PASSWORD_RULE } from '../access/accounts/panel/tell-password-rule'
import { choiceLabels } from '../content/panel/choice-labels'
import { formTitles } from '../desk/panel/form-titles'
import { binTexts } from '../editing/bin/panel/bin-texts'
import { mediaTexts } from '../editing/pictures/panel/media-texts'

/** Strapi has one message for every field with a pattern. */
const WRONG_FORMAT =
  'This value has the wrong format. Paths start with /, links with / or https://; slugs and anchors consist of lowercase letters, digits and hyphens.'

/** Replaces Strapi's own texts where they don't tell editors enough. */
export const translations = {
  'Auth.form.welcome.title': `Welcome to ${brand.name}`,
  'Auth.form.welcome.subtitle': 'Log in to edit the site or review submissions',
  'Auth.form.email.placeholder': 'name@company.com',
  'Auth.form.button.login': 'Log in',
  'Auth.form.register.subtitle': 'Choose your password',
  'Auth.form.password.hint': PASSWORD_RULE,
  // Strapi's forms for passwords refuse fewer than eight, and nothing else here has that limit.
  'components.Input.error.validation.minLength':
    '{min, plural, =8 {The password needs at least 12 characters.} other {The value is too short (min: {min}).}}',
  'app.components.Users.MagicLink.connect':
    'Give this link to whom you invited. If a mail server is set up, it was sent by email, too. It works once, within seven days; inviting the same address again makes a new one.',
  'Settings.permissions.users.inactive': 'Invited, or not active',
  'Auth.components.Oops.title': 'You cannot log in',
  anErrorOccurred: 'This could not be loaded. Reload the page to try again.',
  'app.page.not.found': 'There is no such page in the panel, or your role may not open it.',
  'Settings.permissions.users.listview.header.subtitle': 'Everybody who can log in to this panel',
  'Settings.profile.form.section.experience.interfaceLanguageHelp':
    'These settings apply only to you.',
  'global.sessions.active-devices': 'Your sessions',
  'Settings.sessions.title': 'Your sessions',
  'Settings.sessions.subtitle':
    'The browsers in which you are logged in. A session ends by itself after twelve hours.',
  'HomePage.head.title': 'Home',
  'HomePage.widget.loading': 'Loading…',
  'HomePage.widget.error': 'This panel could not be loaded.',
  'HomePage.widget.no-data': 'Nothing here yet.',
  'HomePage.widget.no-permissions': 'Your role may not see this panel.',
  'HomePage.addWidget.button': 'Add a panel',
  'HomePage.addWidget.title': 'Add a panel',
  'HomePage.addWidget.noWidgetsAvailable':
    'All that you may see is on this page. A panel that you remove can be added here again.',
  'HomePage.header.title': 'Hello, {name}',
  'HomePage.header.subtitle': `Content and submissions of the ${brand.name} site`,
  'app.components.LeftMenu.navbrand.title': brand.name,
  'app.components.LeftMenu.navbrand.workplace': 'Content and submissions',
  'content-manager.plugin.name': 'Entries',
  'content-manager.header.name': 'Entries',
  'content-manager.components.LeftMenu.collection-types': 'Collections',
  'content-manager.components.LeftMenu.single-types': 'Single entries',
  'content-manager.components.DynamicZone.add-component': 'Add a section',
  'content-manager.components.DynamicZone.add-item-above': 'Add a section above',
  'content-manager.components.DynamicZone.add-item-below': 'Add a section below',
  'content-manager.components.DynamicZone.ComponentPicker-label': 'Pick a section',
  'content-manager.components.DynamicZone.pick-compo': 'Pick a section',
  'content-manager.components.empty-repeatable': 'Nothing here yet. Click to add the first.',
  'content-manager.components.LeftMenu.Search.label': 'Search for a kind of entry',
  'content-manager.containers.SettingViewModel.pluginHeader.title': 'Layout of {name}',
  'content-manager.success.record.save': 'Saved',
  'content-manager.success.record.publish': 'Published',
  'content-manager.success.record.unpublish': 'Unpublished',
  'content-manager.success.record.delete': 'Deleted',
  'content-manager.success.record.clone': 'Copied',
  'content-manager.actions-drawer.open': 'Show checks, schedule, comments and history',
  'content-manager.actions-drawer.close': 'Back to the form',
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'app.components.ToggleCheckbox.off-label': 'No',
  'content-manager.widget.last-edited.title': 'Recently edited',
  'content-manager.widget.last-edited.single-type': 'Single entry',
  'content-manager.widget.last-published.title': 'Recently published',
  'app.components.EmptyStateLayout.content-document': 'Nothing found',
  'content-manager.error.validation.regex': WRONG_FORMAT,
  'components.Input.error.validation.regex': WRONG_FORMAT,
  blocks: 'Sections',
  'navigation.plugin.name': 'Menu',
  ...binTexts,
  ...mediaTexts,
  ...choiceLabels,
  // The name of a form, where it is a choice.
  ...formTitles,
}
