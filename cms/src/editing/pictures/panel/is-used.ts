import type { ListedFile } from '../server/routes'

export const isUsed = ({ uses, others }: ListedFile) => uses.length + others > 0
