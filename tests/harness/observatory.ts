type Headers = Record<string, string | string[] | undefined>

/** A page as a scanner gets it. */
export type Scanned = { headers: Headers; html: string; origin: string }

type Finding = { rule: string; modifier: number }

const headerOf = (headers: Headers, name: string) => String(headers[name] ?? '').toLowerCase()

const directivesOf = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources] as const),
  )

function contentSecurityPolicy({ headers }: Scanned): Finding {
  const policy = headerOf(headers, 'content-security-policy')
  const directives = directivesOf(policy)
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src')
  const [fallback, scripts, objects, styles] = [
    'default-src',
    'script-src',
    'object-src',
    'style-src',
  ].map(sourcesOf)
  const active = [...(scripts ?? []), ...(objects ?? [])]
  if (policy === '') return { rule: 'csp-not-implemented', modifier: -25 }
  const isOpen = [scripts, objects].some(
    (sources) => !sources || sources.some((one) => ['*', 'https:', 'http:', 'data:'].includes(one)),
  )
  if (isOpen || active.includes("'unsafe-inline'"))
    return { rule: 'csp-implemented-with-unsafe-inline', modifier: -20 }
  if ([...active, ...(styles ?? [])].some((one) => one.startsWith('http:')))
    return { rule: 'csp-implemented-with-insecure-scheme', modifier: -20 }
  if (active.includes("'unsafe-eval'"))
    return { rule: 'csp-implemented-with-unsafe-eval', modifier: -10 }
  if ([...directives.values()].flat().some((one) => one.startsWith('http:')))
    return { rule: 'csp-implemented-with-insecure-scheme-in-passive-content-only', modifier: -10 }
  if (!styles || styles.some((one) => ["'unsafe-inline'", '*', 'https:', 'data:'].includes(one)))
    return { rule: 'csp-implemented-with-unsafe-inline-in-style-src-only', modifier: 0 }
  return fallback?.join() === "'none'"
    ? { rule: 'csp-implemented-with-no-unsafe-default-src-none', modifier: 10 }
    : { rule: 'csp-implemented-with-no-unsafe', modifier: 5 }
}

function cookies({ headers }: Scanned): Finding {
  const all = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.toLowerCase())
  if (all.length === 0) return { rule: 'cookies-not-found', modifier: 0 }
  const isWhole = all.every((one) => /;\s*secure/.test(one) && /;\s*httponly/.test(one))
  if (!isWhole) return { rule: 'cookies-session-without-secure-or-httponly-flag', modifier: -40 }
  const isSameSite = all.every((one) => /;\s*samesite=(?:lax|strict)/.test(one))
  return isSameSite
    ? { rule: 'cookies-secure-with-httponly-sessions-and-samesite', modifier: 5 }
    : { rule: 'cookies-secure-with-httponly-sessions', modifier: 0 }
}

function crossOriginSharing({ headers }: Scanned): Finding {
  const isUniversal =
    headerOf(headers, 'access-control-allow-credentials') === 'true' &&
    headerOf(headers, 'access-control-allow-origin') === '*'
  return isUniversal
    ? { rule: 'cross-origin-resource-sharing-implemented-with-universal-access', modifier: -50 }
    : { rule: 'cross-origin-resource-sharing-not-implemented', modifier: 0 }
}

function referrerPolicy({ headers }: Scanned): Finding {
  const policies = headerOf(headers, 'referrer-policy').split(/,\s*/)
  const isPrivate = [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ]
  if (policies.some((policy) => isPrivate.includes(policy)))
    return { rule: 'referrer-policy-private', modifier: 5 }
  if (policies.join() === '') return { rule: 'referrer-policy-not-implemented', modifier: 0 }
  return { rule: 'referrer-policy-unsafe', modifier: -5 }
}

function transportSecurity({ headers }: Scanned): Finding {
  const seconds = Number(
    /max-age=(\d+)/.exec(headerOf(headers, 'strict-transport-security'))?.[1] ?? -1,
  )
  if (seconds < 0) return { rule: 'hsts-not-implemented', modifier: -20 }
  return seconds >= 15_768_000
    ? { rule: 'hsts-implemented-max-age-at-least-six-months', modifier: 0 }
    : { rule: 'hsts-implemented-max-age-less-than-six-months', modifier: -10 }
}

function subresourceIntegrity({ html, origin }: Scanned): Finding {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)].filter(
    ([, src = '']) => new URL(src, origin).origin !== origin,
  )
  const isGuarded = foreign.every(([tag]) => tag.includes('integrity='))
  return isGuarded
    ? { rule: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', modifier: 0 }
    : { rule: 'sri-not-implemented-but-external-scripts-loaded-securely', modifier: -5 }
}

const contentTypeOptions = ({ headers }: Scanned): Finding =>
  headerOf(headers, 'x-content-type-options') === 'nosniff'
    ? { rule: 'x-content-type-options-nosniff', modifier: 0 }
    : { rule: 'x-content-type-options-not-implemented', modifier: -5 }

function framing({ headers }: Scanned): Finding {
  const ancestors = directivesOf(headerOf(headers, 'content-security-policy')).get(
    'frame-ancestors',
  )
  if (ancestors && !ancestors.includes('*'))
    return { rule: 'x-frame-options-implemented-via-csp', modifier: 5 }
  return ['deny', 'sameorigin'].includes(headerOf(headers, 'x-frame-options'))
    ? { rule: 'x-frame-options-sameorigin-or-deny', modifier: 0 }
    : { rule: 'x-frame-options-not-implemented', modifier: -20 }
}

function resourcePolicy({ headers }: Scanned): Finding {
  const policy = headerOf(headers, 'cross-origin-resource-policy')
  if (policy === 'same-origin' || policy === 'same-site')
    return { rule: `corp-implemented-with-${policy}`, modifier: 10 }
  return { rule: 'corp-not-implemented-or-cross-origin', modifier: 0 }
}

/**
 * The rules of the MDN HTTP Observatory as it publishes them ("Tests & Scoring"). Its redirection
 * test is left out: the proxy that speaks TLS redirects.
 */
const rules = [
  contentSecurityPolicy,
  cookies,
  crossOriginSharing,
  referrerPolicy,
  transportSecurity,
  subresourceIntegrity,
  contentTypeOptions,
  framing,
  resourcePolicy,
]

const BASELINE = 100
/** Below this, extra points do not count. */
const BONUS_FROM = 90

export function scoreOf(page: Scanned) {
  const findings = rules.map((rule) => rule(page))
  const sum = (wanted: (modifier: number) => boolean) =>
    findings.reduce((total, { modifier }) => total + (wanted(modifier) ? modifier : 0), 0)
  const base = BASELINE + sum((modifier) => modifier < 0)
  const score = base >= BONUS_FROM ? base + sum((modifier) => modifier > 0) : base
  return { score: Math.max(0, score), findings }
}
