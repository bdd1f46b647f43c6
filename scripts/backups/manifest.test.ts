import { expect, it } from 'vitest'
import { type Manifest, parseManifest, writeManifest } from './manifest'

const manifest = (path: string): Manifest => ({
  createdAt: '2026-11-21T14:27:00.000Z',
  database: 'sqlite',
  files: [{ path, bytes: 1, sha256: '' }],
  tables: {},
})

it('a manifest is read as it was written', () => {
  const written = manifest('uploads/wallet..png')
  expect(parseManifest(writeManifest(written))).toEqual(written)
})

it.each(['../cms.db', 'uploads/../../.bashrc', 'uploads/..'])(
  'a backup that names the file %s is refused',
  (path) => {
    expect(() => parseManifest(writeManifest(manifest(path)))).toThrow(
      `outside the backup: ${path}`,
    )
  },
)

it('a backup of another version is refused', () => {
  expect(() => parseManifest('{ "format": 2, "files": [] }')).toThrow('has format 2, not 1')
})
