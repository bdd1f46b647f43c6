import { loadApp } from './load-app'

void loadApp()
