import type { Core, Schema } from '@strapi/strapi'
import type { PanelConfiguration } from './panel-configuration'
import type { Ability, StaffUser } from './staff'

type NewUser = {
  firstname: string
  lastname: string
  email: string
  password: string
  /** Null for an account that nobody was invited to. */
  registrationToken?: string | null
  isActive: boolean
  roles: number[]
}

type Registration = {
  registrationToken: string
  userInfo: Pick<NewUser, 'firstname' | 'lastname' | 'password'>
}

type UserChanges = Partial<Omit<NewUser, 'roles'>> & {
  resetPasswordToken?: string
  resetPasswordTokenExpiresAt?: Date
}
type Credentials = { email: string; password: string }

type Auth = {
  checkCredentials: (credentials: Credentials) => Promise<unknown>
  forgotPassword: (account: Pick<Credentials, 'email'>) => Promise<unknown>
  hashPassword: (password: string) => Promise<string>
  validatePassword: (password: string, hash: string) => Promise<boolean>
}

type UploadedFile = { id: number; width: number | null; height: number | null }

/** What staff write of a file; what is not given stays. */
type FileTexts = {
  name?: string | null
  alternativeText?: string | null
  caption?: string | null
  focalPoint?: object | null
}

type SentFile = { filepath: string; originalFilename: string; mimetype: string; size: number }

type Upload = {
  data: { fileInfo: FileTexts & { name: string } }
  files: SentFile | SentFile[]
}
type Replacement = Pick<Upload, 'data'> & { file: SentFile }

type PanelLayouts = {
  findConfiguration: (model: Schema.Schema) => Promise<PanelConfiguration & { uid: string }>
  updateConfiguration: (model: Schema.Schema, to: PanelConfiguration) => Promise<unknown>
  syncConfigurations: () => Promise<void>
}

type DocumentManager = {
  publish: (id: string, uid: string, options: object) => Promise<unknown>
  unpublish: (id: string, uid: string, options: object) => Promise<unknown>
  delete: (id: string, uid: string, options: object) => Promise<unknown>
  publishMany: (uid: string, ids: string[], locale: unknown) => Promise<number>
  unpublishMany: (ids: string[], uid: string, options?: object) => Promise<{ count: number }>
  deleteMany: (ids: string[], uid: string, options?: object) => Promise<{ count: number }>
}

/** A picture on its way into the media library. */
export type Picture = {
  filepath: string
  tmpWorkingDirectory: string
  hash: string
  mime: string
  getStream: () => NodeJS.ReadableStream
  width?: number
  height?: number
  /** In kilobytes. */
  size: number
  sizeInBytes?: number
}

type MayDo = (entry?: object, field?: string) => boolean

/** What a member of staff may do with entries of a type: with all of them, or with one. */
export type PermissionChecker = {
  can: Record<'create' | 'read' | 'update' | 'publish', MayDo>
  /** Whether a permission has conditions that one entry meets and another doesn't. */
  requiresEntity: Record<'read' | 'update' | 'publish', () => boolean>
}

/** The services that this project calls, by the parts of them it uses. */
export type Services = {
  'admin::api-token': { hash: (token: string) => string }
  'admin::auth': Auth
  'admin::content-type': {
    getNestedFields: (model: Schema.Schema, options: { components: object }) => string[]
  }
  'admin::permission': {
    engine: { generateUserAbility: (user: StaffUser) => Promise<Ability> }
  }
  'admin::user': {
    exists: (where?: { email: string }) => Promise<boolean>
    create: (user: NewUser) => Promise<unknown>
    createFirstAdmin: (user: NewUser) => Promise<unknown>
    updateById: (id: number | string, changes: UserChanges) => Promise<unknown>
    deleteById: (id: number) => Promise<unknown>
    findRegistrationInfo: (token: string) => Promise<object | undefined>
    register: (registration: Registration) => Promise<unknown>
    /** Used by Strapi's command line. */
    resetPasswordByEmail: (email: string, password: string) => Promise<unknown>
  }
  'plugin::content-manager.components': PanelLayouts
  'plugin::content-manager.content-types': PanelLayouts
  'plugin::content-manager.document-manager': DocumentManager
  'plugin::content-manager.permission-checker': {
    create: (of: { userAbility: Ability; model: string }) => PermissionChecker
  }
  'plugin::email.email': {
    send: (mail: { to: string; subject: string; text: string }) => Promise<unknown>
  }
  'plugin::navigation.common': { createBranch: (branch: object) => Promise<unknown> }
  'plugin::upload.file': { deleteByIds: (ids?: number[]) => Promise<unknown> }
  'plugin::upload.folder': { deleteByIds: (ids?: number[]) => Promise<unknown> }
  'plugin::upload.upload': {
    upload: (upload: Upload, options?: object) => Promise<UploadedFile[]>
    replace: (id: number, replacement: Replacement, options?: object) => Promise<UploadedFile>
    updateFileInfo: (id: number, info: FileTexts, options?: object) => Promise<FileTexts>
    remove: (file: { id: number }) => Promise<unknown>
    findOne: (id: number) => Promise<(FileTexts & { ext: string }) | null>
  }
  'plugin::upload.image-manipulation': {
    isFaultyImage: (file: { mime: string }) => Promise<boolean>
    optimize: (file: Picture) => Promise<Picture>
    generateResponsiveFormats: (file: Picture) => Promise<{ key: string; file: Picture }[]>
  }
}

export const service = <Uid extends keyof Services>(strapi: Core.Strapi, uid: Uid): Services[Uid] =>
  strapi.service(uid) as Services[Uid]
