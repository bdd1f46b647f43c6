import { afterPaint } from './after-paint'
import { loadApp } from './load-app'

// After the load event the pictures of the first screen have arrived, which loading the app would delay.
addEventListener('load', () => afterPaint(loadApp))
