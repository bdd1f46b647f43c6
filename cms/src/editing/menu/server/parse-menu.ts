import { invalid } from '../../../platform/http/query'
import { isMenuIcon } from '../../../content/shared/menu-adornments'
import { isJsonObject } from '../../../platform/http/json-object'
import { type ItemKind, itemKinds, LEVELS, MAX_ITEMS, type MenuItem } from '../../shared/menu'

const isKind = (kind: unknown): kind is ItemKind =>
  typeof kind === 'string' && Object.hasOwn(itemKinds, kind)

const isIdOrNull = (id: unknown): id is string | null =>
  id === null || (typeof id === 'string' && /^[a-z\d]{1,40}$/.test(id))

function itemIn(given: unknown): MenuItem {
  const {
    documentId,
    level,
    title,
    kind,
    page,
    address,
    icon = null,
    reason = '',
  } = isJsonObject(given) ? given : {}
  if (
    !isIdOrNull(documentId) ||
    !isIdOrNull(page) ||
    !isKind(kind) ||
    typeof level !== 'number' ||
    !Number.isInteger(level) ||
    typeof title !== 'string' ||
    typeof address !== 'string' ||
    (icon !== null && !isMenuIcon(icon)) ||
    typeof reason !== 'string'
  )
    throw invalid('The request is not a valid menu.')
  return {
    documentId,
    level,
    title: title.trim(),
    kind,
    page: kind === 'page' ? page : null,
    address: kind === 'page' ? '' : address.trim(),
    icon,
    reason: reason.trim(),
  }
}

/** `{ version, items }`. Each item's own values are checked with `problemOf`. */
export function parseMenu(body: unknown): { version: string; items: MenuItem[] } {
  const { version, items } = isJsonObject(body) ? body : {}
  if (typeof version !== 'string' || !Array.isArray(items))
    throw invalid('The request is not a valid menu.')
  if (items.length > MAX_ITEMS) throw invalid(`The menu has up to ${MAX_ITEMS} items.`)
  const read = items.map(itemIn)
  let above = 0
  for (const { level, title } of read) {
    if (level > LEVELS) throw invalid(`The menu has three levels. “${title}” is below the third.`)
    if (level < 1 || level > above + 1) throw invalid('The request is not a valid menu.')
    above = level
  }
  const ids = read.flatMap(({ documentId }) => documentId ?? [])
  if (new Set(ids).size < ids.length) throw invalid('The request is not a valid menu.')
  return { version, items: read }
}
