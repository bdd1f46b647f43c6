import type { PanelFeature } from '../../../platform/panel/feature-type'
import { replaceMenuScreen } from './screen'

export const menu: PanelFeature = { register: replaceMenuScreen }
