const files = (count: string) => `{${count}, plural, =0 {no files} one {1 file} other {# files}}`
const folders = (count: string) => `{${count}, plural, one {1 folder} other {# folders}}`
const foldersAndFiles = `${folders('numberFolders')}, ${files('numberAssets')}`

/** Strapi calls the same things assets, media and files; editors know them as files. */
const texts = {
  'assets.uploaded': '{number, plural, one {# file} other {# files}} uploaded',
  'asset-details.assetId': 'File ID',
  'asset-details.delete.title': 'Delete this file?',
  'asset-details.delete.description':
    'A file that a page or another entry uses stays. What is deleted cannot be brought back.',
  'asset-details.delete.success': 'Deleted 1 file from {folderName}',
  'asset-details.replace.title': 'Replace this file?',
  'asset-details.replace.description': 'It changes wherever it is used. The old file is gone.',
  'bulk.select.label': 'Select all files',
  'checkControl.crop-duplicate': 'Crop a copy',
  'checkControl.crop-original': 'Crop this file',
  'control-card.replace-media': 'Replace the file',
  'form.button.replace-media': 'Replace the file',
  'form.input.description.file-alt': 'Describes the picture for people who cannot see it.',
  'header.actions.add-assets': 'Add files',
  'header.actions.add-folder': 'Add a folder',
  'header.actions.upload-assets': 'Upload files',
  'header.content.assets-empty': 'No files',
  'header.content.assets': foldersAndFiles,
  'header.search-results.count': foldersAndFiles,
  'header.search-results.count.assets': files('numberAssets'),
  'input.label': 'Choose files, or drop them here',
  'list.asset.at.finished': 'The files have been read.',
  // Without Strapi's number, which counts only the files of the page that is shown.
  'list.assets.title': 'Files',
  'list.assets-empty.title': 'There are no files yet',
  'list.assets.empty-upload': 'Upload the first files',
  'list.assets.error': 'The files could not be read. Reload the page.',
  'list.empty.title': 'No files yet',
  'list.empty.description': 'Upload files, or make a folder.',
  'list.empty.add-assets': 'Add files',
  'list.search.empty.description': 'No file or folder is called “{query}”.',
  'list.assets.loading-more': 'More files are read…',
  'list.assets.selected': `${foldersAndFiles} selected`,
  'list-assets-select': 'Select the file {name}',
  'list.assets.actions.replace': 'Replace the file',
  'list.assets.actions.copy-link': 'Copy its link',
  'list.assets.actions.download': 'Download it',
  'list.assets.to-upload': `${files('number')} to upload`,
  'list.folder.subtitle': `${folders('folderCount')}, ${files('filesCount')}`,
  'list.bulk-actions.delete.confirm.description.are-you-sure':
    'Files that a page or another entry uses stay. What is deleted cannot be brought back.',
  'list.bulk-actions.delete.error':
    'Nothing was deleted: a page or another entry uses one of these files. Take it out there first.',
  'mediaLibraryInput.placeholder': 'Click to choose a file, or drop one here',
  'modal.file-details.id': 'File ID',
  'modal.folder.elements.count': `${folders('folderCount')}, ${files('assetCount')}`,
  'modal.header.browse': 'Upload files',
  'modal.selected-list.sub-header-subtitle': 'Drag the files into their order',
  'modal.upload-list.footer.button': 'Upload {number, plural, one {# file} other {# files}}',
  'modal.upload-list.sub-header-subtitle': 'Look at the files before they are uploaded',
  'modal.upload-list.sub-header.button': 'Add more files',
  'search.label': 'Search files',
  'list.table.row.metadata-missing': 'This file has no description or no caption.',
  'list.context-menu.label': 'More for files',
  'tabs.title': 'Where are the files?',
}

export const mediaTexts = Object.fromEntries(
  Object.entries(texts).map(([name, text]) => [`upload.${name}`, text]),
)
