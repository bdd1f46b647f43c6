import { blockNames } from '@beam/contract'
import type { Core, UID } from '@strapi/strapi'
import { sectionPictures } from './sections'
import { box } from './strokes'

const drawn = (marks: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="528" height="208" viewBox="0 0 132 52">${box(0, 0, 132, 52, 'paper', 0)}${marks}</svg>`

/** The picker shows a component's preview; the drawings are small enough to travel with its name. */
export function showSectionPictures(strapi: Core.Strapi) {
  for (const name of blockNames) {
    const { info } = strapi.getModel(`blocks.${name}` as UID.Component)
    info.preview = `data:image/svg+xml,${encodeURIComponent(drawn(sectionPictures[name]))}`
  }
}
