/** The navigation plugin's texts, rewritten for editors; its own are for developers. */
const texts = {
  'plugin.name': 'Menu',
  'header.title': 'Menu',
  'header.description': 'The navigation at the top of every page. Saving publishes it.',
  'header.meta': 'In the API: {key}',
  'header.action.manage': 'All menus',
  'header.action.newItem': 'Add an item',
  'empty.description': 'The menu is empty',
  'empty.cta': 'Add the first item',
  'components.navigationItem.action.newItem': 'Add an item below',
  'popup.item.header.new': 'New menu item',
  'popup.item.header.edit': 'Menu item',
  'popup.item.header.view': 'Menu item',
  'popup.item.form.type.label': 'Type',
  'popup.item.form.type.internal.label': 'A page of this site',
  'popup.item.form.type.external.label': 'A link to another site',
  'popup.item.form.type.wrapper.label': 'A heading for other items',
  'popup.item.form.type.external.description': ' ',
  'popup.item.form.title.label': 'Title in the menu',
  // The plugin shows this one text in three fields.
  'popup.item.form.title.placeholder': ' ',
  'popup.item.form.autoSync.label': 'Use the page’s title',
  'popup.item.form.path.label': 'Path',
  'popup.item.form.path.placeholder': 'Optional. A full web address makes a heading a link.',
  'popup.item.form.externalPath.label': 'Address',
  'popup.item.form.externalPath.placeholder': 'A full web address, opened in a new tab',
  'popup.item.form.externalPath.validation.type':
    'Enter a full web address, such as https://example.com.',
  'popup.item.form.relatedType.label': 'Collection',
  'popup.item.form.related.label': 'Page',
  'popup.navigation.manage.header.LIST': 'All menus',
  'notification.navigation.submit': 'The menu has been saved and published',
  'notification.navigation.update.error':
    'The menu could not be saved. Reload this page and try again.',
}

export const menuTranslations = Object.fromEntries(
  Object.entries(texts).map(([key, text]) => [`navigation.${key}`, text]),
)
