import { afterPaint } from './after-paint'
import { loadApp } from './load-app'

afterPaint(loadApp)
