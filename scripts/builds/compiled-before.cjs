// Preloaded into `strapi build`, which would compile the cms once more while it starts.
const typescript = require(require.resolve('@strapi/typescript-utils', { paths: [process.cwd()] }))
typescript.compile = async () => {}
