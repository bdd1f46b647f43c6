import { type FoundField, isRow, type Row } from './fields'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Only photos need a description: a drawing without one is decoration. */
const isUndescribed = (value: unknown): value is Row =>
  isRow(value) &&
  text(value['mime']).startsWith('image/') &&
  value['mime'] !== 'image/svg+xml' &&
  text(value['alternativeText']).trim() === ''

/** Photos that say nothing to those who cannot see them. */
export const undescribedPhotos = (fields: FoundField[]) =>
  fields.flatMap(({ path, named, value }) =>
    [value]
      .flat()
      .filter(isUndescribed)
      .map((file) => ({
        id: file['id'],
        path,
        message: `${named}: describe ${text(file['name'])} for those who cannot see it.`,
      })),
  )
