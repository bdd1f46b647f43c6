import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockNames } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { component } from '../../platform/strapi/models'

/** Shows each block's picture in the panel's picker, inline: the drawings are small. */
export function addBlockPreviews(strapi: Core.Strapi) {
  for (const name of blockNames) {
    const svg = readFileSync(join(strapi.dirs.app.root, 'block-previews', `${name}.svg`), 'utf8')
    component(strapi, `blocks.${name}`).info.preview = `data:image/svg+xml,${encodeURIComponent(
      svg,
    )}`
  }
}
