import type { ListedFile } from '../../media/routes'

export const isUsed = ({ uses, others }: ListedFile) => uses.length + others > 0
