import type { UserConfig } from 'vite'

/** Strapi’s own configuration; the languages of Prism, which it brings along, want Prism to be there before them. */
export default (config: UserConfig): UserConfig => ({
  ...config,
  define: { ...config.define, global: 'globalThis' },
  build: {
    ...config.build,
    rolldownOptions: {
      ...config.build?.rolldownOptions,
      ...config.build?.rollupOptions,
      output: { strictExecutionOrder: true },
    },
  },
})
