/** The menu's screen in the words of the site; the plugin speaks to those who build one. */
const menuWords = {
  'plugin.name': 'Menu',
  'header.title': 'Menu',
  'header.description': 'What stands at the top of every page, in this order. Save to publish it.',
  'header.meta': 'In the API: {key}',
  'header.action.manage': 'All menus',
  'header.action.newItem': 'Add an item',
  'empty.description': 'The menu is empty',
  'empty.cta': 'Add the first item',
  'components.navigationItem.action.newItem': 'Add an item below',
  'popup.item.header.new': 'New item of the menu',
  'popup.item.header.edit': 'Item of the menu',
  'popup.item.header.view': 'Item of the menu',
  'popup.item.form.type.label': 'What it is',
  'popup.item.form.type.internal.label': 'A page of this site',
  'popup.item.form.type.external.label': 'A link to another site',
  'popup.item.form.type.wrapper.label': 'A heading over other items',
  'popup.item.form.type.external.description': ' ',
  'popup.item.form.title.label': 'Words in the menu',
  // One hint for three fields.
  'popup.item.form.title.placeholder': ' ',
  'popup.item.form.autoSync.label': 'Use the page’s title',
  'popup.item.form.path.label': 'Name in addresses',
  'popup.item.form.path.placeholder':
    'May stay empty. A heading becomes a link by a full web address here.',
  'popup.item.form.externalPath.label': 'Address',
  'popup.item.form.externalPath.placeholder': 'A full web address; it opens in a new tab',
  'popup.item.form.externalPath.validation.type': 'This is not a full web address.',
  'popup.item.form.relatedType.label': 'List',
  'popup.item.form.related.label': 'Page',
  'popup.navigation.manage.header.LIST': 'All menus',
  'notification.navigation.submit': 'The menu is saved and live',
  'notification.navigation.update.error':
    'The menu could not be saved. Please reload this page and try again.',
}

export const navigationWords = Object.fromEntries(
  Object.entries(menuWords).map(([key, words]) => [`navigation.${key}`, words]),
)
