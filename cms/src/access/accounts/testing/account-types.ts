const text = () => ({ type: 'string' })

/** The parts of Strapi's own types that the tests beside the code need, anew for each: Strapi writes into them. */
export const accountTypes = () => [
  {
    uid: 'admin::user',
    singularName: 'user',
    tableName: 'admin_users',
    attributes: {
      id: { type: 'increments' },
      firstname: text(),
      lastname: text(),
      email: text(),
      password: text(),
      isActive: { type: 'boolean' },
      blocked: { type: 'boolean' },
      registrationToken: text(),
      resetPasswordToken: text(),
      resetPasswordTokenExpiresAt: { type: 'datetime' },
      roles: { type: 'relation', relation: 'manyToMany', target: 'admin::role' },
    },
  },
  {
    uid: 'admin::role',
    singularName: 'role',
    tableName: 'admin_roles',
    attributes: { id: { type: 'increments' }, code: text() },
  },
  {
    uid: 'admin::session',
    singularName: 'session',
    tableName: 'strapi_sessions',
    attributes: { id: { type: 'increments' }, sessionId: text(), childId: text(), status: text() },
  },
]
