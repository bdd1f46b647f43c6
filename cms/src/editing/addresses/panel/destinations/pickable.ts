import { addressPattern } from '@app/contract'

/** Fields whose addresses are never on this site. */
const ELSEWHERE = /(?:^|\.)(?:videoUrl|appStoreUrl|googlePlayUrl)$|^socialLinks\./

type Field = { name: string; attribute: { regex?: string } }

/** Whether a field holds where a link leads, possibly on this site. */
export const isPickable = ({ name, attribute }: Field) =>
  attribute.regex === addressPattern.source && !ELSEWHERE.test(name)
