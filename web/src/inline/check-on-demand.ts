import { onPanelMessage, tellPanel } from './panel-messages'

type Check = { checkPage: () => Promise<object> }

/** Checks the page when the panel asks for it, once all that was typed is shown. */
export const checkOnDemand = (isReady: () => Promise<unknown>) =>
  onPanelMessage('checkPage', () => {
    isReady()
      .then(() => import(/* @vite-ignore */ CHECK_PAGE) as Promise<Check>)
      .then(({ checkPage }) => checkPage())
      .then((payload) => tellPanel({ type: 'pageChecked', payload }))
      .catch(console.warn)
  })
