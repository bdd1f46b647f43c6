import type { UserConfig } from 'vite'

/**
 * Strapi’s own configuration, in which modules run in the order of their imports. Strapi brings Prism along, whose
 * languages fail if they run before Prism has made itself known to them, as `global.Prism`.
 */
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
