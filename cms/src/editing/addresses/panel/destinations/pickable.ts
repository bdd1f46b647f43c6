import { addressPattern } from '@app/contract'

/** Their addresses are never on this site. */
const ELSEWHERE = /(?:^|\.)(?:videoUrl|appStoreUrl|googlePlayUrl)$|^socialLinks\./

type Field = { name: string; attribute: { regex?: string } }

/** Whether a field holds where a link leads. */
export const isPickable = ({ name, attribute }: Field) =>
  attribute.regex === addressPattern.source && !ELSEWHERE.test(name)
