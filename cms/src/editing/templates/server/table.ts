import type { OwnTable } from '../../../platform/strapi/own-table'

export const TEMPLATES = 'app_templates'

export const templateTable: OwnTable = {
  name: TEMPLATES,
  columns: {
    type: 'text',
    name: 'text',
    /** What was in the draft that it was saved from. */
    entry: 'json',
    made_at: 'datetime',
    made_by: 'text',
  },
  indexes: [{ name: 'app_templates_type_index', columns: ['type'] }],
}
