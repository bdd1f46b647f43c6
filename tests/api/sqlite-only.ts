/**
 * Tests that run on SQLite only, and why PostgreSQL cannot change their results. What is stored,
 * queried, locked or counted in a way that differs between the two is tested on both.
 */
export const sqliteOnly = {
  'files-elsewhere': 'Uploads are refused unread, and the rest is a folder of temporary files.',
  logs: 'The HTTP server writes the log of requests.',
  'outside-links': 'It is about who is asked; what is kept is one JSON text in Strapi’s own store.',
  'panel-layout':
    'A layout is one JSON text that Strapi itself stores; the seed stores them on both.',
  photos: 'The image library makes the sizes; uploads.test.ts stores files on both.',
  'route-matrix': 'Routes and grants are tables in the code; staff.test.ts uses them on both.',
  sqlite: 'It opens SQLite files itself.',
}
