export type HistoryAction = 'versions' | 'restore'

export const historyActionId = (action: HistoryAction) => `api::history.${action}`
