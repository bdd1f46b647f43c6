import type { Mutants } from '../mutant'

export const runtime: Mutants = {
  'draft link for ever': {
    file: 'runtime/draft-link.ts',
    find: 'if (collection === undefined || Number(madeAt) + LINK_MS < now) return null',
    replace: 'if (collection === undefined) return null',
    harm: 'A draft link from an old email still opens an unpublished page.',
    caughtBy: 'runtime/draft-link.test.ts',
  },
  'redirect in capitals': {
    file: 'runtime/redirect-loop.ts',
    find: ".replace(/(?!^)\\/$/, '').toLowerCase()",
    replace: ".replace(/(?!^)\\/$/, '')",
    harm: 'A redirect from /News to /news passes the check and sends readers in a circle.',
    caughtBy: 'runtime/redirect-loop.test.ts',
  },
  'endless queue of searches': {
    file: 'runtime/turns.ts',
    find: 'this.#waiting.length >= all || ',
    replace: '',
    harm: 'A flood of searches or logins makes everybody else wait for minutes.',
    caughtBy: 'runtime/turns.test.ts',
  },
  'endless pipelining': {
    file: 'runtime/guard-connections.ts',
    find: 'if (connection.unanswered.length === MAX_UNANSWERED) return void socket.destroy()',
    replace: '',
    harm: 'One connection can queue thousands of requests, and everybody else waits.',
    caughtBy: 'web/server/http/graceful-server.test.ts',
  },
  'silent while it waits': {
    file: 'runtime/guard-connections.ts',
    find: 'if (!waitsForUs) socket.destroy()',
    replace: 'socket.destroy()',
    harm: 'An editor who publishes on a busy machine gets no answer.',
    caughtBy: 'runtime/guard-connections.test.ts',
  },
  'port 65536': {
    file: 'runtime/setting-rules.ts',
    find: 'number >= 1 && number <= 65535',
    replace: 'number >= 1 && number <= 65536',
    harm: 'WEB_PORT=65536 is accepted, and the start ends in an error of Node.',
    caughtBy: 'runtime/environment.test.ts',
  },
  'addresses in the log': {
    file: 'runtime/log-line.ts',
    find: ".replace(EMAIL, '(an email address)')",
    replace: '',
    harm: 'Visitors’ email addresses stay in the log, where no erasure finds them.',
    caughtBy: 'runtime/log-line.test.ts',
  },
  'empty secret': {
    file: 'runtime/secret-file.ts',
    find: 'if (!secret)',
    replace: 'if (secret === undefined)',
    harm: 'With an empty secret file anybody can sign draft links.',
    caughtBy: 'web/server/config.test.ts',
  },
}
