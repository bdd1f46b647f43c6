import type { Feature } from '../../access/feature-type'
import { optOutTable } from './server/table'

/** Addresses that get no newsletter, and the links by which they leave it and join it. */
export const optOuts: Feature = { name: 'opt-outs', tables: [optOutTable] }
