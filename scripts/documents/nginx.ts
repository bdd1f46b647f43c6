import { addressRules } from '@app/runtime'
import { withLines } from './between-markers'

const keyed = addressRules.flatMap(({ at, query, cache }) =>
  query === undefined || cache === 'off' ? [] : [`"~^${at}[^?]*\\?${query}$" $request_uri;`],
)

const caches = addressRules.map(({ at, query, cache }) =>
  query === undefined || cache !== 'off'
    ? `"~^${at}" ${cache};`
    : `"~^${at}\\?${query}$" ${cache};`,
)

const map = (name: string, lines: string[]) => [
  `  map $request_uri ${name} {`,
  ...lines.map((line) => `    ${line}`),
  '  }',
]

/** Which of the site's answers the nginx of docker compose stores, where, and under which keys. */
export const nginxDocument = () =>
  withLines('docs/nginx.conf', {
    addresses: [
      ...map('$cached_address', [...keyed, '"~^(?<path_only>[^?]*)" $path_only;']),
      ...map('$cache', [
        'default pages;',
        '# Other spellings of the same path.',
        '"~^[^?]*%" off;',
        ...caches,
      ]),
    ],
  })
